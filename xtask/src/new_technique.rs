//! Makes the folder of a new family of techniques, with every part to be filled in, and registers it.
//!
//! The new family compiles and finds nothing. Its tests fail and list the missing parts, until it finds,
//! proves and explains what its page promises.

use crate::workspace::Workspace;
use std::fs;

const TECHNIQUES: &str = "crates/logic/src/techniques";
const WORDS: &str = "crates/diagram/words/en";

/// The parts of a folder: file name and template. `{module}`, `{Family}`, `{kind}`, `{Title}` and `{KIND}`
/// stand for the forms of the name.
const PARTS: [(&str, &str); 3] = [
    ("mod.rs", include_str!("new_technique/mod.rs.txt")),
    ("doc.md", include_str!("new_technique/doc.md.txt")),
    ("cases.txt", ""),
];

/// Its file of messages.
const MESSAGES: &str = "# What the program says about {Title}; GLOSSARY.md and the other files show how.\n{kind}-look = { \"\" }\n";

/// The tests of a family. Without `serde` they do not read its steps as proofs.
const TESTS: &str = "cargo test -p sudokit-logic --features languages,serde --test logic";

/// Makes the family. Returns true if that went well.
pub(crate) fn run(workspace: &Workspace, name: &str) -> bool {
    match make(workspace, name) {
        Ok(next) => {
            print!("{next}");
            true
        }
        Err(why) => {
            eprintln!("error: {why}");
            false
        }
    }
}

fn make(workspace: &Workspace, name: &str) -> Result<String, String> {
    let names = Names::of(name)?;
    let folder = format!("{TECHNIQUES}/{}", names.module);
    let registry = format!("{TECHNIQUES}/mod.rs");
    if workspace.files.iter().any(|file| file.path.starts_with(&format!("{folder}/"))) {
        return Err(format!("{folder} is already there"));
    }
    let registered = names.registered(workspace.text(&registry))?;
    let written = |path: &str, text: &str| {
        fs::write(workspace.root.join(path), text).map_err(|error| format!("cannot write {path}: {error}"))
    };
    fs::create_dir_all(workspace.root.join(&folder))
        .map_err(|error| format!("cannot make {folder}: {error}"))?;
    for (file, text) in PARTS {
        written(&format!("{folder}/{file}"), &names.filled_in(text))?;
    }
    written(&registry, &registered)?;
    // Until somebody writes its messages in another language, they are told in English.
    written(&format!("{WORDS}/{}.ftl", names.kind), &names.filled_in(MESSAGES))?;
    Ok(format!(
        "made {folder}, and registered it in {registry}; its messages are in {WORDS}/{}.ftl\n\n\
         Fill in what the comments in {folder}/mod.rs ask for, from the top down. Then:\n\n  \
         cargo run --release -p sudokit-logic --example meet -- {} PUZZLES\n    \
         finds positions for doc.md and cases.txt in a file of puzzles, one a line\n  \
         {TESTS}\n    \
         says what is missing, until nothing is; with `serde`, proofs of it as well\n  \
         cargo xtask tidy\n    \
         asks for the words in GLOSSARY.md\n\n\
         Its line is the last of `catalogue!` in {registry}. Move it before the first family that is harder:\n\
         `explain` uses what HoDoKu does not know in that order. A kind with a HoDoKu order has its place by that.\n",
        names.kind, names.kind
    ))
}

/// The name of a family in all its forms.
struct Names {
    /// `my_trick`
    module: String,
    /// `MyTrick`
    family: String,
    /// `my-trick`
    kind: String,
    /// `My Trick`
    title: String,
    /// `MY_TRICK`
    value: String,
}

impl Names {
    fn of(name: &str) -> Result<Self, String> {
        let is_word = |word: &str| word.starts_with(|c: char| c.is_ascii_lowercase());
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        let words: Vec<&str> = name.split('-').collect();
        if !words.iter().all(|word| is_word(word) && word.chars().all(is_plain)) {
            return Err(format!(
                "'{name}' is no name: expected lower-case words with '-' between, such as my-trick"
            ));
        }
        let capital = |word: &&str| word[..1].to_ascii_uppercase() + &word[1..];
        let capitals: Vec<String> = words.iter().map(capital).collect();
        Ok(Self {
            module: words.join("_"),
            family: capitals.concat(),
            kind: name.to_owned(),
            title: capitals.join(" "),
            value: words.join("_").to_ascii_uppercase(),
        })
    }

    fn filled_in(&self, text: &str) -> String {
        let forms = [
            ("{module}", &self.module),
            ("{Family}", &self.family),
            ("{kind}", &self.kind),
            ("{Title}", &self.title),
            ("{KIND}", &self.value),
        ];
        forms.iter().fold(text.to_owned(), |text, (form, value)| text.replace(form, value))
    }

    /// The registry with two more lines: the module in alphabetical order, the family at the end of the
    /// list.
    fn registered(&self, registry: &str) -> Result<String, String> {
        let mut lines: Vec<String> = registry.lines().map(str::to_owned).collect();
        let module = format!("pub mod {};", self.module);
        let is_module = |line: &String| line.starts_with("pub mod ");
        let (Some(first), Some(last)) = (lines.iter().position(is_module), lines.iter().rposition(is_module))
        else {
            return Err("the list of modules is not there".to_owned());
        };
        let before = lines[first..=last].iter().position(|line| is_module(line) && *line > module);
        lines.insert(before.map_or(last + 1, |before| first + before), module);
        let list =
            lines.iter().position(|line| line == "catalogue! {").ok_or("the catalogue is not there")?;
        let end = lines[list..].iter().position(|line| line == "}").ok_or("the catalogue has no end")?;
        lines.insert(list + end, format!("    {} => {},", self.module, self.family));
        Ok(lines.join("\n") + "\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_many_forms() {
        let names =
            Names::of("my-trick-2").map(|names| [names.module, names.family, names.title, names.value]);
        assert!(names.is_err(), "a word begins with a letter");
        let names = Names::of("two-string-kite").expect("a name");
        let forms = [&names.module, &names.family, &names.title, &names.value];
        assert_eq!(forms, ["two_string_kite", "TwoStringKite", "Two String Kite", "TWO_STRING_KITE"]);
        for bad in ["", "Trick", "my_trick", "my trick", "-", "a-", "../a"] {
            assert!(Names::of(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn two_lines_register_it() {
        let registry = "//! x\npub mod alpha;\npub mod gamma;\n\ncatalogue! {\n    gamma => Gamma,\n}\n";
        let beta = Names::of("beta").expect("a name").registered(registry).expect("it can be registered");
        assert_eq!(
            beta,
            "//! x\npub mod alpha;\npub mod beta;\npub mod gamma;\n\ncatalogue! {\n    gamma => Gamma,\n    beta => Beta,\n}\n"
        );
        assert!(
            Names::of("zeta")
                .expect("a name")
                .registered(registry)
                .expect("it can be")
                .contains("pub mod gamma;\npub mod zeta;\n")
        );
        assert!(Names::of("beta").expect("a name").registered("").is_err());
    }

    #[test]
    fn every_form_in_the_parts_is_filled_in() {
        let names = Names::of("my-trick").expect("a name");
        for (file, text) in PARTS {
            let filled = names.filled_in(text);
            for form in ["{module}", "{Family}", "{kind}", "{Title}", "{KIND}"] {
                assert!(!filled.contains(form), "{file}: {form}");
            }
        }
    }
}
