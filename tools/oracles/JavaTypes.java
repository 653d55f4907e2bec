import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import javax.lang.model.element.*;
import javax.tools.*;

/**
 * Prints what the JDK's compiler takes the names in signatures for: one line per name, its fields
 * separated by tabs: file, line and name of the declaration whose signature it is in, the name as
 * written, file and line of the type or type parameter it means; the last two empty where that is
 * not among the sources. Paths are read from standard input; arguments are options of the compiler.
 */
public class JavaTypes {
    static final PrintStream OUT = new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var paths = input.lines().toList();
        var compiler = ToolProvider.getSystemJavaCompiler();
        var problems = new DiagnosticCollector<JavaFileObject>();
        var files = compiler.getStandardFileManager(problems, null, StandardCharsets.UTF_8);
        var options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-implicit:none", "-Xmaxerrs", "100000"));
        options.addAll(Arrays.asList(args));
        var task = (JavacTask) compiler.getTask(null, files, problems, options, null,
                files.getJavaFileObjectsFromStrings(paths));
        var units = new ArrayList<CompilationUnitTree>();
        task.parse().forEach(units::add);
        task.analyze();
        for (var unit : units) {
            new Printer(unit, Trees.instance(task)).scan(unit, null);
        }
        OUT.flush();
        long errors = problems.getDiagnostics().stream().filter(p -> p.getKind() == Diagnostic.Kind.ERROR).count();
        System.err.println(errors + " errors of the compiler");
    }

    /** Walks one file and looks at the types of fields, methods and constructors. */
    static class Printer extends TreePathScanner<Void, Void> {
        final CompilationUnitTree unit;
        final Trees trees;

        Printer(CompilationUnitTree unit, Trees trees) {
            this.unit = unit;
            this.trees = trees;
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

        String place(CompilationUnitTree file, Tree tree) {
            long start = trees.getSourcePositions().getStartPosition(file, tree);
            return file.getSourceFile().getName() + "\t" + file.getLineMap().getLineNumber(start);
        }
    }
}
