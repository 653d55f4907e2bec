int create(int style)
{
#ifdef WINDOWS
    if (style == 1) {
        open_window();
    }
#else
    if (style == 1) {
        open_file();
    } else if (style == 2) {
        open_pipe();
    }
#endif
    else {
        return 0;
    }
    return 1;
}

int after(void);
