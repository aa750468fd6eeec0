//! The help of the program, with its commands in groups.

use super::Cli;
use clap::builder::StyledStr;
use clap::{Command, CommandFactory};
use std::fmt::Write as _;

/// The commands by what they are for.
const GROUPS: [(&str, &[&str]); 7] = [
    ("Solve and learn", &["solve", "check", "hint", "explain", "steps", "techniques", "rules"]),
    ("Play", &["play", "train", "web"]),
    ("Rate", &["rate", "classify", "verify"]),
    ("Make and print", &["generate", "pattern", "print", "book"]),
    ("Collections", &["read", "convert", "canon", "iso", "transform", "rank", "unrank", "merge"]),
    ("Research", &["count", "minimal", "vicinity", "unavoidable", "backdoor"]),
    ("Tools", &["serve", "mcp", "bench", "classic", "completions", "man", "help"]),
];

/// The command line, with a help that lists the groups.
pub(crate) fn command_line() -> Command {
    let command = taking_negative_numbers(Cli::command());
    let list = list(command.clone());
    command.help_template(format!(
        "{{before-help}}{{about-with-newline}}\n{{usage-heading}} {{usage}}\n{list}\n{}\n{{options}}{{after-help}}",
        heading("Options", &Command::default()),
    ))
}

/// With `--timeout -1` the value is wrong. `-1` is no unknown option.
fn taking_negative_numbers(command: Command) -> Command {
    let options = command.mut_args(|argument| {
        let is_option = !argument.is_positional() && argument.get_action().takes_values();
        if is_option { argument.allow_negative_numbers(true) } else { argument }
    });
    options.mut_subcommands(taking_negative_numbers)
}

/// Every group with its commands. A build may lack some commands.
fn list(mut command: Command) -> StyledStr {
    command.build();
    command = command.mut_subcommand("help", |help| help.about("Show this help, or the help of a command"));
    let literal = *command.get_styles().get_literal();
    let mut list = StyledStr::new();
    for (title, names) in GROUPS {
        write!(list, "\n{}\n", heading(title, &command)).expect("a string takes all");
        for command in names.iter().filter_map(|name| command.find_subcommand(name)) {
            let (name, about) = (command.get_name(), command.get_about().map(ToString::to_string));
            writeln!(list, "  {literal}{name:<11}{literal:#}  {}", about.unwrap_or_default())
                .expect("a string takes all");
        }
    }
    list
}

fn heading(title: &str, command: &Command) -> String {
    let style = command.get_styles().get_header();
    format!("{style}{title}:{style:#}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_in_one_group() {
        let mut command = Cli::command();
        command.build();
        let shown = command.get_subcommands().filter(|command| !command.is_hide_set());
        for name in shown.map(Command::get_name) {
            let groups = GROUPS.iter().filter(|(_, names)| names.contains(&name)).count();
            assert_eq!(groups, 1, "{name}");
        }
    }
}
