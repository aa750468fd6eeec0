//! A server: one thread that waits for all visitors at once, so that none waits for another.

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::fmt;
use std::io;
use std::net::{IpAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use sudokit::Cancel;
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

/// Timeout of a request's head, and of a silent connection.
const PATIENCE: Duration = Duration::from_secs(30);
/// Time after which a connection ends with its next response. Clients reconnect.
const LONGEST: Duration = Duration::from_secs(600);
/// Timeout of a connection that takes its responses too slowly, or not at all.
const ENDLESS: Duration = Duration::from_secs(1200);
/// Connections that are kept. A further one takes the place of the oldest that waits for nothing.
const MOST: usize = 384;
/// Pause if no further connection can be accepted, and between two looks at the flag.
const REST: Duration = Duration::from_millis(50);

/// The content of a server.
pub(crate) trait Site: Send + Sync + 'static {
    /// The response to a request.
    fn answer(&self, request: Request<Incoming>) -> impl Future<Output = Response<Full<Bytes>>> + Send;
}

/// Serves until the flag is raised. Then requests at work have so long to end.
pub(crate) fn serve(
    listener: TcpListener,
    site: impl Site,
    until: &Cancel,
    last: Duration,
) -> io::Result<()> {
    let site = Arc::new(site);
    listener.set_nonblocking(true)?;
    let threads = Builder::new_current_thread().enable_all().build()?;
    threads.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let (mut talks, graceful) = (VecDeque::new(), GracefulShutdown::new());
        while !until.is_cancelled() {
            let Ok(accepted) = timeout(REST, listener.accept()).await else { continue };
            talks.retain(|talk: &Talk| !talk.handle.is_finished());
            if accepted.is_err() || talks.len() == MOST {
                let is_idle = |talk: &Talk| !talk.is_busy.load(Ordering::Relaxed);
                if let Some(oldest) = talks.iter().position(is_idle).and_then(|place| talks.remove(place)) {
                    oldest.handle.abort();
                }
            }
            match accepted {
                // All of them wait for responses, and this one would, too.
                Ok(_) if talks.len() == MOST => {}
                Ok((stream, _)) => {
                    let is_busy = Arc::new(AtomicBool::new(false));
                    let talk = talk(stream, Arc::clone(&site), Arc::clone(&is_busy), &graceful);
                    let handle = tokio::spawn(timeout(ENDLESS, talk)).abort_handle();
                    talks.push_back(Talk { handle, is_busy });
                }
                // Perhaps too many files are open.
                Err(_) => sleep(REST).await,
            }
        }
        drop(listener);
        _ = timeout(last, graceful.shutdown()).await;
        io::Result::Ok(())
    })?;
    // Work that goes on is ended by its flag, or with the program.
    threads.shutdown_background();
    Ok(())
}

/// A connection.
struct Talk {
    handle: AbortHandle,
    /// True while a response is made.
    is_busy: Arc<AtomicBool>,
}

/// Answers one visitor, question after question.
fn talk<S: Site>(
    stream: TcpStream,
    site: Arc<S>,
    is_busy: Arc<AtomicBool>,
    graceful: &GracefulShutdown,
) -> impl Future<Output = ()> + Send + use<S> {
    _ = stream.set_nodelay(true);
    let begun = Instant::now();
    let answer = service_fn(move |request| {
        let (site, is_busy) = (Arc::clone(&site), Arc::clone(&is_busy));
        async move {
            is_busy.store(true, Ordering::Relaxed);
            let mut answer = site.answer(request).await;
            is_busy.store(false, Ordering::Relaxed);
            if begun.elapsed() > LONGEST {
                answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, Infallible>(answer)
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let talk = graceful.watch(http.serve_connection(TokioIo::new(stream), answer));
    async move {
        // Broken connections and requests are ignored.
        _ = talk.await;
    }
}

/// The names by which requests may call a server. A page from elsewhere whose name is made to resolve to this
/// machine (DNS rebinding) sends its own name.
pub(crate) struct Names(Option<Vec<String>>);

impl Names {
    /// The names of a server at an address of this machine alone; at any other address it has any name.
    pub(crate) fn at(address: IpAddr, port: u16) -> Self {
        if !address.is_loopback() {
            return Self(None);
        }
        let own = if address.is_ipv6() { format!("[{address}]") } else { address.to_string() };
        let hosts = [own, "localhost".to_owned()];
        let mut names: Vec<String> = hosts.iter().map(|host| format!("{host}:{port}")).collect();
        if port == 80 {
            names.extend(hosts);
        }
        Self(Some(names))
    }

    /// With more names.
    #[cfg(feature = "serve")]
    pub(crate) fn with(self, more: &[String]) -> Self {
        Self(self.0.map(|names| [&names, more].concat()))
    }

    /// True if a request names the server exactly once, and by one of its names.
    pub(crate) fn are_in<B>(&self, request: &Request<B>) -> bool {
        let hosts: Vec<&HeaderValue> = request.headers().get_all(header::HOST).iter().collect();
        let [host] = hosts[..] else { return false };
        let Some(names) = &self.0 else { return true };
        let named = |name: &[u8]| names.iter().any(|own| own.as_bytes().eq_ignore_ascii_case(name));
        named(host.as_bytes()) && request.uri().authority().is_none_or(|name| named(name.as_str().as_bytes()))
    }
}

/// All names, for a request that has another.
impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.as_ref().map_or_else(|| "any one name".to_owned(), |names| names.join(" or ")))
    }
}
