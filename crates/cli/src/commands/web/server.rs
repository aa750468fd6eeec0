//! The server: one thread that waits for all visitors at once, so that none waits for another.

use super::site::Site;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::future::ready;
use std::io;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::time::{sleep, timeout};

/// How long a visitor may take to say what is asked for, and be silent between two questions.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long one visitor may stay: more than the largest file takes. Browsers come back by themselves.
const LONGEST: Duration = Duration::from_secs(600);
/// How long to rest where no further visitor can be let in: some will have left by then.
const REST: Duration = Duration::from_millis(50);

/// Answers whoever comes, until the program ends.
pub(super) fn serve(listener: TcpListener, site: Site) -> io::Result<Infallible> {
    let site = Arc::new(site);
    listener.set_nonblocking(true)?;
    Builder::new_current_thread().enable_all().build()?.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        loop {
            match listener.accept().await {
                Ok((stream, _)) => drop(tokio::spawn(timeout(LONGEST, talk(stream, Arc::clone(&site))))),
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
    // Whoever goes away, or talks nonsense, is nobody to tell.
    _ = http.serve_connection(TokioIo::new(stream), answer).await;
}
