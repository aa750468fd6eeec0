//! The server's metrics, for Prometheus.

use hyper::StatusCode;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Numbers of requests and their times. There are few tasks, codes and statuses, so they need no bound.
#[derive(Default)]
pub(super) struct Metrics(Mutex<Numbers>);

#[derive(Clone, Default)]
struct Numbers {
    /// By task and result code: the number of requests and their total time.
    tasks: BTreeMap<(&'static str, &'static str), (u64, Duration)>,
    /// By status: requests that reached no task.
    refused: BTreeMap<u16, u64>,
}

impl Metrics {
    /// Counts a request.
    pub(super) fn count(&self, task: &'static str, code: &'static str, time: Duration) {
        let mut numbers = self.numbers();
        let (count, total) = numbers.tasks.entry((task, code)).or_default();
        *count += 1;
        *total += time;
    }

    /// Counts a request that reached no task.
    pub(super) fn refused(&self, status: StatusCode) {
        *self.numbers().refused.entry(status.as_u16()).or_default() += 1;
    }

    fn numbers(&self) -> MutexGuard<'_, Numbers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All numbers as text.
    pub(super) fn text(&self) -> String {
        let Numbers { tasks, refused } = self.numbers().clone();
        let mut out = String::from(
            "# HELP sudoku_requests_total Requests by task and code.\n# TYPE sudoku_requests_total counter\n",
        );
        for ((task, code), (count, _)) in &tasks {
            _ = writeln!(out, "sudoku_requests_total{{task=\"{task}\",code=\"{code}\"}} {count}");
        }
        out += "# HELP sudoku_request_seconds_total Time from the head of a request to its reply.\n";
        out += "# TYPE sudoku_request_seconds_total counter\n";
        for ((task, code), (_, time)) in &tasks {
            let seconds = time.as_secs_f64();
            _ = writeln!(out, "sudoku_request_seconds_total{{task=\"{task}\",code=\"{code}\"}} {seconds:.6}");
        }
        out += "# HELP sudoku_refused_requests_total Requests that reached no task, by status.\n";
        out += "# TYPE sudoku_refused_requests_total counter\n";
        for (status, count) in &refused {
            _ = writeln!(out, "sudoku_refused_requests_total{{status=\"{status}\"}} {count}");
        }
        out
    }
}
