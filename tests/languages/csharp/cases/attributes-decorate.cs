using System;

class AuditedAttribute : Attribute
{
    public AuditedAttribute(string what = "") { }
}

class Plain : Attribute { }

class Both { }

class BothAttribute : Attribute { }

[Audited]
class Service
{
    [Plain, Audited("field")]
    int count;

    [Both]
    Service() { }

    [AuditedAttribute]
    [Obsolete]
    void Run([Audited] int parameter) { }

    [Inner]
    int Size { get; }

    class InnerAttribute : Attribute { }
}

enum Kind
{
    [Audited] One
}
