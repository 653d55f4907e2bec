// Command go_declarations prints what go/parser finds declared in files.
//
// It reads paths from standard input, one a line, and writes one JSON object a line for each.
// tools/oracle_go.py compares these with what codeknit extracts.
package main

import (
	"bufio"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
)

// Declaration is one declaration; Signature is written as the format has it.
type Declaration struct {
	Name      string `json:"name"`
	Scope     string `json:"scope"`
	Kind      string `json:"kind"`
	Start     int    `json:"start"`
	End       int    `json:"end"`
	Signature string `json:"signature"`
	Receiver  string `json:"receiver"`
	Tag       string `json:"tag"`
	Exported  bool   `json:"exported"`
}

// File is what is declared in one file, and how much was left out by reason.
type File struct {
	Error        string         `json:"error"`
	Declarations []Declaration  `json:"declarations"`
	LeftOut      map[string]int `json:"left_out"`
}

type reader struct {
	files  *token.FileSet
	file   *ast.File
	source []byte
	found  File
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	encoder := json.NewEncoder(out)
	for lines.Scan() {
		if err := encoder.Encode(read(lines.Text())); err != nil {
			panic(err)
		}
	}
}

func read(path string) File {
	source, err := os.ReadFile(path)
	if err != nil {
		return File{Error: err.Error()}
	}
	r := reader{files: token.NewFileSet(), source: source}
	r.found.LeftOut = map[string]int{}
	r.file, err = parser.ParseFile(r.files, path, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return File{Error: err.Error()}
	}
	r.add(r.file.Name.Name, "", "package", r.file.Package, r.file.Name.End(), r.file.Name.Name, false)
	for _, declaration := range r.file.Decls {
		r.declaration(declaration, "", false)
	}
	return r.found
}

func (r *reader) add(name, scope, kind string, start, end token.Pos, signature string, exported bool) *Declaration {
	r.found.Declarations = append(r.found.Declarations, Declaration{
		Name: name, Scope: scope, Kind: kind, Signature: signature, Exported: exported,
		Start: r.line(start), End: r.line(end),
	})
	return &r.found.Declarations[len(r.found.Declarations)-1]
}

func (r *reader) line(at token.Pos) int { return r.files.PositionFor(at, false).Line }

func (r *reader) declaration(node ast.Decl, scope string, local bool) {
	switch node := node.(type) {
	case *ast.FuncDecl:
		r.function(node)
	case *ast.GenDecl:
		for _, specification := range node.Specs {
			r.specification(node.Tok, specification, scope, local)
		}
	}
}

func (r *reader) function(node *ast.FuncDecl) {
	name, scope, kind := node.Name.Name, "", "function"
	receiver := ""
	if node.Recv != nil && len(node.Recv.List) > 0 {
		kind = "method"
		receiver = r.text(node.Recv.List[0].Type)
		scope = bare(node.Recv.List[0].Type)
	}
	found := r.add(name, scope, kind, node.Pos(), node.End(), name+r.call(node.Type), ast.IsExported(name))
	found.Receiver = receiver
	inside := dotted(scope, name)
	if receiver != "" {
		r.receiverParameters(node.Recv.List[0].Type, inside)
	}
	r.typeParameters(node.Type.TypeParams, inside)
	if node.Body != nil {
		r.body(node.Body, inside)
	}
}

func (r *reader) specification(keyword token.Token, node ast.Spec, scope string, local bool) {
	switch node := node.(type) {
	case *ast.TypeSpec:
		r.typeSpecification(node, scope, local)
	case *ast.ValueSpec:
		r.values(keyword, node, scope, local)
	}
}

func (r *reader) typeSpecification(node *ast.TypeSpec, scope string, local bool) {
	name := node.Name.Name
	kind := "defined_type"
	switch node.Type.(type) {
	case *ast.StructType:
		kind = "struct"
	case *ast.InterfaceType:
		kind = "interface"
	}
	if node.Assign.IsValid() {
		kind = "type_alias"
	}
	r.add(name, scope, kind, node.Pos(), node.End(), name, !local && ast.IsExported(name))
	inside := dotted(scope, name)
	r.typeParameters(node.TypeParams, inside)
	switch of := node.Type.(type) {
	case *ast.StructType:
		r.fields(of, inside)
	case *ast.InterfaceType:
		r.methods(of, inside)
	default:
		r.unnamed(of)
	}
}

func (r *reader) fields(node *ast.StructType, scope string) {
	for _, field := range node.Fields.List {
		tag := ""
		if field.Tag != nil {
			tag, _ = strconv.Unquote(field.Tag.Value)
		}
		names := []string{}
		for _, name := range field.Names {
			names = append(names, name.Name)
		}
		if len(names) == 0 {
			names = append(names, bare(field.Type))
		}
		for _, name := range names {
			if name == "_" {
				r.found.LeftOut["blank names of values"]++
				continue
			}
			signature := name + ": " + r.text(field.Type)
			r.add(name, scope, "field", field.Pos(), field.End(), signature, ast.IsExported(name)).Tag = tag
		}
		r.unnamed(field.Type)
	}
}

func (r *reader) methods(node *ast.InterfaceType, scope string) {
	for _, method := range node.Methods.List {
		of, is := method.Type.(*ast.FuncType)
		if !is || len(method.Names) == 0 {
			continue
		}
		name := method.Names[0].Name
		r.add(name, scope, "method", method.Pos(), method.End(), name+r.call(of), ast.IsExported(name))
		r.unnamed(of)
	}
}

// unnamed counts what types without a name declare: it is part of the type in the signature.
func (r *reader) unnamed(node ast.Node) {
	ast.Inspect(node, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.StructType:
			r.found.LeftOut["fields of unnamed types"] += len(node.Fields.List)
		case *ast.InterfaceType:
			r.found.LeftOut["methods of unnamed types"] += len(node.Methods.List)
		}
		return true
	})
}

func (r *reader) values(keyword token.Token, node *ast.ValueSpec, scope string, local bool) {
	kind := "variable"
	if keyword == token.CONST {
		kind = "constant"
	}
	for index, name := range node.Names {
		var literal *ast.FuncLit
		if index < len(node.Values) && kind == "variable" {
			literal, _ = node.Values[index].(*ast.FuncLit)
		}
		if name.Name == "_" || local {
			if name.Name == "_" {
				r.found.LeftOut["blank names of values"]++
			}
			if index < len(node.Values) {
				r.body(node.Values[index], scope)
			}
			continue
		}
		signature := name.Name
		inside := scope
		of := kind
		if literal != nil {
			signature, inside, of = name.Name+r.call(literal.Type), name.Name, "function"
		} else if node.Type != nil {
			signature += ": " + r.text(node.Type)
		}
		r.add(name.Name, scope, of, node.Pos(), node.End(), signature, ast.IsExported(name.Name))
		if index < len(node.Values) {
			r.body(node.Values[index], inside)
		}
	}
	for _, value := range node.Values[min(len(node.Names), len(node.Values)):] {
		r.body(value, scope)
	}
}

// body finds declarations in statements and expressions, where values are locals.
func (r *reader) body(node ast.Node, scope string) {
	ast.Inspect(node, func(node ast.Node) bool {
		if statement, is := node.(*ast.DeclStmt); is {
			r.declaration(statement.Decl, scope, true)
			return false
		}
		return true
	})
}

func (r *reader) typeParameters(list *ast.FieldList, scope string) {
	if list == nil {
		return
	}
	for _, field := range list.List {
		for _, name := range field.Names {
			r.add(name.Name, scope, "type_parameter", field.Pos(), field.End(), name.Name, false)
		}
	}
}

func (r *reader) receiverParameters(node ast.Expr, scope string) {
	arguments := []ast.Expr{}
	switch of := unwrapped(node).(type) {
	case *ast.IndexExpr:
		arguments = append(arguments, of.Index)
	case *ast.IndexListExpr:
		arguments = of.Indices
	}
	for _, argument := range arguments {
		if name, is := argument.(*ast.Ident); is && name.Name != "_" {
			r.add(name.Name, scope, "type_parameter", name.Pos(), name.End(), name.Name, false)
		}
	}
}

// call writes parameters and results as the format has them.
func (r *reader) call(node *ast.FuncType) string {
	parameters := []string{}
	for _, field := range node.Params.List {
		of := r.text(field.Type)
		if len(field.Names) == 0 {
			parameters = append(parameters, "_: "+of)
		}
		for _, name := range field.Names {
			parameters = append(parameters, name.Name+": "+of)
		}
	}
	result := ""
	if node.Results != nil {
		result = " -> " + r.slice(node.Results.Pos(), node.Results.End())
	}
	return "(" + strings.Join(parameters, ", ") + ")" + result
}

func (r *reader) text(node ast.Node) string { return r.slice(node.Pos(), node.End()) }

// slice is the source of a range without its comments.
func (r *reader) slice(start, end token.Pos) string {
	file := r.files.File(r.file.FileStart)
	text := []byte{}
	at := start
	for _, group := range r.file.Comments {
		for _, comment := range group.List {
			if comment.Pos() >= at && comment.End() <= end {
				text = append(text, r.source[file.Offset(at):file.Offset(comment.Pos())]...)
				text = append(text, ' ')
				at = comment.End()
			}
		}
	}
	text = append(text, r.source[file.Offset(at):file.Offset(end)]...)
	return string(text)
}

func unwrapped(node ast.Expr) ast.Expr {
	for {
		switch of := node.(type) {
		case *ast.StarExpr:
			node = of.X
		case *ast.ParenExpr:
			node = of.X
		default:
			return node
		}
	}
}

// bare is the name of a type without pointer, package and arguments.
func bare(node ast.Expr) string {
	switch of := unwrapped(node).(type) {
	case *ast.Ident:
		return of.Name
	case *ast.SelectorExpr:
		return of.Sel.Name
	case *ast.IndexExpr:
		return bare(of.X)
	case *ast.IndexListExpr:
		return bare(of.X)
	}
	return ""
}

func dotted(scope, name string) string {
	if scope == "" {
		return name
	}
	return scope + "." + name
}
