// Prints, for every call in the packages below a directory, what Go's type checker says is called.
//
//	go_calls ROOT [DIRECTORY...]
//
// With DIRECTORY only those packages, relative to ROOT. A line for each file that was checked
// ("F", file) and for each call ("C", file, line, name, what it is, file and line of its
// declaration), with tabs between; the last two are empty and 0 outside of ROOT. Packages that do
// not type-check are printed as far as they do: "?" stands for a callee that is not known.
package main

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

type checker struct {
	root     string
	files    *token.FileSet
	importer types.Importer
	out      *bufio.Writer
}

func main() {
	root, err := filepath.Abs(os.Args[1])
	if err != nil {
		panic(err)
	}
	files := token.NewFileSet()
	c := &checker{root, files, importer.ForCompiler(files, "source", nil), bufio.NewWriter(os.Stdout)}
	defer c.out.Flush()
	only := os.Args[2:]
	filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return nil
		}
		if path != root && leftOut(entry.Name()) {
			return filepath.SkipDir
		}
		inside, _ := filepath.Rel(root, path)
		if len(only) == 0 || slices.Contains(only, inside) {
			c.directory(path)
		}
		return nil
	})
}

func leftOut(name string) bool {
	return name == "testdata" || name == "vendor" || strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_")
}

func (c *checker) directory(path string) {
	found, err := build.ImportDir(path, 0)
	if err != nil || len(found.GoFiles) == 0 {
		return
	}
	c.check(path, append(slices.Clone(found.GoFiles), found.TestGoFiles...))
	c.check(path, found.XTestGoFiles)
}

func (c *checker) check(path string, names []string) {
	var files []*ast.File
	for _, name := range names {
		file, _ := parser.ParseFile(c.files, filepath.Join(path, name), nil, parser.SkipObjectResolution)
		if file != nil {
			files = append(files, file)
		}
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	settings := types.Config{Importer: c.importer, Error: func(error) {}, FakeImportC: true}
	settings.Check(path, c.files, files, info)
	for _, file := range files {
		name, _ := c.place(file.Pos())
		fmt.Fprintf(c.out, "F\t%s\n", name)
		ast.Inspect(file, func(node ast.Node) bool {
			if call, ok := node.(*ast.CallExpr); ok {
				c.call(name, called(call.Fun), info)
			}
			return true
		})
	}
}

// called returns the name of what is called; nil where it has none.
func called(expression ast.Expr) *ast.Ident {
	switch inner := expression.(type) {
	case *ast.Ident:
		return inner
	case *ast.SelectorExpr:
		return inner.Sel
	case *ast.ParenExpr:
		return called(inner.X)
	case *ast.StarExpr:
		return called(inner.X)
	case *ast.IndexExpr:
		return called(inner.X)
	case *ast.IndexListExpr:
		return called(inner.X)
	}
	return nil
}

func (c *checker) call(file string, name *ast.Ident, info *types.Info) {
	if name == nil {
		return
	}
	_, line := c.place(name.Pos())
	kind, where, at := "?", "", 0
	if object := info.Uses[name]; object != nil {
		kind = kindOf(object)
		if function, ok := object.(*types.Func); ok {
			object = function.Origin()
		}
		where, at = c.place(object.Pos())
	}
	fmt.Fprintf(c.out, "C\t%s\t%d\t%s\t%s\t%s\t%d\n", file, line, name.Name, kind, where, at)
}

func kindOf(object types.Object) string {
	switch object.(type) {
	case *types.Func:
		return "function"
	case *types.TypeName:
		if _, ok := object.Type().(*types.TypeParam); ok {
			return "parameter"
		}
		return "type"
	case *types.Builtin:
		return "builtin"
	}
	return "variable"
}

func (c *checker) place(position token.Pos) (string, int) {
	at := c.files.PositionFor(position, false)
	inside, ok := strings.CutPrefix(at.Filename, c.root+"/")
	if !ok {
		return "", 0
	}
	return inside, at.Line
}
