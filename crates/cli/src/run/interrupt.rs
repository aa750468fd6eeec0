//! Ctrl-C and its like: the run ends soon and in good order, with an exit code that names the signal.
//!
//! The signal cancels one token, which all work polls. Cancelled work ends as an error, complete records are
//! flushed, and the program exits normally. Some work does not poll: a blocking read, one long search for a
//! step. It has [`PATIENCE`] to end; then the thread that received the signal flushes the buffers and exits.
//! Nobody else writes by then, so no record is cut.

use crate::run::exit::Outcome;
use crate::run::progress;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, OnceLock, PoisonError, mpsc};
use std::thread;
use std::time::Duration;
use sudokit::{Backend, Cancel, Cancelled, Team};

/// Time for work to end by itself, unless it [asks](wait_for) for more.
const PATIENCE: Duration = Duration::from_millis(80);
/// Time for the last flush, which may block without a reader.
const LAST_WRITES: Duration = Duration::from_millis(40);

static CANCEL: OnceLock<Cancel> = OnceLock::new();

/// Time that the work has asked for.
#[cfg(feature = "serve")]
static LONGER: OnceLock<Duration> = OnceLock::new();

/// Lets the work end by itself within this time, once it is interrupted.
#[cfg(feature = "serve")]
pub(crate) fn wait_for(time: Duration) {
    _ = LONGER.set(time);
}

fn patience() -> Duration {
    #[cfg(feature = "serve")]
    if let Some(longer) = LONGER.get() {
        return *longer;
    }
    PATIENCE
}

/// The token that a signal cancels.
pub fn cancel() -> &'static Cancel {
    CANCEL.get_or_init(Cancel::new)
}

/// The exit code that names the signal.
static OUTCOME: OnceLock<Outcome> = OnceLock::new();

/// The exit code of an interrupted run.
pub(crate) fn outcome() -> Outcome {
    *OUTCOME.get_or_init(|| Outcome::Interrupted)
}

/// Advice after an interruption.
static ADVICE: Mutex<Option<String>> = Mutex::new(None);
/// True if the user wants no notes.
static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// True if the user wants no notes.
pub(crate) fn is_quiet() -> bool {
    IS_QUIET.load(Ordering::Relaxed)
}

/// Sets the advice.
pub(crate) fn advise(how_to_go_on: String) {
    *ADVICE.lock().unwrap_or_else(PoisonError::into_inner) = Some(how_to_go_on);
}

/// Takes the advice, which is given once.
pub(crate) fn advice() -> Option<String> {
    let advice = ADVICE.lock().unwrap_or_else(PoisonError::into_inner).take();
    advice.filter(|_| !is_quiet())
}

/// Handles signals from now on; if that is impossible, they end the program as usual. For work that does not
/// end in time, `save` flushes the outputs, and `restore` gives the terminal back.
pub(crate) fn listen(is_quiet: bool, save: fn(), restore: fn()) {
    static ONCE: Once = Once::new();
    IS_QUIET.store(is_quiet, Ordering::Relaxed);
    ONCE.call_once(|| {
        on_signal(move |outcome| {
            _ = OUTCOME.set(outcome);
            cancel().cancel();
            thread::sleep(patience());
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
            std::process::exit(outcome as i32);
        });
    });
}

/// Does this at the first signal, in a thread of its own.
#[cfg(unix)]
fn on_signal(work: impl FnOnce(Outcome) + Send + 'static) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut listened = vec![SIGINT, SIGTERM];
    // `nohup` ignores it, so that the run outlives its terminal.
    if !is_ignored(SIGHUP) {
        listened.push(SIGHUP);
    }
    let Ok(mut signals) = signal_hook::iterator::Signals::new(listened) else { return };
    thread::spawn(move || match signals.forever().next() {
        Some(SIGHUP) => work(Outcome::HungUp),
        Some(SIGTERM) => work(Outcome::Terminated),
        Some(_) => work(Outcome::Interrupted),
        None => {}
    });
}

/// Does this at the first Ctrl-C, in a thread of its own.
#[cfg(not(unix))]
fn on_signal(work: impl FnOnce(Outcome) + Send + 'static) {
    let work = Mutex::new(Some(work));
    _ = ctrlc::set_handler(move || {
        let work = work.lock().unwrap_or_else(PoisonError::into_inner).take();
        work.into_iter().for_each(|work| work(Outcome::Interrupted));
    });
}

/// True if the program was started with this signal ignored, as far as the system says so.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

/// Polls the token, for loops without a team.
pub(crate) fn check() -> Result<(), Cancelled> {
    cancel().check()
}

/// A team that works until a signal.
pub(crate) fn team(backend: Backend, threads: usize) -> Team {
    Team::on(backend, threads).until(cancel())
}
