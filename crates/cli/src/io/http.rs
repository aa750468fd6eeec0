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
use std::io;
use std::net::{IpAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use sudokit::Cancel;
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

/// Timeout of a request's head, and of a silent connection.
const PATIENCE: Duration = Duration::from_secs(30);
/// Timeout of a connection, longer than the largest file takes. Browsers reconnect.
const LONGEST: Duration = Duration::from_secs(600);
/// Connections that are kept. A further one takes the place of the oldest.
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
            talks.retain(|talk: &AbortHandle| !talk.is_finished());
            if (accepted.is_err() || talks.len() == MOST)
                && let Some(oldest) = talks.pop_front()
            {
                oldest.abort();
            }
            match accepted {
                Ok((stream, _)) => {
                    let talk = talk(stream, Arc::clone(&site), &graceful);
                    talks.push_back(tokio::spawn(timeout(LONGEST, talk)).abort_handle());
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

/// Answers one visitor, question after question.
fn talk<S: Site>(
    stream: TcpStream,
    site: Arc<S>,
    graceful: &GracefulShutdown,
) -> impl Future<Output = ()> + Send + use<S> {
    _ = stream.set_nodelay(true);
    let answer = service_fn(move |request| {
        let site = Arc::clone(&site);
        async move { Ok::<_, Infallible>(site.answer(request).await) }
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

    /// True if a request names the server exactly once, and by one of its names.
    pub(crate) fn are_in<B>(&self, request: &Request<B>) -> bool {
        let hosts: Vec<&HeaderValue> = request.headers().get_all(header::HOST).iter().collect();
        let [host] = hosts[..] else { return false };
        let Some(names) = &self.0 else { return true };
        let named = |name: &[u8]| names.iter().any(|own| own.as_bytes().eq_ignore_ascii_case(name));
        named(host.as_bytes()) && request.uri().authority().is_none_or(|name| named(name.as_str().as_bytes()))
    }
}
