//! Prints the declarations that `syn` sees in Rust files, for tools/oracle_rust.py.
//!
//! Reads paths from standard input, one a line. For each file it prints `file<TAB>path`, then a
//! line `kind<TAB>name<TAB>scope<TAB>first line<TAB>last line<TAB>signature<TAB>properties` for
//! each declaration, or `error<TAB>message`. Signatures and scopes have no whitespace.

use proc_macro2::Span;
use quote::ToTokens;
use std::io::BufRead;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

fn main() {
    // Deeply nested expressions need more stack than the main thread has.
    let worker = std::thread::Builder::new()
        .stack_size(1 << 29)
        .spawn(run)
        .unwrap();
    worker.join().unwrap();
}

fn run() {
    for path in std::io::stdin().lock().lines().map(|line| line.unwrap()) {
        println!("file\t{path}");
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        match syn::parse_file(&text) {
            Ok(file) => Declarations::of(&text).visit_file(&file),
            Err(error) => println!("error\t{}: {error}", error.span().start().line),
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Inside {
    Module,
    Type,
    Callable,
}

struct Declarations<'a> {
    lines: Vec<&'a str>,
    scopes: Vec<(String, Inside)>,
}

fn squeezed(tokens: impl ToTokens) -> String {
    tokens
        .to_token_stream()
        .to_string()
        .split_whitespace()
        .collect()
}

/// The type an `impl` is for, without references, pointers and type arguments.
fn implemented(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Reference(inner) => implemented(&inner.elem),
        syn::Type::Ptr(inner) => implemented(&inner.elem),
        syn::Type::Path(path) if path.qself.is_none() => {
            let words: Vec<String> = path
                .path
                .segments
                .iter()
                .map(|one| one.ident.to_string())
                .collect();
            words.join(".")
        }
        other => squeezed(other),
    }
}

fn payload(fields: &syn::FieldsUnnamed) -> String {
    let mut text = String::new();
    for pair in fields.unnamed.pairs() {
        text += &squeezed(&pair.value().vis);
        text += &squeezed(&pair.value().ty);
        text += if pair.punct().is_some() { "," } else { "" };
    }
    format!(":({text})")
}

fn visibility(vis: &syn::Visibility) -> &'static str {
    match vis {
        syn::Visibility::Public(_) => "visibility=public ",
        syn::Visibility::Crate(_) => "visibility=package ",
        syn::Visibility::Restricted(inner) if inner.in_token.is_some() => "visibility=internal ",
        syn::Visibility::Restricted(inner) if inner.path.is_ident("crate") => "visibility=package ",
        syn::Visibility::Restricted(inner) if inner.path.is_ident("super") => {
            "visibility=internal "
        }
        _ => "",
    }
}

fn deprecated(attrs: &[syn::Attribute]) -> &'static str {
    if attrs.iter().any(|attr| attr.path.is_ident("deprecated")) {
        "deprecated "
    } else {
        ""
    }
}

fn modifiers(sig: &syn::Signature) -> String {
    let mut words = String::new();
    words += if sig.asyncness.is_some() {
        "async "
    } else {
        ""
    };
    words += if sig.constness.is_some() {
        "const "
    } else {
        ""
    };
    words += if sig.unsafety.is_some() {
        "unsafe "
    } else {
        ""
    };
    words + if sig.abi.is_some() { "extern " } else { "" }
}

fn signature(sig: &syn::Signature) -> String {
    let mut parameters: Vec<String> = Vec::new();
    for input in &sig.inputs {
        parameters.push(match input {
            syn::FnArg::Receiver(receiver) => {
                let mut receiver = receiver.clone();
                receiver.attrs.clear();
                squeezed(receiver)
            }
            syn::FnArg::Typed(typed) => {
                let mut typed = typed.clone();
                typed.attrs.clear();
                squeezed(typed)
            }
        });
    }
    if sig.variadic.is_some() {
        parameters.push("...".to_string());
    }
    let returned = match &sig.output {
        syn::ReturnType::Default => String::new(),
        syn::ReturnType::Type(_, ty) => format!("->{}", squeezed(ty)),
    };
    format!("({}){}", parameters.join(","), returned)
}

/// A clone of a node without its attributes, for its span.
macro_rules! bare {
    ($node:expr) => {{
        let mut clone = $node.clone();
        clone.attrs.clear();
        clone.span()
    }};
}

impl<'a> Declarations<'a> {
    fn of(text: &'a str) -> Self {
        Declarations {
            lines: text.lines().collect(),
            scopes: vec![(String::new(), Inside::Module)],
        }
    }

    fn inside(&self) -> Inside {
        self.scopes.last().unwrap().1
    }

    fn scope(&self, name: &str) -> String {
        let around = &self.scopes.last().unwrap().0;
        if around.is_empty() {
            name.to_string()
        } else {
            format!("{around}.{name}")
        }
    }

    /// The first line: that of the first attribute that is no doc comment, or of the node.
    fn first(&self, attrs: &[syn::Attribute], node: Span) -> usize {
        let real = attrs
            .iter()
            .map(|attr| attr.pound_token.span().start())
            .find(|at| self.lines[at.line - 1].chars().nth(at.column) == Some('#'));
        real.map_or(usize::MAX, |at| at.line).min(node.start().line)
    }

    fn put(
        &self,
        kind: &str,
        name: &str,
        attrs: &[syn::Attribute],
        bare: Span,
        signature: &str,
        properties: &str,
    ) {
        let scope = &self.scopes.last().unwrap().0;
        let (first, last) = (self.first(attrs, bare), bare.end().line);
        println!(
            "{kind}\t{name}\t{scope}\t{first}\t{last}\t{name}{signature}\t{properties}{}",
            deprecated(attrs)
        );
    }

    fn within(&mut self, name: &str, inside: Inside, visit: impl FnOnce(&mut Self)) {
        let scope = self.scope(name);
        self.scopes.push((scope, inside));
        visit(self);
        self.scopes.pop();
    }

    fn function(&mut self, sig: &syn::Signature, attrs: &[syn::Attribute], bare: Span, more: &str) {
        let kind = if self.inside() == Inside::Type {
            "method"
        } else {
            "function"
        };
        let name = sig.ident.to_string();
        let properties = format!("{}{more}", modifiers(sig));
        self.put(
            &format!("callable/{kind}"),
            &name,
            attrs,
            bare,
            &signature(sig),
            &properties,
        );
    }

    fn numbered(&mut self, fields: &syn::FieldsUnnamed) {
        for (index, field) in fields.unnamed.iter().enumerate() {
            let ty = format!(":{}", squeezed(&field.ty));
            let words = visibility(&field.vis);
            let name = index.to_string();
            self.put("value/field", &name, &field.attrs, bare!(field), &ty, words);
        }
    }
}

macro_rules! simple_type {
    ($method:ident, $type:ty, $kind:expr) => {
        fn $method(&mut self, node: &'ast $type) {
            let name = node.ident.to_string();
            self.put(
                $kind,
                &name,
                &node.attrs,
                bare!(node),
                "",
                visibility(&node.vis),
            );
            self.within(&name, Inside::Type, |this| visit::$method(this, node));
        }
    };
}

impl<'ast> Visit<'ast> for Declarations<'_> {
    simple_type!(visit_item_union, syn::ItemUnion, "type/union");
    simple_type!(visit_item_enum, syn::ItemEnum, "type/enum");
    simple_type!(visit_item_trait_alias, syn::ItemTraitAlias, "type/trait");
    simple_type!(visit_item_type, syn::ItemType, "type/type_alias");
    simple_type!(visit_impl_item_type, syn::ImplItemType, "type/type_alias");

    fn visit_item_struct(&mut self, node: &'ast syn::ItemStruct) {
        let name = node.ident.to_string();
        self.put(
            "type/struct",
            &name,
            &node.attrs,
            bare!(node),
            "",
            visibility(&node.vis),
        );
        self.within(&name, Inside::Type, |this| {
            if let syn::Fields::Unnamed(fields) = &node.fields {
                this.numbered(fields);
            }
            visit::visit_item_struct(this, node)
        });
    }

    fn visit_item_trait(&mut self, node: &'ast syn::ItemTrait) {
        let name = node.ident.to_string();
        let safety = if node.unsafety.is_some() {
            "unsafe "
        } else {
            ""
        };
        let words = format!("{safety}{}", visibility(&node.vis));
        self.put("type/trait", &name, &node.attrs, bare!(node), "", &words);
        self.within(&name, Inside::Type, |this| {
            visit::visit_item_trait(this, node)
        });
    }

    fn visit_trait_item_type(&mut self, node: &'ast syn::TraitItemType) {
        let name = node.ident.to_string();
        self.put("type/type_alias", &name, &node.attrs, bare!(node), "", "");
        self.within(&name, Inside::Type, |this| {
            visit::visit_trait_item_type(this, node)
        });
    }

    fn visit_foreign_item_type(&mut self, node: &'ast syn::ForeignItemType) {
        let name = node.ident.to_string();
        let words = format!("extern {}", visibility(&node.vis));
        self.put(
            "type/type_alias",
            &name,
            &node.attrs,
            bare!(node),
            "",
            &words,
        );
    }

    fn visit_item_mod(&mut self, node: &'ast syn::ItemMod) {
        let name = node.ident.to_string();
        self.put(
            "module/module",
            &name,
            &node.attrs,
            bare!(node),
            "",
            visibility(&node.vis),
        );
        self.within(&name, Inside::Module, |this| {
            visit::visit_item_mod(this, node)
        });
    }

    fn visit_item_impl(&mut self, node: &'ast syn::ItemImpl) {
        let name = implemented(&node.self_ty);
        self.within(&name, Inside::Type, |this| {
            visit::visit_item_impl(this, node)
        });
    }

    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.function(&node.sig, &node.attrs, bare!(node), visibility(&node.vis));
        let name = node.sig.ident.to_string();
        self.within(&name, Inside::Callable, |this| {
            visit::visit_item_fn(this, node)
        });
    }

    fn visit_impl_item_method(&mut self, node: &'ast syn::ImplItemMethod) {
        self.function(&node.sig, &node.attrs, bare!(node), visibility(&node.vis));
        let name = node.sig.ident.to_string();
        self.within(&name, Inside::Callable, |this| {
            visit::visit_impl_item_method(this, node)
        });
    }

    fn visit_trait_item_method(&mut self, node: &'ast syn::TraitItemMethod) {
        self.function(&node.sig, &node.attrs, bare!(node), "");
        let name = node.sig.ident.to_string();
        self.within(&name, Inside::Callable, |this| {
            visit::visit_trait_item_method(this, node)
        });
    }

    fn visit_foreign_item_fn(&mut self, node: &'ast syn::ForeignItemFn) {
        let words = format!("extern {}", visibility(&node.vis));
        self.function(&node.sig, &node.attrs, bare!(node), &words);
        let name = node.sig.ident.to_string();
        self.within(&name, Inside::Callable, |this| {
            visit::visit_foreign_item_fn(this, node)
        });
    }

    fn visit_item_macro(&mut self, node: &'ast syn::ItemMacro) {
        if let (Some(name), true) = (&node.ident, node.mac.path.is_ident("macro_rules")) {
            self.put(
                "callable/macro",
                &name.to_string(),
                &node.attrs,
                bare!(node),
                "()",
                "",
            );
        }
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        if self.inside() != Inside::Callable && node.ident != "_" {
            let ty = format!(":{}", squeezed(&node.ty));
            let name = node.ident.to_string();
            let words = visibility(&node.vis);
            self.put(
                "value/constant",
                &name,
                &node.attrs,
                bare!(node),
                &ty,
                words,
            );
        }
        visit::visit_item_const(self, node);
    }

    fn visit_impl_item_const(&mut self, node: &'ast syn::ImplItemConst) {
        let ty = format!(":{}", squeezed(&node.ty));
        let name = node.ident.to_string();
        self.put(
            "value/constant",
            &name,
            &node.attrs,
            bare!(node),
            &ty,
            visibility(&node.vis),
        );
        visit::visit_impl_item_const(self, node);
    }

    fn visit_trait_item_const(&mut self, node: &'ast syn::TraitItemConst) {
        let ty = format!(":{}", squeezed(&node.ty));
        self.put(
            "value/constant",
            &node.ident.to_string(),
            &node.attrs,
            bare!(node),
            &ty,
            "",
        );
        visit::visit_trait_item_const(self, node);
    }

    fn visit_item_static(&mut self, node: &'ast syn::ItemStatic) {
        if self.inside() != Inside::Callable {
            let ty = format!(":{}", squeezed(&node.ty));
            let mutable = if node.mutability.is_some() {
                "mutable "
            } else {
                ""
            };
            let words = format!("static {mutable}{}", visibility(&node.vis));
            let name = node.ident.to_string();
            self.put(
                "value/variable",
                &name,
                &node.attrs,
                bare!(node),
                &ty,
                &words,
            );
        }
        visit::visit_item_static(self, node);
    }

    fn visit_foreign_item_static(&mut self, node: &'ast syn::ForeignItemStatic) {
        if self.inside() != Inside::Callable {
            let ty = format!(":{}", squeezed(&node.ty));
            let mutable = if node.mutability.is_some() {
                "mutable "
            } else {
                ""
            };
            let words = format!("static extern {mutable}{}", visibility(&node.vis));
            let name = node.ident.to_string();
            self.put(
                "value/variable",
                &name,
                &node.attrs,
                bare!(node),
                &ty,
                &words,
            );
        }
    }

    fn visit_variant(&mut self, node: &'ast syn::Variant) {
        let name = node.ident.to_string();
        let ty = match &node.fields {
            syn::Fields::Unnamed(fields) => payload(fields),
            _ => String::new(),
        };
        self.put(
            "value/enum_member",
            &name,
            &node.attrs,
            bare!(node),
            &ty,
            "",
        );
        self.within(&name, Inside::Type, |this| {
            visit::visit_fields(this, &node.fields)
        });
        if let Some((_, value)) = &node.discriminant {
            self.visit_expr(value);
        }
    }

    fn visit_field(&mut self, node: &'ast syn::Field) {
        if let Some(name) = &node.ident {
            let ty = format!(":{}", squeezed(&node.ty));
            let words = visibility(&node.vis);
            self.put(
                "value/field",
                &name.to_string(),
                &node.attrs,
                bare!(node),
                &ty,
                words,
            );
        }
        visit::visit_field(self, node);
    }

    fn visit_type_param(&mut self, node: &'ast syn::TypeParam) {
        let name = node.ident.to_string();
        self.put(
            "meta/type_parameter",
            &name,
            &node.attrs,
            bare!(node),
            "",
            "",
        );
        visit::visit_type_param(self, node);
    }

    fn visit_const_param(&mut self, node: &'ast syn::ConstParam) {
        let ty = format!(":{}", squeezed(&node.ty));
        self.put(
            "meta/type_parameter",
            &node.ident.to_string(),
            &node.attrs,
            bare!(node),
            &ty,
            "",
        );
        visit::visit_const_param(self, node);
    }
}
