//! A place for queries: tables, limits, and what was skipped.

#[cfg(feature = "cluster")]
use crate::cluster;
use crate::error::QueryError;
use crate::rows::Rows;
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

/// What queries may use, and how they meet what is no puzzle.
///
/// ```
/// use sudokit_query::Limits;
///
/// let limits = Limits { threads: 1, ..Limits::default() };
/// assert_eq!(limits.memory, 100_000_000);
/// ```
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes that sorting, grouping and joining may hold; beyond them, files on disk are used where that can be. The program itself, and
    /// rows on their way between its parts, come on top: bench/RESULTS.md has what was measured.
    pub memory: usize,
    /// How many threads work.
    pub threads: usize,
    /// Whether what is no puzzle is an error. Otherwise it is null, or left out, and counted.
    pub strict: bool,
    /// How files of puzzles are opened.
    pub open: Open,
    /// What ends all work.
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

/// A place for queries.
///
/// ```
/// use sudokit_query::{Limits, Session};
///
/// let session = Session::new(&Limits::default())?;
/// let rows = session.query("select count(*) as n from sudoku_generate(20, 1) where sudoku_minimal(puzzle)")?;
/// let mut text = Vec::new();
/// rows.write(sudokit_query::Form::Csv, &mut text)?;
/// assert_eq!(text, b"n\n20\n");
/// # Ok::<(), sudokit_query::QueryError>(())
/// ```
pub struct Session {
    context: SessionContext,
    runtime: Option<Runtime>,
    settings: Settings,
    /// Who does the work, if it is not done here.
    others: Option<Arc<dyn Others>>,
}

/// Others, who work on queries of a session.
pub(crate) trait Others: Send + Sync {
    /// Whether they can be told of a plan.
    fn can_be_told(&self, plan: &LogicalPlan) -> datafusion::common::Result<()>;

    /// Their work on a plan. It ends when it is let go.
    fn job(&self, plan: &Arc<dyn ExecutionPlan>, runtime: &Handle) -> Box<dyn Send>;

    /// An error of theirs, for people.
    fn said(&self, error: QueryError) -> QueryError;
}

/// How queries are worked on in so many parts.
fn config(parts: usize, settings: &Settings) -> SessionConfig {
    SessionConfig::new()
        .with_information_schema(true)
        // Texts from Parquet would be views into pages, each counted as all of its page: a sort would use up its memory without using it.
        .set_bool("datafusion.execution.parquet.schema_force_view_types", false)
        .with_target_partitions(parts.max(1))
        .with_option_extension(settings.clone())
}

/// The engine, with its limits.
fn state(config: SessionConfig, limits: &Limits) -> Result<SessionState, QueryError> {
    // What a sort keeps to merge with: as much as usual would be all that it may have, if that is little.
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
    /// The system gives no threads.
    ///
    /// ```
    /// # use sudokit_query::{Limits, Session};
    /// assert_eq!(Session::new(&Limits::default())?.skipped().count, 0);
    /// # Ok::<(), sudokit_query::QueryError>(())
    /// ```
    pub fn new(limits: &Limits) -> Result<Self, QueryError> {
        let Limits { memory: _, threads, strict, open, cancel } = limits;
        let settings = Settings::new(*strict, cancel, *open);
        // All threads work on all but a sort. Two sorts at a time would take from each other what they need to merge, and fail in ten times the memory that
        // one needs.
        let config = config(*threads, &settings).with_repartition_sorts(false);
        let context = SessionContext::new_with_state(state(config, limits)?);
        Ok(Self::of(context, settings, *threads, None)?)
    }

    /// A session whose queries are worked on by the executors of the scheduler at HOST:PORT. The threads of the limits are the parts that
    /// work is divided into: the most that are worked on at a time.
    ///
    /// The files of its tables have the same paths on all machines. What is no puzzle is not counted.
    ///
    /// # Errors
    /// There is no scheduler, or the system gives no threads.
    ///
    /// ```
    /// # use sudokit_query::{Limits, Session};
    /// let error = Session::on_cluster(&Limits::default(), "nowhere").err().unwrap();
    /// assert_eq!(error.to_string(), "expected the address of a scheduler, such as 10.0.0.1:50050, found nowhere");
    /// ```
    #[cfg(feature = "cluster")]
    pub fn on_cluster(limits: &Limits, scheduler: &str) -> Result<Self, QueryError> {
        let Limits { memory: _, threads: parts, strict, open, cancel } = limits;
        let settings = Settings::new(*strict, cancel, *open);
        let state = state(cluster::prepared(config(*parts, &settings)), limits)?;
        let others = cluster::Others::new(scheduler, cancel)?;
        let context = SessionContext::new_with_state(others.upgraded(state)?);
        // One waits, one reads.
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

    /// Makes a table of a file, of the files in a folder, or of those that a pattern such as `data/*.sdm` fits. Their ending says what
    /// they are: CSV, NDJSON, Parquet, or else puzzles in any format, with the columns `puzzle`, `title`, `line` and others.
    ///
    /// # Errors
    /// There is no such file, it cannot be read, or there is a table of this name.
    ///
    /// ```
    /// # use sudokit_query::{Limits, Session};
    /// let session = Session::new(&Limits::default())?;
    /// let error = session.table("t", "no/such/file.csv").unwrap_err();
    /// assert_eq!(error.to_string(), "cannot read no/such/file.csv: no such file or directory");
    /// # Ok::<(), sudokit_query::QueryError>(())
    /// ```
    pub fn table(&self, name: &str, of: &str) -> Result<(), QueryError> {
        Ok(self.runtime().block_on(tables::register(&self.context, name, of))?)
    }

    /// Asks a query. Several statements with `;` between them are run one after the other, and the last answers: `set sudoku.strict = true;
    /// select ...`.
    ///
    /// Nothing is written but the answer: `insert` and `copy` are refused.
    ///
    /// # Errors
    /// It is no query of these tables. Reading the rows may fail as well.
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
        let (plan, stream) = self.runtime().block_on(async {
            let plan = self.context.state().statement_to_plan(statement).await?;
            SQLOptions::new().with_allow_dml(false).verify_plan(&plan)?;
            let frame = self.context.execute_logical_plan(plan).await?;
            if let Some(others) = &self.others {
                others.can_be_told(&frame.clone().into_optimized_plan()?)?;
            }
            let context = Arc::new(frame.task_ctx());
            let plan = frame.create_physical_plan().await?;
            execute_stream(Arc::clone(&plan), context).map(|stream| (plan, stream))
        })?;
        let rows = Rows::new(stream, self.runtime(), &self.settings.cancel);
        Ok(match &self.others {
            Some(others) => rows.of(others, others.job(&plan, self.runtime().handle())),
            None => rows,
        })
    }

    /// What was no puzzle, until now.
    ///
    /// ```
    /// # use sudokit_query::{Limits, Session};
    /// let session = Session::new(&Limits::default())?;
    /// session.query("select sudoku_givens('x')")?.try_for_each(|rows| rows.map(drop))?;
    /// assert_eq!(session.skipped().first.unwrap(), "'x' is no puzzle: expected 81 digits and dots, found 1");
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
    /// Whatever still works sees that nobody reads on. It is not waited for.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
