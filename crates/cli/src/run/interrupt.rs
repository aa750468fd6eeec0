//! Ctrl-C: the run ends soon and in good order, with exit code 130.
//!
//! The signal cancels one token, which all work polls. Cancelled work ends as an error, complete records are
//! flushed, and the program exits normally. Some work does not poll: a blocking read, one long search for a
//! step. It has [`PATIENCE`] to end; then the thread that received the signal flushes the buffers and exits.
//! Nobody else writes by then, so no record is cut.

use crate::run::exit::Outcome;
use crate::run::progress;
use std::io::Write as _;
use std::sync::{Mutex, OnceLock, PoisonError, mpsc};
use std::thread;
use std::time::Duration;
use sudokit::{Backend, Cancel, Cancelled, Team};

/// Time for work to end by itself.
const PATIENCE: Duration = Duration::from_millis(80);
/// Time for the last flush, which may block without a reader.
const LAST_WRITES: Duration = Duration::from_millis(40);

static CANCEL: OnceLock<Cancel> = OnceLock::new();

/// The token that Ctrl-C cancels.
pub fn cancel() -> &'static Cancel {
    CANCEL.get_or_init(Cancel::new)
}

/// Advice after an interruption.
static ADVICE: Mutex<Option<String>> = Mutex::new(None);

/// Sets the advice.
pub(crate) fn advise(how_to_go_on: String) {
    *ADVICE.lock().unwrap_or_else(PoisonError::into_inner) = Some(how_to_go_on);
}

/// Takes the advice, which is given once.
pub(crate) fn advice() -> Option<String> {
    ADVICE.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Handles Ctrl-C from now on; if that is impossible, Ctrl-C ends the program as usual. For work that does
/// not end in time, `save` flushes the outputs, and `restore` gives the terminal back.
pub(crate) fn listen(save: fn(), restore: fn()) {
    _ = ctrlc::set_handler(move || {
        cancel().cancel();
        thread::sleep(PATIENCE);
        let (done, is_done) = mpsc::channel();
        thread::spawn(move || {
            save();
            _ = done.send(());
        });
        _ = is_done.recv_timeout(LAST_WRITES);
        progress::end();
        restore();
        if let Some(advice) = advice() {
            // A closed standard error is ignored.
            _ = writeln!(anstream::stderr(), "note: {advice}");
        }
        std::process::exit(Outcome::Interrupted as i32);
    });
}

/// Polls the token, for loops without a team.
pub(crate) fn check() -> Result<(), Cancelled> {
    cancel().check()
}

/// A team that works until Ctrl-C.
pub(crate) fn team(backend: Backend, threads: usize) -> Team {
    Team::on(backend, threads).until(cancel())
}
