// Prints the calls in JavaScript and TypeScript files as TypeScript's checker sees them.
//
//     node typescript_calls.cjs PACKAGE TREE < paths
//
// PACKAGE is an installed npm package `typescript`; paths are those of files in TREE, one a line,
// relative to it. For the lines that are printed see calls.py.

const path = require("path");
const fs = require("fs");

const [, , package_, tree] = process.argv;
const ts = require(path.resolve(package_));
const root = path.resolve(tree);
const files = fs.readFileSync(0, "utf8").split("\n").filter(Boolean);
const options = {
  allowJs: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.Preserve,
  maxNodeModuleJsDepth: 0,
};
const program = ts.createProgram(files.map((file) => path.join(root, file)), options);
const checker = program.getTypeChecker();
const lines = [];
// What every function has that calls it.
const APPLYING = new Set(["apply", "bind", "call"]);
const FUNCTIONS = new Set([
  ts.SyntaxKind.FunctionDeclaration, ts.SyntaxKind.FunctionExpression, ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.MethodDeclaration, ts.SyntaxKind.MethodSignature, ts.SyntaxKind.Constructor,
  ts.SyntaxKind.GetAccessor, ts.SyntaxKind.ConstructSignature, ts.SyntaxKind.CallSignature,
]);

for (const file of files) {
  const source = program.getSourceFile(path.join(root, file));
  if (!source) continue;
  lines.push(`F\t${file}`);
  visit(source, (node) => attempt(node, file, source));
}
process.stdout.write(lines.join("\n") + "\n");

function visit(node, act) {
  act(node);
  ts.forEachChild(node, (child) => visit(child, act));
}

// The checker fails on some code that it takes for wrong: that costs one call.
function attempt(node, file, source) {
  const before = lines.length;
  try {
    calls(node, file, source);
  } catch (error) {
    lines.length = before;
    const line = lineOf(source, node.getStart(source));
    say(file, line, { unknown: node.getText(source).slice(0, 60) });
    process.stderr.write(`${file}:${line}: ${error.message}\n`);
  }
}

function calls(node, file, source) {
  let callee = null;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) callee = node.expression;
  else if (ts.isTaggedTemplateExpression(node)) callee = node.tag;
  if (!callee) return;
  const line = lineOf(source, node.getStart(source));
  const made = ts.isNewExpression(node) || callee.kind === ts.SyntaxKind.SuperKeyword;
  for (const declaration of declarations(callee)) say(file, line, declaration);
  if (ts.isPropertyAccessExpression(callee) && APPLYING.has(callee.name.text)) {
    for (const declaration of declarations(callee.expression)) say(file, line, declaration);
  }
  if (made) {
    const signature = checker.getResolvedSignature(node);
    const constructor = signature && signature.declaration;
    const overloads = constructor && constructor.parent.members;
    for (const one of overloads ? overloads.filter(ts.isConstructorDeclaration) : []) {
      say(file, line, one);
    }
  }
}

// What a callee names: the declarations of its symbol, imports followed; an empty list if none.
function declarations(callee) {
  let name = callee;
  while (isWrapped(name)) name = ts.isBinaryExpression(name) ? name.right : name.expression;
  if (ts.isPropertyAccessExpression(name)) name = name.name;
  else if (ts.isElementAccessExpression(name)) name = name.argumentExpression;
  const short = isShort(name.parent);
  let symbol = short
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const shortened = symbol && symbol.declarations && symbol.declarations.find(isShort);
  if (shortened) return [shortened, ...declarations(shortened.name)];
  const found = symbol && symbol.declarations;
  return found && found.length ? found : [{ unknown: name.getText().slice(0, 60) }];
}

// What compiled modules write for a call without an object: `(0, a.f)(…)`, too.
function isWrapped(name) {
  const isLast = ts.isBinaryExpression(name) && name.operatorToken.kind === ts.SyntaxKind.CommaToken;
  return isLast || ts.isParenthesizedExpression(name) || ts.isNonNullExpression(name);
}

function isShort(declaration) {
  return ts.isShorthandPropertyAssignment(declaration);
}

function say(file, line, declaration) {
  if (declaration.unknown !== undefined) {
    lines.push(`C\t${file}\t${line}\t${clean(declaration.unknown)}\t?\t\t0`);
    return;
  }
  const source = declaration.getSourceFile();
  const where = path.relative(root, source.fileName);
  const at = lineOf(source, declaration.getStart(source));
  const named = nameOf(declaration);
  lines.push(`C\t${file}\t${line}\t${clean(named)}\t${kindOf(declaration)}\t${where}\t${at}`);
}

function nameOf(declaration) {
  if (ts.isConstructorDeclaration(declaration)) return "constructor";
  if (declaration.name) return declaration.name.getText();
  const holder = declaration.parent;
  const assigned = [declaration, holder].find((one) => one && ts.isBinaryExpression(one));
  if (assigned && FUNCTIONS.has(assigned.right.kind) && assigned.right.name) {
    return assigned.right.name.getText(); // `module.exports = function f() {}`
  }
  if (assigned && ts.isClassLike(assigned.right) && assigned.right.name) return assigned.right.name.getText();
  if (holder && holder.name) return holder.name.getText();
  if (ts.isBinaryExpression(declaration)) return declaration.left.getText().split(".").pop();
  if (ts.isPropertyAccessExpression(declaration)) return declaration.name.getText();
  return "default";
}

function kindOf(declaration) {
  if (ts.isClassLike(declaration) || ts.isInterfaceDeclaration(declaration)) return "type";
  if (FUNCTIONS.has(declaration.kind)) return "function";
  const value = declaration.initializer || (ts.isBinaryExpression(declaration) && declaration.right);
  if (value && (FUNCTIONS.has(value.kind) || ts.isClassLike(value))) return "function";
  return "variable";
}

function lineOf(source, position) {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

function clean(text) {
  return text.replace(/\s+/g, " ").replace(/^["'`]|["'`]$/g, "");
}
