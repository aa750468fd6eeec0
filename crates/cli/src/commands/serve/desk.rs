//! The desk: takes requests, has them done by so many threads, and hands out the replies.

use super::metrics::Metrics;
use super::reply::{Reply, failed, of_failure};
use super::{openapi, query};
use crate::commands::limits::within_limits;
use crate::io::http::{Names, Site};
use crate::run::{interrupt, seed};
use http_body_util::{BodyExt as _, Full, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderMap};
use hyper::{Method, Request, Response, StatusCode, Uri};
use serde_json::Value;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use sudokit::Cancel;
use sudokit_request::{Context, Failure, TaskEntry, task};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The limits of requests.
pub(super) struct Limits {
    /// The time that work takes.
    pub(super) time: Duration,
    /// The size of a body.
    pub(super) bytes: usize,
    /// The number of requests that wait.
    pub(super) queue: usize,
    /// The number of requests at work.
    pub(super) at_work: usize,
}

/// Timeout of a body: it is sent at once, or not at all.
const SENDING: Duration = Duration::from_secs(10);

/// The desk.
pub(super) struct Desk {
    names: Names,
    limits: Limits,
    places: Semaphore,
    waiting: AtomicUsize,
    metrics: Metrics,
}

/// Raises a flag when nobody waits for the work any more.
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
    pub(super) fn new(names: Names, limits: Limits) -> Self {
        let places = Semaphore::new(limits.at_work);
        Self { names, limits, places, waiting: AtomicUsize::new(0), metrics: Metrics::default() }
    }

    async fn reply(&self, request: Request<Incoming>) -> Reply {
        if !self.names.are_in(&request) {
            return failed(StatusCode::MISDIRECTED_REQUEST, "the server has another name");
        }
        if !is_from_here(&request) {
            return failed(StatusCode::FORBIDDEN, "the server does not answer pages of other sites");
        }
        let is_read = [Method::GET, Method::HEAD].contains(request.method());
        match request.uri().path() {
            "/" if is_read => Reply::text(super::HELP),
            "/health" if is_read => Reply::text("ok\n"),
            "/metrics" if is_read => Reply::text(self.metrics.text()),
            "/openapi.json" if is_read => Reply::json(StatusCode::OK, openapi::document().to_string()),
            "/picture.svg" if is_read => {
                let task = task("picture").expect("it is a task");
                self.answer(task, request).await.map_or_else(|refused| refused, |json| picture(&json))
            }
            "/" | "/health" | "/metrics" | "/openapi.json" | "/picture.svg" => not_allowed("GET, HEAD"),
            path => match task(path.strip_prefix('/').unwrap_or(path)) {
                Ok(_) if !is_read && *request.method() != Method::POST => not_allowed("GET, HEAD, POST"),
                Ok(task) => {
                    let answer = self.answer(task, request).await;
                    answer.map_or_else(|refused| refused, |json| Reply::json(StatusCode::OK, json))
                }
                Err(unknown) => of_failure(StatusCode::NOT_FOUND, &unknown.into()),
            },
        }
    }

    /// The JSON of the reply to a request for a task.
    async fn answer(&self, task: &'static TaskEntry, request: Request<Incoming>) -> Result<String, Reply> {
        let begun = Instant::now();
        let answer = self.work(task, request).await;
        let code = answer.as_ref().map_or_else(|(_, failure)| failure.code, |_| "ok");
        self.metrics.count(task.name, code, begun.elapsed());
        answer.map_err(|(status, failure)| of_failure(status, &failure))
    }

    async fn work(
        &self,
        task: &'static TaskEntry,
        request: Request<Incoming>,
    ) -> Result<String, (StatusCode, Failure)> {
        let fields = if *request.method() == Method::POST {
            self.body(request).await?
        } else {
            query::fields(task, request.uri().query().unwrap_or_default())
        };
        let fields = within_limits(task, fields).map_err(|failure| (StatusCode::BAD_REQUEST, failure))?;
        let full = || {
            let why = format!("{} requests wait already: try again", self.limits.queue);
            (StatusCode::SERVICE_UNAVAILABLE, Failure::of("busy", why))
        };
        let place = match self.places.try_acquire() {
            Ok(place) => place,
            Err(_) => {
                let _waiting = Waiting::new(&self.waiting, self.limits.queue).ok_or_else(full)?;
                self.places.acquire().await.expect("it is never closed")
            }
        };
        let (cancel, limit) = (interrupt::cancel().part(), self.limits.time);
        let raised = Raised(cancel.clone());
        let work = spawn_blocking(move || {
            let begun = Instant::now();
            let cancel = cancel.or_when(move || begun.elapsed() >= limit);
            task.answer(fields, &Context::new(&cancel, seed::fresh()))
        });
        let answer = work.await;
        drop((place, raised));
        match answer {
            Ok(answer) => answer.map_err(|failure| (status_of(&failure), failure)),
            // The work has panicked.
            Err(_) => Err((StatusCode::INTERNAL_SERVER_ERROR, Failure::of("broken", "a bug in the program"))),
        }
    }

    /// The JSON of a body.
    async fn body(&self, request: Request<Incoming>) -> Result<Value, (StatusCode, Failure)> {
        if !is_json(request.headers()) {
            let failure = Failure::argument("expected the header content-type: application/json");
            return Err((StatusCode::UNSUPPORTED_MEDIA_TYPE, failure));
        }
        let most = self.limits.bytes;
        let collected = timeout(SENDING, Limited::new(request.into_body(), most).collect()).await;
        let bytes = match collected {
            Ok(Ok(body)) => body.to_bytes(),
            Ok(Err(error)) if error.is::<LengthLimitError>() => {
                let failure = Failure::argument(format!("expected a body of at most {most} bytes"));
                return Err((StatusCode::PAYLOAD_TOO_LARGE, failure));
            }
            Ok(Err(_)) => {
                return Err((StatusCode::BAD_REQUEST, Failure::argument("the body ends too early")));
            }
            Err(_) => {
                let failure = Failure::argument("the body took too long");
                return Err((StatusCode::REQUEST_TIMEOUT, failure));
            }
        };
        if bytes.iter().all(u8::is_ascii_whitespace) {
            return Ok(Value::Object(serde_json::Map::new()));
        }
        serde_json::from_slice(&bytes).map_err(|error| (StatusCode::BAD_REQUEST, Failure::of_json(&error)))
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
        // It would be over its time again.
        "cancelled" => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// True unless a page of another site asks: browsers name the site of the page.
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

/// The picture in a reply.
fn picture(json: &str) -> Reply {
    let reply: Value = serde_json::from_str(json).expect("a reply is JSON");
    Reply::svg(reply["svg"].as_str().unwrap_or_default())
}
