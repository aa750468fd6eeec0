//! Standard output that is closed, as in `sudoku solve puzzles.txt >&-`.
//!
//! Rust opens /dev/null in its place before `main` begins, and the results would be lost without an error. So
//! the program looks earlier, in an initialiser that the system calls when it loads the program.

#[cfg(target_os = "linux")]
pub(crate) use linux::is_stdout_closed;

#[cfg(not(target_os = "linux"))]
pub(crate) const fn is_stdout_closed() -> bool {
    false
}

#[cfg(target_os = "linux")]
mod linux {
    use std::sync::atomic::{AtomicBool, Ordering};

    static IS_CLOSED: AtomicBool = AtomicBool::new(false);

    /// True if the program was started without standard output.
    pub(crate) fn is_stdout_closed() -> bool {
        IS_CLOSED.load(Ordering::Relaxed)
    }

    // SAFETY: the section holds functions without arguments, called once before `main`. This one needs
    // nothing that `main` sets up: it makes one system call, and writes to an atomic.
    #[allow(unsafe_code, reason = "there is no safe way to run before the runtime does")]
    #[used]
    #[unsafe(link_section = ".init_array")]
    static ASK: extern "C" fn() = ask;

    extern "C" fn ask() {
        let is_open = rustix::io::fcntl_getfd(rustix::stdio::stdout()).is_ok();
        IS_CLOSED.store(!is_open, Ordering::Relaxed);
    }
}
