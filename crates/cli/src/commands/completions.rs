//! `sudoku completions`: made from the description of the command line, so that it is never behind.
//!
//! clap_complete knows values, but no lists of values with commas between. So each list gets a mark as its
//! only value, and in the script, what completes the mark gives way to what completes the last item of a
//! list.

use super::Cli;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::Failure;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command, CommandFactory};
use clap_complete::Shell;

pub(crate) fn completions(shell: Shell) -> Result<Outcome, Failure> {
    let (mut command, lists) = if matches!(shell, Shell::Bash | Shell::Zsh | Shell::Fish) {
        let mut lists = Lists::default();
        (lists.marked(Cli::command()), lists)
    } else {
        (Cli::command(), Lists::default())
    };
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "sudoku", &mut script);
    let script = lists.completed(shell, &String::from_utf8_lossy(&script));
    let mut output = Output::new(None)?;
    output.put(script.as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}

/// The values of all options that take lists, each list once.
#[derive(Default)]
struct Lists(Vec<Vec<Item>>);

/// A value of a list, with its help.
type Item = (String, String);

/// Marks for lists, more than there are.
const MARKS: [&str; 6] = ["@LIST0@", "@LIST1@", "@LIST2@", "@LIST3@", "@LIST4@", "@LIST5@"];

impl Lists {
    /// The command with a mark for the values of each list.
    fn marked(&mut self, command: Command) -> Command {
        let command = command.mut_args(|arg| self.marked_arg(arg));
        command.mut_subcommands(|command| self.marked(command))
    }

    fn marked_arg(&mut self, arg: Arg) -> Arg {
        let values: Vec<Item> = arg.get_possible_values().iter().map(item).collect();
        if arg.get_value_delimiter().is_none() || values.is_empty() {
            return arg;
        }
        let number = self.0.iter().position(|list| *list == values).unwrap_or_else(|| {
            self.0.push(values);
            self.0.len() - 1
        });
        // A list has no default any more, as that would have to be a mark.
        arg.value_parser(PossibleValuesParser::new([MARKS[number]])).default_value(None)
    }

    /// The script, where lists are completed instead of marks.
    fn completed(&self, shell: Shell, script: &str) -> String {
        let mut script = script.to_owned();
        let mut helpers = String::new();
        if shell == Shell::Bash {
            helpers += BASH;
        }
        for ((number, list), mark) in self.0.iter().enumerate().zip(MARKS) {
            match shell {
                Shell::Bash => {
                    let names: Vec<&str> = list.iter().map(|(name, _)| name.as_str()).collect();
                    let old = format!("COMPREPLY=($(compgen -W \"{mark}\" -- \"${{cur}}\"))");
                    script = script.replace(&old, &format!("_sudoku_list \"{}\"", names.join(" ")));
                }
                Shell::Zsh => {
                    script = script.replace(&format!(":({mark})'"), &format!(":_sudoku_list_{number}'"));
                    let items = list.iter().map(|(name, help)| format!(" '{name}[{}]'", zsh(help)));
                    helpers += &format!("_sudoku_list_{number}() {{\n    _values -s , value");
                    helpers.extend(items);
                    helpers += "\n}\n\n";
                }
                _ => {
                    let old = format!("-a \"{mark}\\t''\"");
                    script = script
                        .replace(&old, &format!("-a \"(__fish_complete_list , __sudoku_list_{number})\""));
                    let items = list.iter().map(|(name, help)| format!(" {name} '{}'", fish(help)));
                    helpers += &format!("function __sudoku_list_{number}\n    printf '%s\\t%s\\n'");
                    helpers.extend(items);
                    helpers += "\nend\n\n";
                }
            }
        }
        // The first line of a script for zsh says what it is for.
        let after = if shell == Shell::Zsh { script.find('\n').map_or(0, |end| end + 1) } else { 0 };
        script.insert_str(after, &helpers);
        script
    }
}

/// Completes the last item of a list, and leaves room for another.
const BASH: &str = "\
_sudoku_list() {
    local head=
    [[ ${cur} == *,* ]] && head=${cur%,*},
    COMPREPLY=($(compgen -P \"${head}\" -W \"$1\" -- \"${cur##*,}\"))
    compopt -o nospace 2>/dev/null
}

";

fn item(value: &PossibleValue) -> Item {
    (value.get_name().to_owned(), value.get_help().map_or_else(String::new, ToString::to_string))
}

/// A help text in single quotes and brackets.
fn zsh(help: &str) -> String {
    help.replace('[', "\\[").replace(']', "\\]").replace('\'', "'\\''")
}

/// A help text in single quotes.
fn fish(help: &str) -> String {
    help.replace('\\', "\\\\").replace('\'', "\\'")
}
