//! Tells Rust code from comments and literals, as far as the rules need it.

/// The source with comments and the contents of literals blanked out: lines and columns stay where they are.
pub(crate) fn code(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let after_word = code.ends_with(|last: char| last.is_alphanumeric() || last == '_');
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => block_comment(rest),
            '"' => string(rest),
            'r' if !after_word => raw_string(rest),
            '\'' => character(rest),
            _ => 0,
        };
        if length == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.extend(rest[..length].chars().map(|c| if c == '\n' { c } else { ' ' }));
            rest = &rest[length..];
        }
    }
    code
}

/// Where each occurrence of a word is, by line; a word is not part of a longer one.
pub(crate) fn lines_with_word(code: &str, word: &str) -> Vec<usize> {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    (1..)
        .zip(code.lines())
        .filter(|(_, line)| {
            line.match_indices(word)
                .any(|(at, _)| !line[..at].ends_with(part) && !line[at + word.len()..].starts_with(part))
        })
        .map(|(number, _)| number)
        .collect()
}

fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    for (at, _) in rest.char_indices() {
        if rest[at..].starts_with("/*") {
            depth += 1;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            if depth == 0 {
                return at + 2;
            }
        }
    }
    rest.len()
}

fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    rest.len()
}

/// The length of `r"..."` or `r#"..."#`; 0 if it is only a word that begins with an r.
fn raw_string(rest: &str) -> usize {
    let hashes = rest[1..].chars().take_while(|c| *c == '#').count();
    let Some(text) = rest[1 + hashes..].strip_prefix('"') else { return 0 };
    let end = format!("\"{}", "#".repeat(hashes));
    text.find(&end).map_or(rest.len(), |at| 2 + hashes + at + end.len())
}

/// The length of `'c'` or `'\n'`; 0 if it is a lifetime.
fn character(rest: &str) -> usize {
    let mut characters = rest.char_indices().skip(1);
    match characters.next() {
        Some((_, '\\')) => rest.get(3..).and_then(|rest| rest.find('\'')).map_or(0, |at| 3 + at + 1),
        Some(_) => characters.next().filter(|(_, c)| *c == '\'').map_or(0, |(at, _)| at + 1),
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_code_remains() {
        for (source, expected) in [
            ("a // unsafe\nb", "a          \nb"),
            ("a /* x /* y */ z */ b", "a                   b"),
            (r#"f("unsafe \" x", y)"#, "f(             , y)"),
            (r##"f(r#"a " b"#, y)"##, "f(          , y)"),
            (r"('\'', '\\', '/', 'a)", "(    ,     ,    , 'a)"),
            ("for x", "for x"),
        ] {
            assert_eq!(code(source), expected, "{source}");
        }
    }

    #[test]
    fn words_are_whole() {
        assert_eq!(lines_with_word("unsafe_code\nunsafe {\nnot_unsafe", "unsafe"), [2]);
    }
}
