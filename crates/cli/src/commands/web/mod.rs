//! `sudoku web`

mod bundle;
mod link;
mod site;

use super::play::opened;
use crate::args::language;
use crate::io::http::serve;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter, reason};
use clap::{Args, ValueHint};
use site::Site;
use std::ffi::OsString;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::time::Duration;
use sudokit::diagram::Words;

/// Play, learn, analyse and make in the browser
///
/// `web` serves the app on this machine and for this machine alone, until Ctrl-C. It prints the address and
/// opens the browser there.
///
/// The browser keeps games by address, so the port is the same every time, unless it is taken. After the
/// first visit the app works without the program, too.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct WebArgs {
    /// Begin with a puzzle, a game, a link, or a file with one of them
    #[arg(value_name = "FILE|PUZZLE", value_hint = ValueHint::AnyPath)]
    puzzle: Option<OsString>,
    /// Serve at this port, and no other; with 0 the system chooses one
    #[arg(short, long, value_name = "PORT")]
    port: Option<u16>,
    /// Open no browser
    #[arg(long)]
    no_open: bool,
    /// Write the whole app into FILE, a page that works from a disk, and serve nothing
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["puzzle", "port", "no_open"])]
    export: Option<PathBuf>,
    /// Language of the page that --export writes, such as de
    #[arg(long, value_name = "LANGUAGE", requires = "export", default_value = "en", value_parser = language)]
    lang: &'static Words,
}

const HELP: &str = "\
Examples:
  sudoku web
  sudoku web puzzle.txt
  sudoku web --port 8000 --no-open
  sudoku web --export sudokit.html";

/// Default port, which no well-known service has.
const PORT: u16 = 17_981;

pub(crate) fn web(args: WebArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    if let Some(path) = args.export {
        return export(&path, args.lang);
    }
    let only_one = "`sudoku web` takes one puzzle";
    let game = args.puzzle.map(|name| opened(&name, only_one)).transpose()?;
    let (listener, port) = listen(args.port, reporter)?;
    let address =
        format!("http://{}:{port}/{}", Ipv4Addr::LOCALHOST, game.as_ref().map(link::to).unwrap_or_default());
    let mut output = Output::new(None)?;
    output.put(format!("{address}\n").as_bytes())?;
    output.finish()?;
    if !args.no_open && open::that_detached(&address).is_err() {
        reporter.note("no browser was found: open the address in one");
    }
    reporter.note("the app is served until Ctrl-C");
    // A file is there at once: nothing waits for the end of a request.
    match serve(listener, Site::at(port), interrupt::cancel(), Duration::ZERO) {
        Ok(()) => Ok(Outcome::Interrupted),
        Err(error) => Err(unserved(port, &error)),
    }
}

/// The port to serve at.
fn listen(chosen: Option<u16>, reporter: &Reporter) -> Result<(TcpListener, u16), Failure> {
    let at = |port| {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.local_addr().map(|address| (listener, address.port()))
    };
    let port = chosen.unwrap_or(PORT);
    match at(port) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse && chosen.is_none() => {
            reporter.note(format_args!("port {PORT} is taken: at another the browser does not see the games that it keeps for this one"));
            at(0)
        }
        listener => listener,
    }
    .map_err(|error| unserved(port, &error))
}

fn unserved(port: u16, error: &io::Error) -> Failure {
    let message = Message::new(format_args!("cannot serve at port {port}: {}", reason(error)));
    Failure::Fatal(message.hint("name another with --port, or 0 for one that is free"))
}

/// Writes the app as one file.
fn export(path: &Path, words: &Words) -> Result<Outcome, Failure> {
    let page = bundle::one_file(words.language()).expect("the app speaks the languages of `Words`");
    let mut output = Output::new(Some(path).filter(|path| path.as_os_str() != "-"))?;
    output.put(page.as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}
