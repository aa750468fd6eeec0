//! Clusters: `sudoku-sql cluster scheduler` and `sudoku-sql cluster executor`.

use crate::{failure, size};
use clap::{Args, Subcommand, ValueHint};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use sudokit_cli::program::{Failure, Outcome, Output, Reporter, cancel, open};
use sudokit_query::{Executor, Limits, Scheduler, Session};

/// Tasks of a query without `--jobs`: several for each executor, so that little is lost with one of them.
const TASKS: usize = 64;

/// Work on queries with several machines
///
/// One machine runs the scheduler, which divides queries. The others run executors, which work on them;
/// `sudoku-sql --cluster` asks. Every machine has the same version of `sudoku-sql`, and finds the files of
/// the tables under the same paths.
///
/// Nothing is encrypted and nobody is asked for a password. Whoever reaches a scheduler or an executor can
/// read every file that these may read, and use their time. They listen to their own machine alone, unless
/// `--host` names an address; let that be one of a network in which you trust everybody.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct ClusterArgs {
    #[command(subcommand)]
    role: Role,
}

#[derive(Subcommand)]
enum Role {
    /// Divide queries among executors, until Ctrl-C
    Scheduler(SchedulerArgs),
    /// Work on queries for a scheduler, until Ctrl-C
    Executor(ExecutorArgs),
}

const HELP: &str = "\
Examples:
  sudoku-sql cluster scheduler --host 10.0.0.1                # on 10.0.0.1
  sudoku-sql cluster executor 10.0.0.1:50050 --host 10.0.0.2  # on 10.0.0.2
  sudoku-sql cluster executor 10.0.0.1:50050 --host 10.0.0.3  # on 10.0.0.3
  sudoku-sql --cluster 10.0.0.1:50050 -t p=/data/ 'select count(*) from p'";

#[derive(Args)]
struct PlaceArgs {
    /// The name or address of this machine at which the others reach it
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    host: String,
}

#[derive(Args)]
struct SchedulerArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// Listen at this port; with 0 the system chooses one
    #[arg(short, long, value_name = "PORT", default_value_t = 50050)]
    port: u16,
}

#[derive(Args)]
struct ExecutorArgs {
    /// The scheduler to work for
    #[arg(value_name = "HOST:PORT")]
    scheduler: String,
    #[command(flatten)]
    place: PlaceArgs,
    /// Listen at this port and the next one; with 0 the system chooses two
    #[arg(short, long, value_name = "PORT", default_value_t = 0)]
    port: u16,
    /// Number of tasks at a time [default: one for each core]
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Memory for sorting, grouping and joining, for all tasks together; the program needs some more
    #[arg(long, value_name = "SIZE", default_value = "500MB", value_parser = size)]
    memory: usize,
    /// Keep parts of answers in a new folder in DIR [default: the folder of the system for temporary files]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: Option<PathBuf>,
}

pub(crate) fn cluster(args: &ClusterArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    match &args.role {
        Role::Scheduler(args) => scheduler(args, reporter),
        Role::Executor(args) => executor(args, reporter),
    }
}

/// A session whose queries the executors of a scheduler work on.
pub(crate) fn session(
    scheduler: &str,
    tasks: Option<NonZeroUsize>,
    limits: Limits,
) -> Result<Session, Failure> {
    let threads = tasks.map_or(TASKS, NonZeroUsize::get);
    Session::on_cluster(&Limits { threads, ..limits }, scheduler).map_err(|error| failure(&error))
}

fn scheduler(args: &SchedulerArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    let scheduler = Scheduler::new(&args.place.host, args.port).map_err(|error| failure(&error))?;
    tell(scheduler.address())?;
    reporter.note("the scheduler works until Ctrl-C");
    scheduler.run(cancel()).map_err(|error| failure(&error))?;
    Ok(Outcome::Positive)
}

fn executor(args: &ExecutorArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    let limits = Limits { memory: args.memory, open, cancel: cancel().clone(), ..Limits::default() };
    let threads = args.jobs.map_or(limits.threads, NonZeroUsize::get);
    let executor = Executor::new(&args.scheduler, &args.place.host, args.port, &Limits { threads, ..limits });
    let mut executor = executor.map_err(|error| failure(&error))?;
    if let Some(folder) = &args.folder {
        executor = executor.within(folder);
    }
    let mut told = Ok(());
    let ended = executor.run(|address| {
        told = tell(address);
        reporter.note("the executor works until Ctrl-C");
    });
    told?;
    ended.map_err(|error| failure(&error))?;
    Ok(Outcome::Positive)
}

/// Prints an address, for scripts to pass on.
fn tell(address: &str) -> Result<(), Failure> {
    let mut output = Output::new(None)?;
    output.put(format!("{address}\n").as_bytes())?;
    output.finish()
}
