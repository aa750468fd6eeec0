//! The language of the words.

use clap::Args;
use std::fs;
use std::path::Path;
use sudokit::diagram::Words;

/// `--lang`, for commands whose own messages are translated; `run::language` keeps it for the run.
#[derive(Args)]
pub(crate) struct LanguageArgs {
    /// Language: de, en, es, fr, ja, pt-BR or zh-Hans [default: that of the environment]
    #[arg(long, value_name = "LANGUAGE", value_parser = language_or_folder, hide_short_help = true)]
    lang: Option<&'static Words>,
}

/// The words of a language.
pub(crate) fn language(named: &str) -> Result<&'static Words, String> {
    let languages = || Words::languages().collect::<Vec<_>>().join(", ");
    Words::of(named).ok_or_else(|| format!("expected {}", languages()))
}

/// The words of a language, or of a folder.
pub(super) fn language_or_folder(named: &str) -> Result<&'static Words, String> {
    let folder = Path::new(named);
    match language(named) {
        Err(_) if folder.is_dir() => of_folder(folder),
        Err(expected) => Err(format!("{expected}, or a folder of messages")),
        found => found,
    }
}

fn of_folder(folder: &Path) -> Result<&'static Words, String> {
    let mut files = Vec::new();
    for file in fs::read_dir(folder).map_err(|error| error.to_string())? {
        let path = file.map_err(|error| error.to_string())?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).map(str::to_owned);
        if let Some(name) = name.filter(|_| path.extension().is_some_and(|ending| ending == "ftl")) {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            files.push((name, text));
        }
    }
    let language = folder.file_name().and_then(|name| name.to_str()).unwrap_or("en");
    let files = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let words = Words::new(language, files).map_err(|error| error.to_string())?;
    // It is the reader's language until the program ends.
    Ok(Box::leak(Box::new(words)))
}
