//! The fonts beside Noto Sans: for the signs that it lacks those that the user names, or else the system's,
//! and for the digits of grids the user's.

use crate::run::report::{Failure, Message};
use clap::{Args, ValueHint};
use std::borrow::Borrow;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};
use sudokit_print::{Font, Fonts, Page, PrintError, is_full_width};

/// Fonts of the system by the names of their files: the language that they are made for, regular, bold. The
/// best come first.
const SYSTEM: [(&str, &str, &str); 14] = [
    ("", "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"),
    ("ja", "NotoSansCJKjp-Regular.otf", "NotoSansCJKjp-Bold.otf"),
    ("ja", "NotoSansJP-Regular.otf", "NotoSansJP-Bold.otf"),
    ("ja", "ヒラギノ角ゴシック W3.ttc", "ヒラギノ角ゴシック W6.ttc"),
    ("ja", "YuGothM.ttc", "YuGothB.ttc"),
    ("ja", "meiryo.ttc", "meiryob.ttc"),
    ("ja", "VL-Gothic-Regular.ttf", ""),
    ("zh-Hans", "NotoSansCJKsc-Regular.otf", "NotoSansCJKsc-Bold.otf"),
    ("zh-Hans", "NotoSansSC-Regular.otf", "NotoSansSC-Bold.otf"),
    ("zh-Hans", "PingFang.ttc", ""),
    ("zh-Hans", "STHeiti Light.ttc", "STHeiti Medium.ttc"),
    ("zh-Hans", "msyh.ttc", "msyhbd.ttc"),
    ("zh-Hans", "wqy-microhei.ttc", ""),
    ("", "DroidSansFallbackFull.ttf", ""),
];

/// The fonts that the user names.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct FontArgs {
    /// Font for the signs that Noto Sans lacks, such as Chinese and Japanese ones, in PDF, PNG and EPS; a
    /// second one is for bold type. FILE#2 is the third font of a collection [default: Noto Sans CJK or
    /// another font of the system]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, hide_short_help = true)]
    pub(crate) font: Vec<PathBuf>,
    /// Font for the digits in grids, in PDF, PNG and EPS; a second one is for givens, which are bold
    /// [default: Noto Sans]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, hide_short_help = true)]
    pub(crate) digits: Vec<PathBuf>,
}

/// How deep the folders of fonts are searched.
const DEPTH: usize = 4;

/// Finds fonts that have all signs of these pages, which are in one language. Nothing is searched if Noto
/// Sans has them all.
pub(crate) fn for_pages(
    pages: impl Iterator<Item = impl Borrow<Page>>,
    named: &FontArgs,
) -> Result<Fonts<'static>, Failure> {
    let fonts = with_all_signs(pages, &named.font)?;
    let Some((regular, bold)) = opened(&named.digits, "en", "--digits")? else { return Ok(fonts) };
    fonts.with_digits(regular, bold).map_err(|error| {
        Failure::Fatal(Message::new(format_args!("the font for digits cannot be used: {error}")))
    })
}

/// The fonts for texts.
fn with_all_signs(
    pages: impl Iterator<Item = impl Borrow<Page>>,
    named: &[PathBuf],
) -> Result<Fonts<'static>, Failure> {
    let (own, mut language) = (Fonts::default(), "en");
    let lacking = own.lacking(pages.inspect(|page| language = page.borrow().language));
    let named = opened(named, language, "--font")?.map(|(regular, bold)| Fonts::with(regular, bold));
    if lacking.is_empty() {
        return Ok(own);
    }
    let system = if named.is_some() { None } else { Some(of_system(language)) };
    let (mut best, mut least) = (own, lacking.clone());
    for fonts in named.into_iter().chain(system.into_iter().flatten()) {
        let lacks: BTreeSet<char> = lacking.iter().copied().filter(|sign| !fonts.has(*sign)).collect();
        if lacks.is_empty() {
            return Ok(fonts);
        }
        if lacks.len() < least.len() {
            (best, least) = (fonts, lacks);
        }
    }
    Err(refused(&best, &least))
}

/// The error for signs that the best fonts lack.
fn refused(fonts: &Fonts<'_>, lacking: &BTreeSet<char>) -> Failure {
    let hint = if !lacking.iter().copied().all(is_full_width) {
        "PDF, PNG and EPS can have Chinese, Japanese and Korean beside the letters of Noto Sans; HTML can have any"
    } else if fonts.second().is_none() {
        "install Noto Sans CJK (Debian and Ubuntu: fonts-noto-cjk), or name a font with --font; HTML needs none"
    } else {
        "name a font that has them with --font; HTML needs none"
    };
    Failure::Fatal(Message::new(PrintError::lacking(lacking)).hint(hint))
}

/// The fonts that the user names with an option: a regular one, and one for bold type.
fn opened(
    files: &[PathBuf],
    language: &str,
    option: &str,
) -> Result<Option<(Font<'static>, Option<Font<'static>>)>, Failure> {
    let (regular, bold) = match files {
        [] => return Ok(None),
        [regular] => (regular, None),
        [regular, bold] => (regular, Some(bold)),
        _ => {
            let message = Message::new(format_args!("there are more than two fonts after {option}"));
            let hint = format_args!("{option} is given once, or a second time for bold type");
            return Err(Failure::Fatal(message.hint(hint)));
        }
    };
    let bold = bold.map(|bold| named_font(bold, language)).transpose()?;
    Ok(Some((named_font(regular, language)?, bold)))
}

/// A font by its file, and `#2` after it for the third of a collection.
fn named_font(file: &Path, language: &str) -> Result<Font<'static>, Failure> {
    let numbered = || {
        let (path, number) = file.to_str()?.rsplit_once('#')?;
        Some((PathBuf::from(path), number.parse::<u32>().ok()?))
    };
    let (path, number) = match numbered() {
        Some((path, number)) if !file.exists() => (path, Some(number)),
        _ => (file.to_owned(), None),
    };
    let data = read(&path).map_err(|error| Failure::unreadable(path.display(), &error))?;
    let font = match number {
        Some(number) => Font::open(data, number),
        None => Font::of_language(data, language),
    };
    font.map_err(|error| Failure::Fatal(Message::new(format_args!("cannot use {}: {error}", file.display()))))
}

/// The fonts of the system, those for the language first. Files that cannot be used are passed over.
fn of_system(language: &str) -> impl Iterator<Item = Fonts<'static>> {
    let mut files = Vec::new();
    folders().iter().for_each(|folder| search(folder, DEPTH, &mut files));
    let is_for = move |of: &str| of.is_empty() || of == language;
    let (first, later): (Vec<_>, Vec<_>) = SYSTEM.into_iter().partition(|(of, ..)| is_for(of));
    let language = language.to_owned();
    first.into_iter().chain(later).filter_map(move |(_, regular, bold)| {
        let open = |name: &str| {
            let path = files.iter().find(|path| path.file_name().is_some_and(|file| file == name))?;
            Font::of_language(read(path).ok()?, &language).ok()
        };
        Some(Fonts::with(open(regular)?, open(bold)))
    })
}

/// The folders in which systems have fonts.
fn folders() -> Vec<PathBuf> {
    let set = |name: &str, below: &str| {
        let folder = env::var_os(name).filter(|value| !value.is_empty())?;
        Some(PathBuf::from(folder).join(below))
    };
    let of_everybody =
        ["/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts"];
    let own = [
        set("XDG_DATA_HOME", "fonts"),
        set("HOME", ".local/share/fonts"),
        set("HOME", ".fonts"),
        set("HOME", "Library/Fonts"),
        set("LOCALAPPDATA", "Microsoft/Windows/Fonts"),
        set("WINDIR", "Fonts"),
    ];
    own.into_iter().flatten().chain(of_everybody.map(PathBuf::from)).collect()
}

/// Collects the fonts that [`SYSTEM`] names from a folder and the folders below it.
fn search(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default();
        if SYSTEM.iter().any(|(_, regular, bold)| name == *regular || name == *bold) {
            files.push(path);
        } else if depth > 0 && path.is_dir() {
            search(&path, depth - 1, files);
        }
    }
}

/// Reads a font, which is kept until the program ends.
fn read(path: &Path) -> std::io::Result<&'static [u8]> {
    Ok(fs::read(path)?.leak())
}
