class Größe
{
    int länge;
    void Prüfe(string straße) {}
    int @event;
    void @class() {}
}
