//! The public surface of the libraries: every public item in a line, in the file `SURFACE`.
//!
//! It changes on purpose or not at all. `cargo xtask tidy` compares the file with the sources, so a changed
//! line is part of the change that made it; `cargo xtask surface` rewrites the file.
//!
//! The lines are read from the sources: `cargo fmt` fixes where items begin and end, and the compiler
//! rejects an unreachable `pub`.

use crate::code::code;
use crate::workspace::{File, LIBRARIES, Workspace};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The file, from the root.
pub(crate) const FILE: &str = "SURFACE";

/// Writes the file. Returns true if that was possible.
pub(crate) fn write(workspace: &Workspace) -> bool {
    let written = std::fs::write(workspace.root.join(FILE), text(workspace));
    written.inspect_err(|error| eprintln!("error: cannot write {FILE}: {error}")).is_ok()
}

/// The lines of the current sources.
pub(crate) fn text(workspace: &Workspace) -> String {
    let mut text = String::new();
    for library in LIBRARIES {
        let folder = format!("crates/{library}/src/");
        let files = workspace.files.iter().filter(|file| file.path.starts_with(&folder) && file.is_rust());
        let sources: Vec<(&File, String)> = files.map(|file| (file, untested(&file.text))).collect();
        let types: BTreeSet<String> = sources.iter().flat_map(|(_, code)| public_types(code)).collect();
        let hidden: BTreeSet<String> = sources.iter().flat_map(|(_, code)| hidden_traits(code)).collect();
        for (file, code) in &sources {
            let items = items(code, &types, &hidden);
            if items.is_empty() {
                continue;
            }
            writeln!(text, "{}", file.path).expect("a string takes all that is written");
            for item in items {
                writeln!(text, "    {item}").expect("a string takes all that is written");
            }
        }
    }
    text
}

/// The code in front of the tests.
fn untested(source: &str) -> String {
    let code = code(source);
    code.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default().to_owned()
}

fn public_types(code: &str) -> impl Iterator<Item = String> {
    code.lines().filter_map(|line| {
        let (kind, rest) = line.strip_prefix("pub ")?.split_once(' ')?;
        ["struct", "enum", "trait", "type"].contains(&kind).then(|| name(rest))
    })
}

/// The traits that only this crate can name.
fn hidden_traits(code: &str) -> impl Iterator<Item = String> {
    code.lines().filter_map(|line| {
        let (marked, rest) = line.split_once("trait ")?;
        ["", "pub(crate) ", "pub(super) "].contains(&marked).then(|| name(rest))
    })
}

/// The name that a text begins with.
fn name(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// The owner of the items that are indented once.
enum Owner {
    /// A type: its items that are marked `pub`.
    Open(String),
    /// An enum or trait: all of its variants or functions.
    Whole(String),
    /// A macro: its items that are marked `pub`, at any depth, as each call makes them.
    Macro(String),
    Nobody,
}

/// The public items of a file, in its order.
fn items(code: &str, types: &BTreeSet<String>, hidden: &BTreeSet<String>) -> Vec<String> {
    let mut items = Vec::new();
    let mut owner = Owner::Nobody;
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let item = line.trim_start();
        match line.len() - item.len() {
            0 if item.starts_with("pub ") => {
                let whole = statement(item, &mut lines);
                let mut words = item.split(' ').skip(1);
                owner = match (words.next(), words.next()) {
                    (Some("enum" | "trait"), Some(of)) => Owner::Whole(name(of)),
                    (Some("struct"), Some(of)) => Owner::Open(name(of)),
                    _ => Owner::Nobody,
                };
                items.push(whole);
            }
            0 if item.starts_with("impl") => {
                let whole = statement(item, &mut lines);
                match whole.rsplit_once(" for ") {
                    Some((implemented, of)) => {
                        let is_hidden = hidden.contains(&name(after_generics(implemented)));
                        if types.contains(&name(of)) && !is_hidden {
                            items.push(whole);
                        }
                        owner = Owner::Nobody;
                    }
                    None => owner = Owner::Open(name(after_generics(&whole))),
                }
            }
            0 if item.starts_with("macro_rules! ") => {
                owner = Owner::Macro(name(&item["macro_rules! ".len()..]));
            }
            0 if is_macro(item) => items.push(item.to_owned()),
            0 if item.starts_with('}') => owner = Owner::Nobody,
            indent => match &owner {
                Owner::Macro(of) if item.starts_with("pub ") => {
                    items.push(format!("{of}!: {}", statement(item, &mut lines)));
                }
                _ if indent != 4 => {}
                Owner::Open(of) if item.starts_with("pub ") => {
                    items.push(format!("{of}: {}", statement(item, &mut lines)));
                }
                Owner::Whole(of) if item.starts_with(|c: char| c.is_alphabetic()) => {
                    items.push(format!("{of}: {}", statement(item, &mut lines)));
                }
                _ => {}
            },
        }
    }
    items
}

/// The header after `impl` and its generics.
fn after_generics(header: &str) -> &str {
    let Some(rest) = header.strip_prefix("impl") else { return header };
    let Some(generics) = rest.strip_prefix('<') else { return rest.trim_start() };
    let mut depth = 1;
    for (at, c) in generics.char_indices() {
        depth += i32::from(c == '<') - i32::from(c == '>');
        if depth == 0 {
            return generics[at + 1..].trim_start();
        }
    }
    rest
}

/// A call such as `index_type!(...)`, which makes items that the sources do not show.
fn is_macro(item: &str) -> bool {
    let called = name(item);
    !called.is_empty() && item[called.len()..].starts_with("!(")
}

/// An item up to its body or its end, in one line.
fn statement<'a>(first: &str, rest: &mut impl Iterator<Item = &'a str>) -> String {
    let mut whole = String::new();
    let mut line = first.trim();
    loop {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_open = whole.ends_with('(');
        whole.push_str(if whole.is_empty() || is_open { "" } else { " " });
        whole.push_str(&words.join(" "));
        if whole.starts_with("pub use") {
            if whole.ends_with(';') {
                break;
            }
        } else if whole.ends_with(['{', ';', ',', '}']) && is_balanced(&whole) {
            break;
        }
        match rest.next() {
            Some(next) => line = next.trim(),
            None => break,
        }
    }
    let end =
        if whole.starts_with("pub use") { whole.len() } else { whole.find(" {").unwrap_or(whole.len()) };
    whole[..end].trim_end_matches([';', ',']).replace(", )", ")").replace(",)", ")")
}

/// Returns true if all parentheses are closed.
fn is_balanced(text: &str) -> bool {
    let count = |c: char| text.matches(c).count();
    count('(') == count(')') && count('[') == count(']')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_can_use_is_listed() {
        let code = "\
pub struct A {
    pub first: u8,
    second: u8,
}

impl A {
    /// About it.
    pub const fn get(self) -> u8 {
        self.first
    }

    fn hidden(&self) {}

    pub fn long(
        &self,
        other: &A,
    ) -> Option<u8> {
        None
    }
}

impl<T: Into<B>> From<T> for A {
    fn from(_: T) -> Self {
        todo
    }
}

impl Drop for Private {
}

trait Ours {
}

impl Ours for A {
}

pub enum E {
    One,
    Two(u8),
}

pub trait T: Sized {
    fn must(&self) -> bool;
    fn may(&self) {
    }
}

macro_rules! makes {
    ($name:ident) => {
        impl $name {
            pub fn made(
                self,
            ) {
            }
            fn hidden() {}
        }
    };
}

index_type!(Cell, 81);
pub(crate) fn ours() {}
pub use inner::{
    B,
    C,
};

#[cfg(test)]
mod tests {
    pub fn none() {}
}
";
        let code = untested(code);
        let (types, hidden) = (public_types(&code).collect(), hidden_traits(&code).collect());
        let expected = [
            "pub struct A",
            "A: pub first: u8",
            "A: pub const fn get(self) -> u8",
            "A: pub fn long(&self, other: &A) -> Option<u8>",
            "impl<T: Into<B>> From<T> for A",
            "pub enum E",
            "E: One",
            "E: Two(u8)",
            "pub trait T: Sized",
            "T: fn must(&self) -> bool",
            "T: fn may(&self)",
            "makes!: pub fn made(self)",
            "index_type!(Cell, 81);",
            "pub use inner::{ B, C, }",
        ];
        assert_eq!(items(&code, &types, &hidden), expected);
    }
}
