//! The work of the server in numbers, for Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Numbers of requests and their times. There are few tasks and codes, so they need no bound.
#[derive(Default)]
pub(super) struct Metrics(Mutex<BTreeMap<Ended, Counted>>);

/// A task and the code of its end.
type Ended = (&'static str, &'static str);
/// A number of requests and their time.
type Counted = (u64, Duration);

impl Metrics {
    /// Counts a request.
    pub(super) fn count(&self, task: &'static str, code: &'static str, time: Duration) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, total) = all.entry((task, code)).or_default();
        *count += 1;
        *total += time;
    }

    /// All numbers as text.
    pub(super) fn text(&self) -> String {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut out = String::from(
            "# HELP sudoku_requests_total Requests by task and code.\n# TYPE sudoku_requests_total counter\n",
        );
        for ((task, code), (count, _)) in &all {
            _ = writeln!(out, "sudoku_requests_total{{task=\"{task}\",code=\"{code}\"}} {count}");
        }
        out += "# HELP sudoku_request_seconds_total Time from the head of a request to its reply.\n";
        out += "# TYPE sudoku_request_seconds_total counter\n";
        for ((task, code), (_, time)) in &all {
            let seconds = time.as_secs_f64();
            _ = writeln!(out, "sudoku_request_seconds_total{{task=\"{task}\",code=\"{code}\"}} {seconds:.6}");
        }
        out
    }
}
