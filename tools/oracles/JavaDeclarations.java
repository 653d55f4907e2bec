import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import javax.lang.model.element.Modifier;
import javax.tools.*;

/**
 * Prints what the JDK's own parser sees in Java files: one line per declaration, its fields
 * separated by tabs: kind, name, scope, first line, last line, signature, properties. A line
 * "file path" comes before the declarations of a file, "error message" says that it has a syntax error.
 * The paths are read from standard input. Nothing is resolved, only parsed.
 */
public class JavaDeclarations {
    static final PrintStream OUT = new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var compiler = ToolProvider.getSystemJavaCompiler();
        for (String path; (path = input.readLine()) != null; ) {
            OUT.println("file\t" + path);
            var problems = new DiagnosticCollector<JavaFileObject>();
            try (var files = compiler.getStandardFileManager(problems, null, StandardCharsets.UTF_8)) {
                var task = (JavacTask) compiler.getTask(null, files, problems, List.of("-proc:none"), null,
                        files.getJavaFileObjects(path));
                for (var unit : task.parse()) {
                    new Printer(unit, Trees.instance(task).getSourcePositions()).scan(unit, null);
                }
            }
            for (var problem : problems.getDiagnostics()) {
                if (problem.getKind() == Diagnostic.Kind.ERROR) {
                    OUT.println("error\t" + problem.getLineNumber() + " " + fold(problem.getMessage(Locale.ROOT)));
                }
            }
        }
        OUT.flush();
    }

    static String fold(String text) {
        return text.replaceAll("\\s+", " ").trim();
    }

    /** Walks one file. Whatever stands in a declaration is in its scope. */
    static class Printer extends TreeScanner<Void, Void> {
        final CompilationUnitTree unit;
        final SourcePositions positions;
        final String source;
        final Deque<String> scopes = new ArrayDeque<>(List.of(""));
        final Deque<ClassTree> classes = new ArrayDeque<>();

        Printer(CompilationUnitTree unit, SourcePositions positions) throws IOException {
            this.unit = unit;
            this.positions = positions;
            this.source = unit.getSourceFile().getCharContent(true).toString();
        }

        @Override
        public Void visitPackage(PackageTree tree, Void none) {
            String name = tree.getPackageName().toString();
            emit("module/package", name, tree, tree, name, "");
            return null;
        }

        @Override
        public Void visitModule(ModuleTree tree, Void none) {
            String name = tree.getName().toString();
            emit("module/module", name, tree, tree, name, "");
            return null;
        }

        @Override
        public Void visitClass(ClassTree tree, Void none) {
            String name = tree.getSimpleName().toString();
            classes.push(tree);
            if (name.isEmpty()) {
                members(tree);
            } else {
                emit("type/" + kind(tree), name, tree, tree, name, properties(tree.getModifiers()));
                within(name, () -> {
                    scan(tree.getTypeParameters(), null);
                    members(tree);
                });
            }
            classes.pop();
            return null;
        }

        static String kind(ClassTree tree) {
            return switch (tree.getKind()) {
                case INTERFACE -> "interface";
                case ENUM -> "enum";
                case RECORD -> "record";
                case ANNOTATION_TYPE -> "annotation";
                default -> "class";
            };
        }

        /** The members; the parser gives each declarator of a field apart, we want their whole. */
        void members(ClassTree tree) {
            var ends = new HashMap<Long, Tree>();
            for (Tree member : tree.getMembers()) {
                if (member instanceof VariableTree) {
                    ends.put(positions.getStartPosition(unit, member), member);
                }
            }
            for (Tree member : tree.getMembers()) {
                if (member instanceof VariableTree field) {
                    field(tree, field, ends.get(positions.getStartPosition(unit, member)));
                } else {
                    scan(member, null);
                }
            }
        }

        void field(ClassTree owner, VariableTree tree, Tree last) {
            String name = tree.getName().toString();
            var flags = tree.getModifiers().getFlags();
            boolean constant = flags.contains(Modifier.STATIC) && flags.contains(Modifier.FINAL)
                    || owner.getKind() == Tree.Kind.INTERFACE || owner.getKind() == Tree.Kind.ANNOTATION_TYPE;
            boolean component = owner.getKind() == Tree.Kind.RECORD && !flags.contains(Modifier.STATIC);
            if (owner.getKind() == Tree.Kind.ENUM && tree.getInitializer() instanceof NewClassTree made
                    && made.getIdentifier().toString().equals(owner.getSimpleName().toString())) {
                // A constant's properties are the parser's, not the source's; only annotations count.
                emit("value/enum_member", name, tree, tree, name, annotations(tree.getModifiers()));
            } else {
                String properties = component ? annotations(tree.getModifiers()) : properties(tree.getModifiers());
                emit(constant ? "value/constant" : "value/field", name, tree, last,
                        name + ": " + type(tree), properties);
            }
            within(name, () -> scan(tree.getInitializer(), null));
        }

        @Override
        public Void visitMethod(MethodTree tree, Void none) {
            ClassTree owner = classes.peek();
            boolean constructor = tree.getReturnType() == null;
            String name = constructor ? owner.getSimpleName().toString() : tree.getName().toString();
            var parameters = new ArrayList<String>();
            if (tree.getReceiverParameter() != null) {
                var receiver = tree.getReceiverParameter();
                parameters.add(receiver.getNameExpression() + ": " + receiver.getType());
            }
            for (var parameter : constructor && isCompact(tree) ? components(owner) : tree.getParameters()) {
                parameters.add(parameter.getName() + ": " + type(parameter));
            }
            String signature = name + "(" + String.join(", ", parameters) + ")"
                    + (constructor ? "" : " -> " + tree.getReturnType());
            emit(constructor ? "callable/constructor" : "callable/method", name, tree, tree, signature,
                    properties(tree.getModifiers()));
            within(name, () -> {
                scan(tree.getTypeParameters(), null);
                scan(tree.getParameters(), null);
                scan(tree.getDefaultValue(), null);
                scan(tree.getBody(), null);
            });
            return null;
        }

        /** Whether no parameter list stands between a constructor's modifiers and its body. */
        boolean isCompact(MethodTree tree) {
            if (classes.peek().getKind() != Tree.Kind.RECORD || tree.getBody() == null) {
                return false;
            }
            long start = Math.max(positions.getStartPosition(unit, tree),
                    positions.getEndPosition(unit, tree.getModifiers()));
            long end = positions.getStartPosition(unit, tree.getBody());
            return !source.substring((int) start, (int) end).contains("(");
        }

        static List<VariableTree> components(ClassTree record) {
            var result = new ArrayList<VariableTree>();
            for (Tree member : record.getMembers()) {
                if (member instanceof VariableTree field
                        && !field.getModifiers().getFlags().contains(Modifier.STATIC)) {
                    result.add(field);
                }
            }
            return result;
        }

        @Override
        public Void visitTypeParameter(TypeParameterTree tree, Void none) {
            String name = tree.getName().toString();
            emit("meta/type_parameter", name, tree, tree, name, "");
            return null;
        }

        /** A variable's type; the parser makes an array of `T...`, the source tells them apart. */
        String type(VariableTree tree) {
            String text = tree.getType().toString();
            if (tree.getType() instanceof ArrayTypeTree && text.endsWith("[]")) {
                long start = positions.getStartPosition(unit, tree.getType());
                long end = positions.getEndPosition(unit, tree);
                if (start >= 0 && source.substring((int) start, (int) end).contains("...")) {
                    return text.substring(0, text.length() - 2) + "...";
                }
            }
            return text;
        }

        static String properties(ModifiersTree modifiers) {
            var result = new TreeSet<String>();
            for (Modifier flag : modifiers.getFlags()) {
                switch (flag) {
                    case PUBLIC, PROTECTED, PRIVATE -> result.add("visibility=" + flag);
                    case NATIVE -> result.add("extern");
                    case STATIC, FINAL, ABSTRACT, SEALED, DEFAULT -> result.add(flag.toString());
                    default -> { }
                }
            }
            result.addAll(List.of(annotations(modifiers).split(" ")));
            result.remove("");
            return String.join(" ", result);
        }

        static String annotations(ModifiersTree modifiers) {
            var result = new TreeSet<String>();
            for (var annotation : modifiers.getAnnotations()) {
                switch (annotation.getAnnotationType().toString()) {
                    case "Deprecated", "java.lang.Deprecated" -> result.add("deprecated");
                    case "Override", "java.lang.Override" -> result.add("override");
                    default -> { }
                }
            }
            return String.join(" ", result);
        }

        void within(String name, Runnable body) {
            String scope = scopes.peek();
            scopes.push(scope.isEmpty() ? name : scope + "." + name);
            body.run();
            scopes.pop();
        }

        void emit(String kind, String name, Tree first, Tree last, String signature, String properties) {
            OUT.println(String.join("\t", kind, name, scopes.peek(),
                    Long.toString(line(positions.getStartPosition(unit, first))),
                    Long.toString(line(positions.getEndPosition(unit, last) - 1)),
                    fold(signature), properties));
        }

        long line(long position) {
            return position < 0 ? -1 : unit.getLineMap().getLineNumber(position);
        }
    }
}
