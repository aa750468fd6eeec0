//! Rules about CONTRIBUTING.md: it names every environment variable and every step of the gate.

use super::Violation;
use crate::workspace::{File, Workspace};

const PAGE: &str = "CONTRIBUTING.md";

/// Endings of the sources that may read a variable.
const SOURCES: [&str; 5] = [".rs", ".ts", ".mjs", ".js", ".py"];

/// Ways to read a variable.
const READERS: [&str; 3] = ["env::var", "environ", "process.env"];

/// The scripts with steps, and the head of the table that lists them.
const TABLES: [(&str, &str); 2] = [(".ci/run", "| step | budget |"), (".ci/deep", "| part | budget |")];

pub(super) fn variables(workspace: &Workspace) -> Vec<Violation> {
    let page = workspace.text(PAGE);
    let sources = workspace.files.iter().filter(|file| SOURCES.iter().any(|end| file.path.ends_with(end)));
    sources
        .flat_map(|file| read_variables(file).into_iter().map(move |(line, name)| (file, line, name)))
        .filter(|(_, _, name)| !page.contains(&format!("`{name}`")))
        .map(|(file, line, name)| Violation::new(&file.path, line, format!("{PAGE} has no `{name}`")))
        .collect()
}

/// The variables of ours that a source file reads, with their lines: as literals, since a helper may take the
/// name, or as properties.
fn read_variables(file: &File) -> Vec<(usize, &str)> {
    let is_reader = READERS.iter().any(|reader| file.text.contains(reader));
    let mut variables = Vec::new();
    for (number, line) in file.lines().filter(|_| is_reader) {
        for (at, _) in line.match_indices("SUDOKIT_") {
            let (before, rest) = line.split_at(at);
            let end = rest.find(|c: char| !c.is_ascii_uppercase() && c != '_').unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let is_literal =
                ['"', '\''].iter().any(|quote| before.ends_with(*quote) && after.starts_with(*quote));
            if name != "SUDOKIT_" && (is_literal || before.ends_with("process.env.")) {
                variables.push((number, name));
            }
        }
    }
    variables
}

pub(super) fn budgets(workspace: &Workspace) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (script, head) in TABLES {
        let listed = rows(workspace.text(PAGE), head);
        let steps = steps(workspace.text(script));
        for (name, budget) in steps.iter().filter(|step| !listed.contains(step)) {
            let what = format!("{script} has the step `{name}` with a budget of {budget} s");
            violations.push(Violation::new(PAGE, 1, what));
        }
        for (name, budget) in listed.iter().filter(|row| !steps.contains(row)) {
            let what = format!("{script} has no step `{name}` with a budget of {budget} s");
            violations.push(Violation::new(PAGE, 1, what));
        }
    }
    violations
}

/// Names and budgets of the lines `"name budget"` in `steps=(...)`.
fn steps(script: &str) -> Vec<(&str, &str)> {
    let list = script.lines().skip_while(|line| *line != "steps=(").skip(1);
    list.map_while(|line| line.trim().strip_prefix('"')?.strip_suffix('"')?.split_once(' ')).collect()
}

/// Names and budgets of the table with this head: its first two columns.
fn rows<'a>(page: &'a str, head: &str) -> Vec<(&'a str, &'a str)> {
    let table = page.lines().skip_while(|line| !line.starts_with(head)).skip(2);
    table
        .map_while(|line| {
            let mut columns = line.strip_prefix("| `")?.split(" | ");
            Some((columns.next()?.strip_suffix('`')?, columns.next()?))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found;

    #[test]
    fn variables_are_on_the_page() {
        let rust =
            "// env::var\nnumber(\"SUDOKIT_KNOWN\", 1)\nnumber(\"SUDOKIT_NEW\", 1)\n\"SUDOKIT_ABI 1\"\n";
        let script = format!("if (process.env.SUDOKIT_{} === '1') {{}}\n", "OTHER");
        let files = [
            ("crates/a/src/x.rs", rust),
            ("crates/a/src/y.rs", "const NAME: &str = \"SUDOKIT_CONSTANT\";\n"),
            ("web/tests/x.ts", script.as_str()),
            (PAGE, "| `SUDOKIT_KNOWN` | known |\n"),
        ];
        let expected = ["NEW", "OTHER"].map(|name| format!("CONTRIBUTING.md has no `SUDOKIT_{name}`"));
        let [new, other] = expected;
        assert_eq!(found(variables, &files), [(3, new), (1, other)]);
    }

    #[test]
    fn steps_are_on_the_page_with_their_budgets() {
        let page = "| step | budget | took |\n|---|---|---|\n| `c` | 120 | |\n| `old` | 5 | |\n\n\
                    | part | budget | took |\n|---|---|---|\n| `c` | 300 | |\n";
        let run = "set -e\nsteps=(\n  \"c 120\"\n  \"new 9\"\n)\n";
        let files = [(".ci/run", run), (".ci/deep", "steps=(\n  \"c 200\"\n)\n"), (PAGE, page)];
        let expected = [
            ".ci/run has the step `new` with a budget of 9 s",
            ".ci/run has no step `old` with a budget of 5 s",
            ".ci/deep has the step `c` with a budget of 200 s",
            ".ci/deep has no step `c` with a budget of 300 s",
        ];
        assert_eq!(found(budgets, &files), expected.map(|what| (1, what.to_owned())));
    }
}
