//! The server: one thread that waits for all visitors at once, so that none waits for another.

use super::site::Site;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::future::ready;
use std::io;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

/// Timeout of a request, and of a silent connection.
const PATIENCE: Duration = Duration::from_secs(30);
/// Timeout of a connection, longer than the largest file takes. Browsers reconnect.
const LONGEST: Duration = Duration::from_secs(600);
/// Connections that are kept. A further one takes the place of the oldest.
const MOST: usize = 384;
/// Pause if no further connection can be accepted.
const REST: Duration = Duration::from_millis(50);

/// Serves until the program ends.
pub(super) fn serve(listener: TcpListener, site: Site) -> io::Result<Infallible> {
    let site = Arc::new(site);
    listener.set_nonblocking(true)?;
    Builder::new_current_thread().enable_all().build()?.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let mut talks = VecDeque::new();
        loop {
            let accepted = listener.accept().await;
            talks.retain(|talk: &AbortHandle| !talk.is_finished());
            if (accepted.is_err() || talks.len() == MOST)
                && let Some(oldest) = talks.pop_front()
            {
                oldest.abort();
            }
            match accepted {
                Ok((stream, _)) => {
                    let talk = tokio::spawn(timeout(LONGEST, talk(stream, Arc::clone(&site))));
                    talks.push_back(talk.abort_handle());
                }
                // Perhaps too many files are open.
                Err(_) => sleep(REST).await,
            }
        }
    })
}

/// Answers one visitor, question after question.
async fn talk(stream: TcpStream, site: Arc<Site>) {
    _ = stream.set_nodelay(true);
    let answer = service_fn(|request| ready(Ok::<_, Infallible>(site.answer(&request))));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    // Broken connections and requests are ignored.
    _ = http.serve_connection(TokioIo::new(stream), answer).await;
}
