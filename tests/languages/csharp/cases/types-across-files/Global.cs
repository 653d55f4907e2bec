class Global
{
    Global self;
}
