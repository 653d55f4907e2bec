class Größe {
    int länge;
    void überprüfe(String straße) {}
    int $dollar, _under;
}
