//! Sessions: tables, limits, queries.

#[cfg(feature = "cluster")]
use crate::cluster;
use crate::error::QueryError;
use crate::rows::{self, Rows};
use crate::settings::{Settings, Skipped};
use crate::tables::{self, Open};
use datafusion::execution::disk_manager::{DiskManagerBuilder, DiskManagerMode};
use datafusion::execution::memory_pool::FairSpillPool;
use datafusion::execution::runtime_env::RuntimeEnvBuilder;
use datafusion::execution::{SessionState, SessionStateBuilder};
use datafusion::logical_expr::LogicalPlan;
use datafusion::physical_plan::{ExecutionPlan, execute_stream};
use datafusion::prelude::{SQLOptions, SessionConfig, SessionContext};
use datafusion::sql::parser::{DFParser, Statement};
use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;
use sudokit::Cancel;
use tokio::runtime::{self, Handle, Runtime};

/// Limits and settings of a session.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes for sorting, grouping and joining; beyond them these use files on disk where they can. The
    /// program itself and rows in transit between its operators come on top: bench/RESULTS.md has
    /// measurements.
    pub memory: usize,
    /// The number of worker threads.
    pub threads: usize,
    /// True if a text that is not a puzzle is an error. Otherwise it becomes null, or is left out, and is
    /// counted.
    pub strict: bool,
    /// Opens files of puzzles.
    pub open: Open,
    /// Ends all work.
    pub cancel: Cancel,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            memory: 100_000_000,
            threads: thread::available_parallelism().map_or(1, NonZero::get),
            strict: false,
            open: tables::as_it_is,
            cancel: Cancel::new(),
        }
    }
}

/// A session: tables by name, and queries of them.
///
/// ```
/// use sudokit_query::{Limits, Session};
///
/// let session = Session::new(&Limits::default())?;
/// let rows = session.query("select count(*) as n from sudoku_generate(9, 1) where sudoku_minimal(puzzle)")?;
/// let mut text = Vec::new();
/// rows.write(sudokit_query::Form::Csv, &mut text)?;
/// assert_eq!(text, b"n\n9\n");
/// # Ok::<(), sudokit_query::QueryError>(())
/// ```
pub struct Session {
    context: SessionContext,
    runtime: Option<Runtime>,
    settings: Settings,
    /// The cluster that does the work, if any.
    others: Option<Arc<dyn Others>>,
}

/// A cluster that works on the queries of a session.
pub(crate) trait Others: Send + Sync {
    /// Checks that a plan can be sent to them.
    fn can_be_told(&self, plan: &LogicalPlan) -> datafusion::common::Result<()>;

    /// Their work on a plan, which ends when this is dropped.
    fn job(&self, plan: &Arc<dyn ExecutionPlan>, runtime: &Handle) -> Box<dyn Send>;

    /// Translates an error of theirs.
    fn said(&self, error: QueryError) -> QueryError;
}

/// The configuration of a session with this number of partitions.
fn config(parts: usize, settings: &Settings) -> SessionConfig {
    SessionConfig::new()
        .with_information_schema(true)
        // Views into the pages of Parquet count as a whole page each: a sort would exhaust its memory limit.
        .set_bool("datafusion.execution.parquet.schema_force_view_types", false)
        .with_target_partitions(parts.max(1))
        .with_option_extension(settings.clone())
}

/// The engine with its limits.
fn state(config: SessionConfig, limits: &Limits) -> Result<SessionState, QueryError> {
    // A sort reserves this for its merge. The default would exhaust a small limit.
    let to_merge = config.options().execution.sort_spill_reservation_bytes.min(limits.memory / 10);
    let config = config.with_sort_spill_reservation_bytes(to_merge);
    let environment = RuntimeEnvBuilder::new()
        .with_memory_pool(Arc::new(FairSpillPool::new(limits.memory)))
        .with_disk_manager_builder(DiskManagerBuilder::default().with_mode(DiskManagerMode::OsTmpDirectory))
        .build_arc()?;
    let state = SessionStateBuilder::new().with_config(config).with_runtime_env(environment);
    Ok(state.with_default_features().build())
}

impl Session {
    /// A session without tables.
    ///
    /// # Errors
    /// The system cannot start threads.
    pub fn new(limits: &Limits) -> Result<Self, QueryError> {
        let Limits { memory: _, threads, strict, open, cancel } = limits;
        let settings = Settings::new(*strict, cancel, *open);
        // A sort runs on one thread, everything else on all. Two sorts at a time would take each other's
        // memory for merging, and fail with ten times the memory that one needs.
        let config = config(*threads, &settings).with_repartition_sorts(false);
        let context = SessionContext::new_with_state(state(config, limits)?);
        Ok(Self::of(context, settings, *threads, None)?)
    }

    /// A session whose queries the executors of the scheduler at HOST:PORT work on. `threads` of the limits
    /// is the number of tasks that a query is divided into, at most so many at a time.
    ///
    /// The files of its tables have the same paths on all machines. Texts that are not puzzles are not
    /// counted.
    ///
    /// # Errors
    /// There is no scheduler, or the system cannot start threads.
    ///
    /// ```no_run
    /// # use sudokit_query::{Form, Limits, Session};
    /// let session = Session::on_cluster(&Limits { threads: 64, ..Limits::default() }, "10.0.0.1:50050")?;
    /// session.table("p", "/data/puzzles/")?;
    /// let rows = session.query("select count(*) from p where sudoku_status(puzzle) = 'unique'")?;
    /// rows.write(Form::Table, &mut std::io::stdout())?;
    /// # Ok::<(), sudokit_query::QueryError>(())
    /// ```
    #[cfg(feature = "cluster")]
    pub fn on_cluster(limits: &Limits, scheduler: &str) -> Result<Self, QueryError> {
        let Limits { memory: _, threads: parts, strict, open, cancel } = limits;
        let settings = Settings::new(*strict, cancel, *open);
        let state = state(cluster::prepared(config(*parts, &settings)), limits)?;
        let others = cluster::Others::new(scheduler, cancel)?;
        let context = SessionContext::new_with_state(others.upgraded(state)?);
        // One thread waits, one reads.
        Ok(Self::of(context, settings, 2, Some(Arc::new(others)))?)
    }

    fn of(
        context: SessionContext,
        settings: Settings,
        threads: usize,
        others: Option<Arc<dyn Others>>,
    ) -> io::Result<Self> {
        crate::register(&context);
        let runtime =
            runtime::Builder::new_multi_thread().enable_all().worker_threads(threads.max(1)).build()?;
        Ok(Self { context, runtime: Some(runtime), settings, others })
    }

    /// Makes a table of a file, of the files in a folder, or of those that match a pattern such as
    /// `data/*.sdm`. The ending decides between CSV, NDJSON and Parquet; all other files are puzzles in any
    /// format, with the columns `puzzle`, `title`, `line` and others.
    ///
    /// # Errors
    /// There is no such file, it cannot be read, or a table has this name already.
    ///
    /// ```no_run
    /// # use sudokit_query::{Limits, Session};
    /// let session = Session::new(&Limits::default())?;
    /// session.table("p", "collection/*.sdm")?;
    /// let counts = session.query("select file, count(*) as puzzles from p group by file")?;
    /// # Ok::<(), sudokit_query::QueryError>(())
    /// ```
    pub fn table(&self, name: &str, of: &str) -> Result<(), QueryError> {
        Ok(self.runtime().block_on(tables::register(&self.context, name, of))?)
    }

    /// Runs statements separated by `;` in order, as in `set sudoku.strict = true; select ...`. The last one
    /// answers.
    ///
    /// `insert` and `copy` are refused.
    ///
    /// # Errors
    /// A statement is wrong, or names an unknown table. Reading the rows may fail as well.
    ///
    /// ```
    /// # use sudokit_query::{Limits, Session};
    /// let session = Session::new(&Limits::default())?;
    /// assert_eq!(session.query("create table t as select 1 as a; select a from t")?.count(), 1);
    /// assert!(session.query("copy t to 'file.csv'").is_err());
    /// # Ok::<(), sudokit_query::QueryError>(())
    /// ```
    pub fn query(&self, sql: &str) -> Result<Rows<'_>, QueryError> {
        let mut statements = DFParser::parse_sql(sql)?;
        let Some(last) = statements.pop_back() else {
            return Err(QueryError::Query("expected a query, found nothing".to_owned()));
        };
        for statement in statements {
            let rows = self.run(statement)?.map(|rows| rows.map(|rows| rows.num_rows()));
            if rows.sum::<Result<usize, QueryError>>()? > 0 {
                return Err(QueryError::Query(
                    "only the last of several statements may have rows".to_owned(),
                ));
            }
        }
        self.run(last)
    }

    fn run(&self, statement: Statement) -> Result<Rows<'_>, QueryError> {
        self.settings.begin();
        let planned = async {
            let plan = self.context.state().statement_to_plan(statement).await?;
            SQLOptions::new().with_allow_dml(false).verify_plan(&plan)?;
            let frame = self.context.execute_logical_plan(plan).await?;
            if let Some(others) = &self.others {
                others.can_be_told(&frame.clone().into_optimized_plan()?)?;
            }
            let context = Arc::new(frame.task_ctx());
            let plan = frame.create_physical_plan().await?;
            execute_stream(Arc::clone(&plan), context).map(|stream| (plan, stream))
        };
        let cancel = &self.settings.cancel;
        let (plan, stream) = rows::until(self.runtime(), cancel, planned)?;
        let rows = Rows::new(stream, self.runtime(), &self.settings.cancel);
        Ok(match &self.others {
            Some(others) => rows.of(others, others.job(&plan, self.runtime().handle())),
            None => rows,
        })
    }

    /// The texts so far that were not puzzles.
    ///
    /// ```
    /// # use sudokit_query::{Limits, Session};
    /// let session = Session::new(&Limits::default())?;
    /// session.query("select sudoku_givens('x')")?.try_for_each(|rows| rows.map(drop))?;
    /// let first = session.skipped().first.unwrap();
    /// assert_eq!(first, "'x' is no puzzle: expected 81 digits and dots, found 1");
    /// # Ok::<(), sudokit_query::QueryError>(())
    /// ```
    pub fn skipped(&self) -> Skipped {
        self.settings.skipped()
    }

    fn runtime(&self) -> &Runtime {
        self.runtime.as_ref().expect("it is there until the session ends")
    }
}

impl Drop for Session {
    /// Does not wait for work in progress, which notices that its reader is gone.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
