//! The time that work takes.

use std::time::Duration;

/// The measured time, in words for the table.
#[cfg(any(target_os = "linux", target_os = "macos"))]
pub(super) const NAME: &str = "CPU time";
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
pub(super) const NAME: &str = "wall time";

/// The time that some work takes on this thread, where the system tells it; otherwise the time that passes
/// meanwhile.
pub(super) fn time(work: impl FnOnce()) -> Duration {
    let start = now();
    work();
    now().saturating_sub(start)
}

/// CPU time of this thread: what other programs do on a busy machine does not count.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn now() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // Neither part is ever negative.
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32)
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
