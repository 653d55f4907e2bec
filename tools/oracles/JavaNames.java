import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import javax.lang.model.element.*;
import javax.tools.*;

/**
 * Prints what the JDK's compiler takes names for, one line each, its fields separated by tabs. The
 * first argument says which names, the others are options of the compiler. Paths are read from
 * standard input.
 *
 * calls: file and line of the method that a call stands in (line 0 where it is in none), name of
 * that, line of the call, file, line and name of the method, constructor or class that it calls.
 * Calls of what is not among the sources are left out.
 *
 * types: file, line and name of the declaration whose signature a name is in, the name as written,
 * file and line of the type or type parameter it means; the last two empty where that is not among
 * the sources.
 */
public class JavaNames {
    static final PrintStream OUT = new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var paths = input.lines().toList();
        var compiler = ToolProvider.getSystemJavaCompiler();
        var problems = new DiagnosticCollector<JavaFileObject>();
        var files = compiler.getStandardFileManager(problems, null, StandardCharsets.UTF_8);
        var options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-implicit:none", "-Xmaxerrs", "100000"));
        options.addAll(Arrays.asList(args).subList(1, args.length));
        var task = (JavacTask) compiler.getTask(null, files, problems, options, null,
                files.getJavaFileObjectsFromStrings(paths));
        var units = new ArrayList<CompilationUnitTree>();
        task.parse().forEach(units::add);
        task.analyze();
        var trees = Trees.instance(task);
        for (var unit : units) {
            var printer = args[0].equals("calls") ? new Calls(unit, trees) : new Types(unit, trees);
            printer.scan(unit, null);
        }
        OUT.flush();
        long errors = problems.getDiagnostics().stream().filter(p -> p.getKind() == Diagnostic.Kind.ERROR).count();
        System.err.println(errors + " errors of the compiler");
    }

    /** Walks one file. */
    static class Printer extends TreePathScanner<Void, Void> {
        final CompilationUnitTree unit;
        final Trees trees;

        Printer(CompilationUnitTree unit, Trees trees) {
            this.unit = unit;
            this.trees = trees;
        }

        long line(CompilationUnitTree file, Tree tree) {
            return file.getLineMap().getLineNumber(trees.getSourcePositions().getStartPosition(file, tree));
        }

        String place(CompilationUnitTree file, Tree tree) {
            return file.getSourceFile().getName() + "\t" + line(file, tree);
        }
    }

    /** Looks at the calls of a file. */
    static class Calls extends Printer {
        Calls(CompilationUnitTree unit, Trees trees) {
            super(unit, trees);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void none) {
            emit(new TreePath(getCurrentPath(), tree.getMethodSelect()), tree);
            return super.visitMethodInvocation(tree, null);
        }

        @Override
        public Void visitNewClass(NewClassTree tree, Void none) {
            Tree type = tree.getIdentifier();
            while (type instanceof AnnotatedTypeTree || type instanceof ParameterizedTypeTree) {
                type = type instanceof AnnotatedTypeTree annotated ? annotated.getUnderlyingType()
                        : ((ParameterizedTypeTree) type).getType();
            }
            emit(new TreePath(getCurrentPath(), type), tree);
            if (tree.getClassBody() == null) {
                emit(getCurrentPath(), tree);
            } else {
                anonymous(tree);
            }
            return super.visitNewClass(tree, null);
        }

        /** The constructor of the class that one without a name extends: what its own one calls. */
        void anonymous(NewClassTree tree) {
            for (var member : tree.getClassBody().getMembers()) {
                if (member instanceof MethodTree method && method.getName().contentEquals("<init>")
                        && !method.getBody().getStatements().isEmpty()
                        && method.getBody().getStatements().get(0) instanceof ExpressionStatementTree statement
                        && statement.getExpression() instanceof MethodInvocationTree call) {
                    emit(TreePath.getPath(unit, call.getMethodSelect()), tree);
                }
            }
        }

        void emit(TreePath path, Tree call) {
            Element element = path == null ? null : trees.getElement(path);
            var target = element == null ? null : trees.getPath(element);
            if (target == null) {
                return;
            }
            String name = element.getSimpleName().toString();
            OUT.println(caller() + "\t" + line(unit, call) + "\t" + place(target.getCompilationUnit(), target.getLeaf())
                    + "\t" + name);
        }

        String caller() {
            for (var path = getCurrentPath(); path != null; path = path.getParentPath()) {
                if (path.getLeaf() instanceof MethodTree method && !isMade(path)) {
                    return place(unit, method) + "\t" + method.getName();
                }
            }
            return unit.getSourceFile().getName() + "\t0\t";
        }

        /** Whether the compiler has made a constructor that the source does not have. */
        boolean isMade(TreePath path) {
            var positions = trees.getSourcePositions();
            return positions.getEndPosition(unit, path.getLeaf()) < 0;
        }
    }

    /** Looks at the types of fields, methods and constructors of a file. */
    static class Types extends Printer {
        Types(CompilationUnitTree unit, Trees trees) {
            super(unit, trees);
        }

        @Override
        public Void visitMethod(MethodTree tree, Void none) {
            String of = place(unit, tree) + "\t" + tree.getName();
            names(tree.getReturnType(), of);
            for (var parameter : tree.getParameters()) {
                names(parameter.getType(), of);
            }
            return scan(tree.getBody(), null);
        }

        @Override
        public Void visitVariable(VariableTree tree, Void none) {
            if (getCurrentPath().getParentPath().getLeaf() instanceof ClassTree) {
                names(tree.getType(), place(unit, tree) + "\t" + tree.getName());
            }
            return scan(tree.getInitializer(), null);
        }

        void names(Tree type, String of) {
            if (type == null) {
                return;
            }
            new TreePathScanner<Void, Void>() {
                @Override
                public Void visitIdentifier(IdentifierTree tree, Void none) {
                    emit(getCurrentPath(), of);
                    return null;
                }

                @Override
                public Void visitMemberSelect(MemberSelectTree tree, Void none) {
                    emit(getCurrentPath(), of);
                    return super.visitMemberSelect(tree, null);
                }

                @Override
                public Void visitAnnotation(AnnotationTree tree, Void none) {
                    return null;
                }
            }.scan(new TreePath(getCurrentPath(), type), null);
        }

        void emit(TreePath path, String of) {
            Element element = trees.getElement(path);
            if (element == null || element.getKind() == ElementKind.PACKAGE) {
                return;
            }
            String text = path.getLeaf().toString().replaceAll("\\s", "");
            OUT.println(of + "\t" + text + "\t" + declaration(element));
        }

        String declaration(Element element) {
            if (element instanceof TypeParameterElement parameter) {
                var owner = trees.getPath(parameter.getGenericElement());
                return owner == null ? "\t" : parameter(owner, parameter.getSimpleName());
            }
            var path = trees.getPath(element);
            return path == null ? "\t" : place(path.getCompilationUnit(), path.getLeaf());
        }

        String parameter(TreePath owner, Name name) {
            var parameters = owner.getLeaf() instanceof MethodTree method
                    ? method.getTypeParameters() : ((ClassTree) owner.getLeaf()).getTypeParameters();
            for (var tree : parameters) {
                if (tree.getName().contentEquals(name)) {
                    return place(owner.getCompilationUnit(), tree);
                }
            }
            return "\t";
        }
    }
}
