char *start = (char *) NULL;
int size = sizeof (int);

int find(void) ATTRIBUTE_PURE;

char *next(int n)
{
    char *p = (char *)NULL;
    call((short)NULL, (unsigned char) EOF);
    return (char *) NULL;
}
