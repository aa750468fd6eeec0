//! The desk takes requests, has a fixed number of threads work on them, and hands out the replies.

use super::metrics::Metrics;
use super::reply::{Reply, failed, of_failure};
use super::{openapi, picture, query};
use crate::commands::bounds::{Bounds, late};
use crate::io::http::{Names, Site};
use crate::run::seed;
use http_body_util::{BodyExt as _, Full, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap};
use hyper::{Method, Request, Response, StatusCode, Uri};
use serde_json::{Map, Value};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use sudokit::Cancel;
use sudokit_request::{Context, Failure, TaskEntry, task};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The limits of requests.
pub(super) struct Limits {
    /// The longest time to work on a request.
    pub(super) time: Duration,
    /// The largest body, in bytes.
    pub(super) bytes: usize,
    /// The most requests that wait.
    pub(super) queue: usize,
    /// The most requests at work.
    pub(super) at_work: usize,
}

/// Programs seldom want all steps. Those that do can name a limit.
const BOUNDS: Bounds = Bounds { steps: 100 };

/// Timeout for receiving a body: honest clients send it at once.
const SENDING: Duration = Duration::from_secs(10);

/// The desk.
pub(super) struct Desk {
    names: Names,
    limits: Limits,
    places: Arc<Semaphore>,
    /// Raised when the time for requests at work is over.
    ending: Cancel,
    waiting: AtomicUsize,
    metrics: Metrics,
}

/// Cancels the work on drop: nobody is waiting for it any more.
struct Raised(Cancel);

impl Drop for Raised {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// A request that waits.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn new(waiting: &'a AtomicUsize, most: usize) -> Option<Self> {
        let place = Self(waiting);
        (waiting.fetch_add(1, Ordering::Relaxed) < most).then_some(place)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Desk {
    /// A desk until the flag is raised.
    pub(super) fn new(names: Names, limits: Limits, ending: Cancel) -> Self {
        let places = Arc::new(Semaphore::new(limits.at_work));
        Self { names, limits, places, ending, waiting: AtomicUsize::new(0), metrics: Metrics::default() }
    }

    async fn reply(&self, request: Request<Incoming>) -> Reply {
        match self.route(&request) {
            Ok(Route::Page(page)) => page,
            Ok(Route::Task(task, kind, make)) => self.answer(task, kind, make, request).await,
            Err(refused) => {
                self.metrics.refused(refused.status());
                refused
            }
        }
    }

    fn route(&self, request: &Request<Incoming>) -> Result<Route, Reply> {
        if !self.names.are_in(request) {
            let why = format!("expected as host: {}", self.names);
            return Err(failed(StatusCode::MISDIRECTED_REQUEST, &why));
        }
        if !is_from_here(request) {
            return Err(failed(StatusCode::FORBIDDEN, "the server does not answer pages of other sites"));
        }
        let is_read = [Method::GET, Method::HEAD].contains(request.method());
        let picture = |kind, make| Route::Task(task("picture").expect("it is a task"), kind, make);
        Ok(match request.uri().path() {
            "/" if is_read => Route::Page(Reply::text(super::HELP)),
            "/health" if is_read => Route::Page(Reply::text("ok\n")),
            "/metrics" if is_read => Route::Page(Reply::text(self.metrics.text())),
            "/openapi.json" if is_read => {
                Route::Page(Reply::json(StatusCode::OK, openapi::document(BOUNDS).to_string()))
            }
            "/picture.svg" if is_read => picture("image/svg+xml", picture::svg),
            "/picture.png" if is_read => picture("image/png", picture::png),
            "/" | "/health" | "/metrics" | "/openapi.json" | "/picture.svg" | "/picture.png" => {
                return Err(not_allowed("GET, HEAD"));
            }
            path => match task(path.strip_prefix('/').unwrap_or(path)) {
                Ok(_) if !is_read && *request.method() != Method::POST => {
                    return Err(not_allowed("GET, HEAD, POST"));
                }
                Ok(task) => Route::Task(task, "application/json", |task, fields, context| {
                    task.answer(fields, context).map(Bytes::from)
                }),
                Err(unknown) => return Err(of_failure(StatusCode::NOT_FOUND, &unknown.into())),
            },
        })
    }

    async fn answer(
        &self,
        task: &'static TaskEntry,
        kind: &'static str,
        make: Make,
        request: Request<Incoming>,
    ) -> Reply {
        let begun = Instant::now();
        let answer = self.work(task, make, request).await;
        let code = answer.as_ref().map_or_else(|(_, failure)| failure.code, |_| "ok");
        self.metrics.count(task.name, code, begun.elapsed());
        match answer {
            Ok(body) => Reply::of_kind(kind, body),
            Err((status, failure)) => of_failure(status, &failure),
        }
    }

    async fn work(
        &self,
        task: &'static TaskEntry,
        make: Make,
        request: Request<Incoming>,
    ) -> Result<Bytes, (StatusCode, Failure)> {
        // The worker parses the body: until then it takes no more memory than its bytes.
        let asked = if *request.method() == Method::POST {
            Asked::Body(self.body(request).await?)
        } else {
            Asked::Query(request.uri().query().unwrap_or_default().to_owned())
        };
        let full = || {
            let why = format!("{} requests are waiting: try again", self.limits.queue);
            (StatusCode::SERVICE_UNAVAILABLE, Failure::of(Failure::BUSY, why))
        };
        let places = || Arc::clone(&self.places);
        let place = match places().try_acquire_owned() {
            Ok(place) => place,
            Err(_) => {
                let _waiting = Waiting::new(&self.waiting, self.limits.queue).ok_or_else(full)?;
                places().acquire_owned().await.expect("it is never closed")
            }
        };
        let (cancel, limit) = (self.ending.part(), self.limits.time);
        let _raised = Raised(cancel.clone());
        let work = spawn_blocking(move || {
            // Work that has not noticed the cancellation keeps its place until it ends.
            let _place = place;
            let begun = Instant::now();
            let cancel = cancel.or_when(move || begun.elapsed() >= limit);
            let fields = BOUNDS.within(task, asked.fields(task)?)?;
            let reply = make(task, fields, &Context::new(&cancel, seed::fresh()));
            reply.map_err(|failure| late(failure, limit))
        });
        match work.await {
            Ok(answer) => answer.map_err(|failure| (status_of(&failure), failure)),
            // The work has panicked.
            Err(_) => {
                Err((StatusCode::INTERNAL_SERVER_ERROR, Failure::of(Failure::BROKEN, "a bug in the program")))
            }
        }
    }

    /// The bytes of a body.
    async fn body(&self, request: Request<Incoming>) -> Result<Bytes, (StatusCode, Failure)> {
        if !is_json(request.headers()) {
            let failure = Failure::argument("expected the header content-type: application/json");
            return Err((StatusCode::UNSUPPORTED_MEDIA_TYPE, failure));
        }
        let most = self.limits.bytes;
        let collected = timeout(SENDING, Limited::new(request.into_body(), most).collect()).await;
        match collected {
            Ok(Ok(body)) => Ok(body.to_bytes()),
            Ok(Err(error)) if error.is::<LengthLimitError>() => {
                let failure = Failure::argument(format!("expected a body of at most {most} bytes"));
                Err((StatusCode::PAYLOAD_TOO_LARGE, failure))
            }
            Ok(Err(_)) => Err((StatusCode::BAD_REQUEST, Failure::argument("the body ends too early"))),
            Err(_) => {
                let failure = Failure::argument("the body took too long");
                Err((StatusCode::REQUEST_TIMEOUT, failure))
            }
        }
    }
}

/// Where a request is routed.
enum Route {
    /// To a reply that is ready at once.
    Page(Reply),
    /// To a task, with the type of its reply.
    Task(&'static TaskEntry, &'static str, Make),
}

/// Runs a task with these fields.
type Make = fn(&TaskEntry, Value, &Context) -> Result<Bytes, Failure>;

/// A request as received.
enum Asked {
    Body(Bytes),
    Query(String),
}

impl Asked {
    /// Its fields.
    fn fields(&self, task: &TaskEntry) -> Result<Value, Failure> {
        match self {
            Self::Query(query) => Ok(query::fields(task, query)),
            Self::Body(bytes) if bytes.iter().all(u8::is_ascii_whitespace) => Ok(Value::Object(Map::new())),
            Self::Body(bytes) => serde_json::from_slice(bytes).map_err(|error| Failure::of_json(&error)),
        }
    }
}

impl Site for Desk {
    async fn answer(&self, request: Request<Incoming>) -> Response<Full<Bytes>> {
        let is_head = *request.method() == Method::HEAD;
        self.reply(request).await.response(is_head)
    }
}

/// The status for a failure.
fn status_of(failure: &Failure) -> StatusCode {
    match failure.code {
        // A retry would run out of time again.
        Failure::CANCELLED => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// True unless the request is from a page of another site. Browsers say which site a page is from.
fn is_from_here<B>(request: &Request<B>) -> bool {
    let Some(origin) = request.headers().get(header::ORIGIN) else { return true };
    let host = request.headers().get(header::HOST).map_or(&b""[..], |host| host.as_bytes());
    let origin = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok());
    origin.is_some_and(|origin| origin.authority().is_some_and(|name| name.as_str().as_bytes() == host))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

fn not_allowed(allowed: &'static str) -> Reply {
    failed(StatusCode::METHOD_NOT_ALLOWED, &format!("expected {allowed}")).with(header::ALLOW, allowed)
}
