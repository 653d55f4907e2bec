// Prints the declarations of JavaScript and TypeScript files as TypeScript's own parser sees them.
//
//   node typescript.cjs PATH_OF_THE_TYPESCRIPT_PACKAGE <paths
//
// The lines are those that compare.py describes. Nothing is type-checked: `createSourceFile` only.
"use strict";
const fs = require("fs");
const path = require("path");
const ts = require(path.resolve(process.argv[2]));
const K = ts.SyntaxKind;
const LONGEST_DEFAULT = 32;

let source, text, found, exportedNames, assigned, quickLines;

const isFunction = (n) => n && (ts.isFunctionExpression(n) || ts.isArrowFunction(n));
const isObject = (n) => n && ts.isObjectLiteralExpression(n);
const isClass = (n) => n && ts.isClassExpression(n);

function bare(n) {
  while (
    n &&
    (ts.isParenthesizedExpression(n) ||
      ts.isAsExpression(n) ||
      (ts.isSatisfiesExpression && ts.isSatisfiesExpression(n)) ||
      ts.isNonNullExpression(n))
  )
    n = n.expression;
  return n;
}

// ---- text without comments, in one line

function leaves(n, into) {
  if (n.kind >= K.FirstJSDocNode && n.kind <= K.LastJSDocNode) return;
  const children = n.getChildren(source);
  if (children.length === 0) {
    if (n.getStart(source) < n.end) into.push(n);
  } else for (const child of children) leaves(child, into);
}

function folded(n) {
  const raw = text.slice(n.getStart(source), n.end);
  if (!/[\r\n\t]| {2}|\/\/|\/\*/.test(raw)) return raw;
  const tokens = [];
  leaves(n, tokens);
  let result = "";
  let end = -1;
  for (const token of tokens) {
    const start = token.getStart(source);
    if (end >= 0 && start > end) result += " ";
    result += text.slice(start, token.end).replace(/[\x00-\x1f]+[\x00-\x20]*/g, " ");
    end = token.end;
  }
  return result;
}

function hasBareComma(value) {
  let depth = 0;
  for (const [token] of value.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[[({\])},]/g)) {
    if ("[({".includes(token)) depth++;
    else if ("])}".includes(token)) depth--;
    else if (token === "," && depth <= 0) return true;
  }
  return false;
}

function written(n) {
  const value = folded(n);
  if ([...value].length > LONGEST_DEFAULT) return "...";
  return hasBareComma(value) ? `(${value})` : value;
}

function nameOf(n) {
  const name = folded(n);
  const quoted = /^(["'])([^"'`\\\s()[\]{}<>,]+)\1$/.exec(name);
  return quoted ? quoted[2] : name;
}

// ---- what is printed

function line(position) {
  let low = 0;
  let high = quickLines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (quickLines[middle] < position) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

function emit(kind, name, at, node, signature, properties) {
  const start = node.getStart(source);
  const last = line(Math.max(start, node.end - 1));
  const entry = { kind, name, scope: at.scope.join("."), first: line(start), last, signature };
  entry.properties = new Set(properties);
  entry.top = at.top;
  found.push(entry);
}

const MODIFIERS = new Map([
  [K.AsyncKeyword, "async"],
  [K.StaticKeyword, "static"],
  [K.AbstractKeyword, "abstract"],
  [K.OverrideKeyword, "override"],
  [K.ReadonlyKeyword, "readonly"],
  [K.PrivateKeyword, "visibility=private"],
  [K.ProtectedKeyword, "visibility=protected"],
  [K.ExportKeyword, "exported"],
  [K.DefaultKeyword, "default"],
]);

const modifiersOf = (n) => (n.modifiers || []).filter((one) => one.kind !== K.Decorator);

function propertiesOf(n) {
  const result = [];
  for (const one of modifiersOf(n)) {
    if (MODIFIERS.has(one.kind)) result.push(MODIFIERS.get(one.kind));
    if (one.kind === K.DeclareKeyword && !ts.isPropertyDeclaration(n)) result.push("extern");
  }
  if (n.asteriskToken) result.push("generator");
  if (n.questionToken && !ts.isParameter(n)) result.push("optional");
  if (ts.isGetAccessorDeclaration(n)) result.push("getter");
  if (ts.isSetAccessorDeclaration(n)) result.push("setter");
  if (n.name && ts.isPrivateIdentifier(n.name)) result.push("visibility=private");
  return result;
}

function parameter(p) {
  let result = modifiersOf(p).map((one) => one.getText(source)).join("");
  if (p.dotDotDotToken) result += "...";
  result += folded(p.name) + (p.questionToken ? "?" : "");
  if (p.type) result += ":" + folded(p.type);
  if (p.initializer) result += "=" + written(p.initializer);
  return result;
}

function called(name, n) {
  const list = n.parameters.map(parameter).join(",");
  return `${name}(${list})` + (n.type ? `->${folded(n.type)}` : "");
}

const typed = (name, type) => (type ? `${name}:${folded(type)}` : name);

const inside = (at, name, over) => ({ ...at, scope: [...at.scope, name], top: false, ...over });
const closure = (at) => ({ ...at, locals: true, level: false });

function typeParameters(n, at) {
  for (const one of n.typeParameters || [])
    emit("meta/type_parameter", one.name.text, at, one, one.name.text, []);
}

/** A callable under a name, its type parameters and its body. `shown` is the node of the span. */
function callable(kind, name, n, at, shown, more = []) {
  const own = propertiesOf(n).filter((one) => one !== "generator" || n.body || true);
  emit(kind, name, at, shown || n, called(name, n), [...own, ...more]);
  const within = closure(inside(at, name));
  typeParameters(n, within);
  if (kind === "callable/constructor" || kind === "callable/method") promoted(n, at);
  for (const one of n.parameters) visitParameter(one, within);
  if (n.body) visit(n.body, within);
}

function promoted(n, at) {
  if (!ts.isConstructorDeclaration(n)) return;
  for (const one of n.parameters)
    if (modifiersOf(one).length && ts.isIdentifier(one.name)) {
      const optional = one.questionToken ? ["optional"] : [];
      const properties = [...propertiesOf(one), ...optional];
      emit("value/field", one.name.text, at, one, typed(one.name.text, one.type), properties);
    }
}

function visitParameter(p, at) {
  if (p.initializer) visit(p.initializer, at);
  for (const one of p.modifiers || []) if (one.kind === K.Decorator) visit(one, at);
  if (!ts.isIdentifier(p.name)) visit(p.name, at);
}

// ---- types

function classLike(n, at, name, shown, more = []) {
  emit("type/class", name, at, shown || n, name, [...propertiesOf(n), ...more]);
  const within = inside(at, name, { locals: false, level: false });
  typeParameters(n, within);
  for (const one of n.heritageClauses || []) visit(one, at);
  members(n, within);
}

function members(n, at) {
  for (const m of n.members) {
    for (const one of m.modifiers || []) if (one.kind === K.Decorator) visit(one, at);
    if (ts.isConstructorDeclaration(m)) callable("callable/constructor", "constructor", m, at);
    else if (ts.isMethodDeclaration(m) || ts.isAccessor(m))
      callable("callable/method", nameOf(m.name), m, at);
    else if (ts.isIndexSignatureDeclaration(m)) indexSignature(m, at);
    else if (ts.isClassStaticBlockDeclaration(m)) visit(m.body, closure(at));
    else if (ts.isPropertyDeclaration(m)) field(m, at);
  }
}

function field(m, at) {
  const name = nameOf(m.name);
  if (isFunction(m.initializer)) {
    const f = m.initializer;
    const own = propertiesOf(f);
    emit("callable/method", name, at, m, called(name, f), [...propertiesOf(m), ...own]);
    const within = closure(inside(at, name));
    typeParameters(f, within);
    for (const one of f.parameters) visitParameter(one, within);
    visit(f.body, within);
    return;
  }
  emit("value/field", name, at, m, typed(name, m.type), propertiesOf(m));
  if (isObject(m.initializer)) object(m.initializer, inside(at, name));
  else if (m.initializer) visit(m.initializer, at);
}

function indexSignature(m, at) {
  emit("callable/method", "__index", at, m, called("__index", m), propertiesOf(m));
}

function typeMembers(list, at) {
  for (const m of list) {
    if (ts.isCallSignatureDeclaration(m)) callable("callable/method", "__call", m, at);
    else if (ts.isConstructSignatureDeclaration(m)) callable("callable/constructor", "__new", m, at);
    else if (ts.isIndexSignatureDeclaration(m)) indexSignature(m, at);
    else if (ts.isMethodSignature(m) || ts.isAccessor(m))
      callable("callable/method", nameOf(m.name), m, at);
    else if (ts.isPropertySignature(m)) {
      const name = nameOf(m.name);
      emit("value/property", name, at, m, typed(name, m.type), propertiesOf(m));
    }
  }
}

function aliased(type, at) {
  if (ts.isTypeLiteralNode(type)) typeMembers(type.members, at);
  else if (ts.isIntersectionTypeNode(type)) for (const one of type.types) aliased(one, at);
  else if (ts.isParenthesizedTypeNode(type)) aliased(type.type, at);
}

// ---- variables and objects

function boundNames(n, into) {
  if (ts.isIdentifier(n)) into.push(n);
  else for (const one of n.elements) if (!ts.isOmittedExpression(one)) boundNames(one.name, into);
}

function variables(list, at, isLevel, more) {
  const isConstant = (list.flags & ts.NodeFlags.BlockScoped) > ts.NodeFlags.Let - 1
    && (list.flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Let;
  const kind = isConstant ? "value/constant" : "value/variable";
  for (const d of list.declarations) {
    if (!ts.isIdentifier(d.name)) {
      const names = [];
      boundNames(d.name, names);
      if (isLevel) for (const one of names) emit(kind, one.text, at, d, one.text, more);
      visit(d.name, at);
      if (d.initializer) visit(d.initializer, at);
      continue;
    }
    const name = d.name.text;
    const value = bare(d.initializer);
    if (isLevel) at.names.add(name);
    if (isFunction(value)) callable("callable/function", name, value, at, d, more);
    else if (isClass(value)) classLike(value, at, name, d, more);
    else {
      if (isLevel) emit(kind, name, at, d, typed(name, d.type), more);
      if (isObject(value)) object(value, inside(at, name, { top: false }));
      else if (value) visit(value, at);
    }
    at.names.add(name);
  }
}

function object(n, at) {
  for (const p of n.properties) {
    if (ts.isMethodDeclaration(p) || ts.isAccessor(p))
      callable("callable/method", nameOf(p.name), p, at);
    else if (ts.isPropertyAssignment(p)) {
      const name = nameOf(p.name);
      if (isFunction(p.initializer)) callable("callable/method", name, p.initializer, at, p);
      else if (isObject(p.initializer)) object(p.initializer, inside(at, name));
      else visit(p.initializer, at);
    } else visit(p, at);
  }
}

// ---- assignments

const isModule = (n) =>
  ts.isPropertyAccessExpression(n) && n.expression.getText(source) === "module" &&
  n.name.text === "exports";
const isExports = (n) => (ts.isIdentifier(n) && n.text === "exports") || isModule(n);
const isPlain = (n) =>
  ts.isIdentifier(n) || (ts.isPropertyAccessExpression(n) && isPlain(n.expression)) ||
  n.kind === K.ThisKeyword;

/** Whether the assignment declared something of its right side. */
function assignment(n, at) {
  const { left, right } = n;
  if (ts.isIdentifier(left)) return assignedName(n, left.text, right, at);
  if (isModule(left)) return wholeExport(n, right, at);
  if (ts.isElementAccessExpression(left)) {
    const key = left.argumentExpression;
    if (!isExports(left.expression) || !ts.isStringLiteral(key) || !isFunction(right)) return false;
    callable("callable/function", nameOf(key), right, at, n, ["exported"]);
    return true;
  }
  if (!ts.isPropertyAccessExpression(left)) return false;
  const owner = left.expression;
  const name = left.name.text;
  if (isExports(owner)) return oneExport(n, name, right, at);
  const isPrototype = ts.isPropertyAccessExpression(owner) && owner.name.text === "prototype";
  const target = isPrototype ? owner.expression : owner;
  if (!isPlain(target)) return false;
  const isThis = target.kind === K.ThisKeyword;
  const scope = isThis ? at : { ...inside(at, target.getText(source)) };
  if (isFunction(right)) callable("callable/method", name, right, scope, n);
  else if (isClass(right) && !isThis && !isPrototype) classLike(right, scope, name, n);
  else if (isObject(right)) {
    const whole = name === "prototype" ? scope : inside(scope, name);
    object(right, whole);
  } else return false;
  return true;
}

function assignedName(n, name, right, at) {
  if (isObject(right)) object(right, inside(at, name));
  else if (isFunction(right) || isClass(right)) {
    if (right.name || at.locals || at.names.has(name)) return false;
    at.names.add(name);
    if (isClass(right)) classLike(right, at, name, n);
    else callable("callable/function", name, right, at, n);
  } else return false;
  return true;
}

const isNothing = (n) => n.kind === K.VoidExpression;

function oneExport(n, name, right, at) {
  if (isFunction(right)) callable("callable/function", name, right, at, n, ["exported"]);
  else if (isClass(right)) classLike(right, at, name, n, ["exported"]);
  else if (ts.isIdentifier(right)) exportedNames.add(right.text);
  else {
    if (!isNothing(right) && !at.locals && !at.names.has(name)) {
      at.names.add(name);
      emit("value/variable", name, at, n, name, ["exported"]);
    }
    if (!isObject(right)) return false;
    object(right, inside(at, name));
  }
  return true;
}

function wholeExport(n, right, at) {
  const more = ["exported", "default"];
  if (isFunction(right)) {
    if (right.name) callable("callable/function", right.name.text, right, at, right, more);
    else callable("callable/function", "default", right, at, n, more);
  } else if (isClass(right)) {
    if (right.name) classLike(right, at, right.name.text, right, more);
    else classLike(right, at, "default", n, more);
  } else if (ts.isIdentifier(right)) exportedNames.add(right.text);
  else if (isObject(right)) exportedObject(right, at);
  else return false;
  return true;
}

function exportedObject(n, at) {
  for (const p of n.properties) {
    const name = p.name ? nameOf(p.name) : "";
    if (ts.isShorthandPropertyAssignment(p)) exportedNames.add(name);
    else if (ts.isMethodDeclaration(p) || ts.isAccessor(p))
      callable("callable/function", name, p, at, p, ["exported"]);
    else if (ts.isPropertyAssignment(p)) {
      const value = p.initializer;
      if (isFunction(value)) callable("callable/function", name, value, at, p, ["exported"]);
      else if (ts.isIdentifier(value)) exportedNames.add(value.text);
      else {
        if (!at.locals && !at.names.has(name)) {
          at.names.add(name);
          emit("value/variable", name, at, p, name, ["exported"]);
        }
        if (isObject(value)) object(value, inside(at, name));
        else visit(value, at);
      }
    } else visit(p, at);
  }
}

// ---- statements

function module_(n, at) {
  let name = n.name.kind === K.StringLiteral ? nameOf(n.name) : n.name.text;
  const kind = n.name.kind === K.StringLiteral ? "module/module" : "module/namespace";
  const properties = propertiesOf(n);
  if (n.flags & ts.NodeFlags.GlobalAugmentation && !properties.includes("extern"))
    properties.push("extern");
  const shown = n;
  while (n.body && ts.isModuleDeclaration(n.body)) {
    n = n.body;
    name += "." + n.name.text;
  }
  emit(kind, name, at, shown, name, properties);
  if (n.body) {
    const within = inside(at, name, { level: true, names: new Set() });
    for (const one of n.body.statements) visit(one, within);
  }
}

function exported(n, at) {
  const value = n.expression;
  if (n.isExportEquals || ts.isIdentifier(value)) {
    if (ts.isIdentifier(value) && ts.isSourceFile(n.parent)) exportedNames.add(value.text);
    else visit(value, at);
    return;
  }
  const more = ["exported", "default"];
  if (isFunction(value)) callable("callable/function", "default", value, at, n, more);
  else if (isClass(value)) classLike(value, at, "default", n, more);
  else {
    emit("value/constant", "default", at, n, "default", more);
    if (isObject(value)) object(value, inside(at, "default"));
    else visit(value, at);
  }
}

function visit(n, at) {
  if (ts.isClassDeclaration(n)) {
    for (const one of n.modifiers || []) if (one.kind === K.Decorator) visit(one, at);
    classLike(n, at, n.name ? n.name.text : "default");
    if (n.name) at.names.add(n.name.text);
  } else if (ts.isFunctionDeclaration(n)) {
    if (n.name) at.names.add(n.name.text);
    callable("callable/function", n.name ? n.name.text : "default", n, at);
  } else if (ts.isInterfaceDeclaration(n)) {
    emit("type/interface", n.name.text, at, n, n.name.text, propertiesOf(n));
    const within = inside(at, n.name.text, { level: false });
    typeParameters(n, within);
    typeMembers(n.members, within);
  } else if (ts.isTypeAliasDeclaration(n)) {
    emit("type/type_alias", n.name.text, at, n, n.name.text, propertiesOf(n));
    const within = inside(at, n.name.text, { level: false });
    typeParameters(n, within);
    aliased(n.type, within);
  } else if (ts.isEnumDeclaration(n)) {
    const isConst = modifiersOf(n).some((one) => one.kind === K.ConstKeyword);
    const properties = [...propertiesOf(n), ...(isConst ? ["const"] : [])];
    emit("type/enum", n.name.text, at, n, n.name.text, properties);
    for (const m of n.members)
      emit("value/enum_member", nameOf(m.name), inside(at, n.name.text), m, nameOf(m.name), []);
  } else if (ts.isModuleDeclaration(n)) module_(n, at);
  else if (ts.isVariableStatement(n)) {
    const isVar = !(n.declarationList.flags & ts.NodeFlags.BlockScoped);
    const isOwn = ts.isSourceFile(n.parent) || ts.isModuleBlock(n.parent);
    variables(n.declarationList, at, !at.locals && (isOwn || isVar), propertiesOf(n));
  } else if (ts.isVariableDeclarationList(n)) variables(n, at, false, []);
  else if (ts.isExportAssignment(n)) exported(n, at);
  else if (ts.isExportDeclaration(n)) {
    const isList = !n.moduleSpecifier && n.exportClause && ts.isNamedExports(n.exportClause);
    if (isList && ts.isSourceFile(n.parent))
      for (const one of n.exportClause.elements)
        exportedNames.add((one.propertyName || one.name).text);
  } else if (ts.isBinaryExpression(n) && n.operatorToken.kind === K.EqualsToken) {
    if (!assignment(n, at)) ts.forEachChild(n, (child) => visit(child, at));
    else if (!isPlain(n.left)) visit(n.left, at);
  } else if (ts.isFunctionExpression(n) && n.name) {
    callable("callable/function", n.name.text, n, at);
  } else if (ts.isClassExpression(n)) {
    if (n.name) classLike(n, at, n.name.text);
    else {
      for (const one of n.heritageClauses || []) visit(one, at);
      members(n, { ...at, locals: false, level: false });
    }
  } else if (isFunction(n) || ts.isMethodDeclaration(n) || ts.isAccessor(n)) {
    const within = closure(at);
    for (const one of n.parameters) visitParameter(one, within);
    if (n.body) visit(n.body, within);
  } else if (!ts.isTypeNode(n) || ts.isExpressionWithTypeArguments(n))
    ts.forEachChild(n, (child) => visit(child, at));
}

const KINDS = {
  ".ts": ts.ScriptKind.TS, ".mts": ts.ScriptKind.TS, ".cts": ts.ScriptKind.TS,
  ".tsx": ts.ScriptKind.TSX, ".jsx": ts.ScriptKind.JSX,
};

function file(place) {
  text = fs.readFileSync(place, "utf8").replace(/^\ufeff/, "");
  const kind = KINDS[path.extname(place)] || ts.ScriptKind.JS;
  source = ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true, kind);
  const lines = [`file\t${place}`];
  if (source.parseDiagnostics.length) {
    const first = source.parseDiagnostics[0];
    const message = ts.flattenDiagnosticMessageText(first.messageText, " ");
    return [...lines, `error\t${message} (line ${first.start && text.slice(0, first.start).split("\n").length})`];
  }
  found = [];
  exportedNames = new Set();
  quickLines = [];
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) quickLines.push(i);
  const at = { scope: [], top: true, locals: false, level: true, names: new Set() };
  for (const one of source.statements) visit(one, at);
  for (const one of found) {
    if (one.top && exportedNames.has(one.name) && !one.kind.startsWith("meta")) one.properties.add("exported");
    const fields = [one.kind, one.name, one.scope, one.first, one.last, one.signature];
    lines.push([...fields.map((each) => String(each).replace(/[\t\n]/g, " ")), [...one.properties].join(" ")].join("\t"));
  }
  return lines;
}

for (const place of fs.readFileSync(0, "utf8").split("\n")) {
  if (place) process.stdout.write(file(place).join("\n") + "\n");
}
