class Window : public Object {
    OBJECT_MACRO
    void hidden();
public slots:
    void open();
private Q_SLOTS:
    void close();
signals:
    void changed(int width);
  LIB_PRIVATE_UNLESS_TESTED:
    int width = 0;
  LIB_SECTION:
    int height;
Q_SIGNALS:
    void gone();
};

inline int search(int n) {
    if (n < 0) goto FAILED;
    return n;
FAILED:
    return -1;
}
