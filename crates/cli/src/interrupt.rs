//! Ctrl-C: the run ends soon and in good order, with exit code 130.
//!
//! The signal raises one flag, which all work asks. What they were doing comes out as [`Failure::Interrupted`], what is
//! written by then is written whole, and the program ends like any other time. Not everything asks: a read waits for
//! somebody to type, one look for a step may take long. Such work has [`PATIENCE`] to end; then whoever heard the signal
//! writes what is still in memory, and ends the program. By then nobody writes any more, so that all that is out is whole.

use crate::output;
use crate::progress;
use crate::report::Failure;
use crate::tui;
use std::io::Write as _;
use std::sync::{Mutex, OnceLock, PoisonError, mpsc};
use std::thread;
use std::time::Duration;
use sudokit::{Backend, Cancel, Team};

/// The exit code of a program that was interrupted: 128 and the number of the signal.
pub(crate) const EXIT_CODE: u8 = 130;

/// How long work has to end by itself.
const PATIENCE: Duration = Duration::from_millis(80);
/// How long the last writing may take: nobody may be reading.
const LAST_WRITES: Duration = Duration::from_millis(40);

static CANCEL: OnceLock<Cancel> = OnceLock::new();

/// The flag that Ctrl-C raises.
pub fn cancel() -> &'static Cancel {
    CANCEL.get_or_init(Cancel::new)
}

/// How to go on after an interruption.
static ADVICE: Mutex<Option<String>> = Mutex::new(None);

/// What to tell a person who presses Ctrl-C from now on.
pub(crate) fn advise(how_to_go_on: String) {
    *ADVICE.lock().unwrap_or_else(PoisonError::into_inner) = Some(how_to_go_on);
}

/// What to tell a person who has pressed Ctrl-C, once.
pub(crate) fn advice() -> Option<String> {
    ADVICE.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Listens for Ctrl-C from now on. Where that cannot be, it ends the program as it ends any other.
pub(crate) fn listen() {
    _ = ctrlc::set_handler(|| {
        cancel().cancel();
        thread::sleep(PATIENCE);
        let (done, is_done) = mpsc::channel();
        thread::spawn(move || {
            output::abandon();
            _ = done.send(());
        });
        _ = is_done.recv_timeout(LAST_WRITES);
        progress::end();
        tui::leave();
        if let Some(advice) = advice() {
            // Where nobody listens there is nobody to tell.
            _ = writeln!(anstream::stderr(), "note: {advice}");
        }
        std::process::exit(EXIT_CODE.into());
    });
}

/// For loops that do not work with a team.
pub(crate) fn check() -> Result<(), Failure> {
    Ok(cancel().check()?)
}

/// A team that works until Ctrl-C.
pub(crate) fn team(backend: Backend, threads: usize) -> Team {
    Team::on(backend, threads).until(cancel())
}
