// Prints the calls in an assembly that mcs built with -debug, in the form that calls.py reads.
//
//     mono csharp_calls.exe ASSEMBLY
//
// Of what has no body (interfaces, abstract members, accessors that the compiler makes) the symbols
// say no place: `=Type.Name/arguments` stands for its file.

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using Mono.CompilerServices.SymbolWriter;

static class CSharpCalls
{
    const BindingFlags All = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static
        | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    static readonly Dictionary<short, OpCode> Codes = typeof(OpCodes)
        .GetFields(BindingFlags.Public | BindingFlags.Static)
        .Select(field => (OpCode)field.GetValue(null)).ToDictionary(code => code.Value);

    static MonoSymbolFile symbols;

    // The methods of the assembly that override another one, by what they all override.
    static ILookup<MethodInfo, MethodInfo> overriding;

    static void Main(string[] arguments)
    {
        var assembly = Assembly.LoadFrom(Path.GetFullPath(arguments[0]));
        symbols = MonoSymbolFile.ReadSymbolFile(arguments[0] + ".mdb");
        foreach (var source in symbols.Sources)
            Console.WriteLine("F\t" + source.FileName);
        overriding = assembly.GetTypes().SelectMany(type => type.GetMethods(All))
            .Where(method => method.IsVirtual && method.GetBaseDefinition() != method)
            .ToLookup(method => method.GetBaseDefinition());
        foreach (var type in assembly.GetTypes())
        {
            foreach (MethodBase method in type.GetMethods(All).Cast<MethodBase>()
                .Concat(type.GetConstructors(All)))
            {
                var body = method.GetMethodBody();
                if (body != null)
                    Print(method, body.GetILAsByteArray());
            }
        }
    }

    static void Print(MethodBase method, byte[] code)
    {
        var entry = symbols.GetMethodByToken(method.MetadataToken);
        var lines = entry?.GetLineNumberTable().LineNumbers ?? new LineNumberEntry[0];
        var file = FileOf(method);
        foreach (var call in Calls(code))
        {
            var at = lines.LastOrDefault(line => line.Offset <= call.Offset && !line.IsHidden)
                ?? lines.FirstOrDefault(line => !line.IsHidden);
            var place = at == null ? file + "\t1" : symbols.GetSourceFile(at.File).FileName + "\t" + at.Row;
            var start = "C\t" + place + "\t";
            if (call.IsDefault)
            {
                var made = method.Module.ResolveType(call.Token, TypeArguments(method),
                    MethodArguments(method));
                if (!made.IsGenericParameter && made.Module == method.Module)
                    Console.WriteLine(start + Bare(made.Name) + "\tfunction\t=" + PathOf(made) + "\t-1");
                continue;
            }
            var called = Resolve(method, call);
            if (called == null || IsAccessor(called))
                continue;
            // Which of them is named where it is called, the assembly does not tell.
            if (called.IsVirtual && called is MethodInfo virtually)
                foreach (var other in overriding[virtually.GetBaseDefinition()])
                    Console.WriteLine(start + NameOf(other) + "\toverride\t" + PlaceOf(other));
            if (called.Module != method.Module)
                continue;
            var kind = call.IsDirect ? "function" : "variable";
            Console.WriteLine(start + NameOf(called) + "\t" + kind + "\t" + PlaceOf(called));
        }
    }

    static bool IsAccessor(MethodBase called) => called.IsSpecialName && !called.IsConstructor;

    // Where a method is; of one that the compiler makes, where others of its type are.
    static string FileOf(MethodBase method)
    {
        var entry = symbols.GetMethodByToken(method.MetadataToken);
        for (var type = method.DeclaringType; entry == null && type != null; type = type.DeclaringType)
            entry = type.GetMethods(All).Cast<MethodBase>().Concat(type.GetConstructors(All))
                .Select(one => symbols.GetMethodByToken(one.MetadataToken))
                .FirstOrDefault(one => one != null);
        return entry?.CompileUnit.SourceFile.FileName ?? "";
    }

    static Type[] TypeArguments(MethodBase method) => method.DeclaringType.IsGenericType
        ? method.DeclaringType.GetGenericArguments() : null;

    static Type[] MethodArguments(MethodBase method) => method.IsGenericMethodDefinition
        ? method.GetGenericArguments() : null;

    static MethodBase Resolve(MethodBase method, Call call)
    {
        var ofType = TypeArguments(method);
        var ofMethod = MethodArguments(method);
        var called = method.Module.ResolveMethod(call.Token, ofType, ofMethod);
        if (call.Constrained != 0)
        {
            var type = method.Module.ResolveType(call.Constrained, ofType, ofMethod);
            var types = called.GetParameters().Select(one => one.ParameterType).ToArray();
            called = type.IsGenericParameter
                ? called : type.GetMethod(called.Name, All, null, types, null) ?? called;
        }
        return called == null || called.Module != method.Module
            ? called : method.Module.ResolveMethod(called.MetadataToken);
    }

    struct Call
    {
        public int Offset, Token, Constrained; // the type that it is constrained to
        public bool IsDirect, IsDefault; // whether it is none, but makes a struct without any
    }

    static IEnumerable<Call> Calls(byte[] code)
    {
        var constrained = 0;
        for (var at = 0; at < code.Length;)
        {
            var start = at;
            short value = code[at++];
            if (value == 0xfe)
                value = (short)(0xfe00 | code[at++]);
            var opcode = Codes[value];
            if (opcode == OpCodes.Initobj)
                yield return new Call
                {
                    Offset = start,
                    Token = BitConverter.ToInt32(code, at),
                    IsDefault = true,
                };
            if (opcode == OpCodes.Constrained)
                constrained = BitConverter.ToInt32(code, at);
            if (opcode.OperandType == OperandType.InlineMethod)
            {
                yield return new Call
                {
                    Offset = start,
                    Token = BitConverter.ToInt32(code, at),
                    Constrained = constrained,
                    IsDirect = opcode != OpCodes.Ldftn && opcode != OpCodes.Ldvirtftn,
                };
                constrained = 0;
            }
            at += opcode.OperandType == OperandType.InlineSwitch
                ? 4 + 4 * BitConverter.ToInt32(code, at) : SizeOf(opcode.OperandType);
        }
    }

    static int SizeOf(OperandType operand)
    {
        switch (operand)
        {
            case OperandType.InlineNone: return 0;
            case OperandType.ShortInlineBrTarget:
            case OperandType.ShortInlineI:
            case OperandType.ShortInlineVar: return 1;
            case OperandType.InlineVar: return 2;
            case OperandType.InlineI8:
            case OperandType.InlineR: return 8;
            default: return 4;
        }
    }

    static string NameOf(MethodBase method)
    {
        var name = method.IsConstructor ? Bare(method.DeclaringType.Name) : method.Name;
        return name.Substring(name.LastIndexOf('.') + 1);
    }

    static string Bare(string type) => type.Split('`')[0];

    static string PlaceOf(MethodBase method)
    {
        var entry = symbols.GetMethodByToken(method.MetadataToken);
        var lines = entry?.GetLineNumberTable().LineNumbers;
        var shown = lines?.Where(line => !line.IsHidden); // of a constructor initializers come first
        var row = method.IsConstructor ? shown?.LastOrDefault() : shown?.FirstOrDefault();
        if (row != null)
            return entry.CompileUnit.SourceFile.FileName + "\t" + row.Row;
        return "=" + PathOf(method.DeclaringType) + "\t" + method.GetParameters().Length;
    }

    static string PathOf(Type type)
    {
        var path = Bare(type.Name);
        for (; type.DeclaringType != null; type = type.DeclaringType)
            path = Bare(type.DeclaringType.Name) + "." + path;
        return path;
    }
}
