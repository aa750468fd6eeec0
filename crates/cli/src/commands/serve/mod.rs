//! `sudoku serve`

mod desk;
mod metrics;
mod openapi;
mod picture;
mod query;
mod reply;

use crate::args::{or_cores, seconds_above_zero};
use crate::io::http::{Names, serve as serve_at};
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter, reason};
use clap::Args;
use desk::{Desk, Limits};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::num::NonZeroUsize;
use std::time::Duration;
use sudokit::Cancel;

/// Answer requests over HTTP
///
/// `serve` solves, checks, hints, explains, rates, generates, converts and draws for other programs, as JSON
/// over HTTP, until Ctrl-C. It prints its address. Only this machine can reach it, unless --address names
/// another of the machine's addresses.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct ServeArgs {
    /// Listen on this port; with 0 the system chooses one
    #[arg(short, long, value_name = "PORT", default_value_t = PORT)]
    port: u16,
    /// Listen on this address; any but a loopback address lets other machines in
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// Accept requests that call the server by this name, besides those by its address; for a proxy that
    /// passes on the name that its visitors use
    #[arg(long, value_name = "HOST")]
    name: Vec<String>,
    /// Work on this many requests at a time [default: one for each core]
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Stop work on a request after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds_above_zero, default_value = "10")]
    timeout: Duration,
    /// Refuse requests whose body has more bytes than this
    #[arg(long, value_name = "BYTES", default_value_t = 1 << 20)]
    most: usize,
    /// Let this many requests wait, and turn away any more
    #[arg(long, value_name = "N", default_value_t = 256)]
    queue: usize,
}

const HELP: &str = "\
A request names a task in its path, and gives the fields of the task as JSON in
its body, or in its query:
  curl localhost:17982/hint -H 'content-type: application/json' \\
    -d '{\"puzzle\": \"53..7...\"}'
  curl 'localhost:17982/solve?puzzle=53..7...'

Paths:
  /                     this text
  /TASK                 a task: GET with a query, or POST with JSON
  /picture.svg, .png    a picture: GET with a query
  /openapi.json         all requests and replies, as OpenAPI 3.1
  /health               `ok` while the server runs
  /metrics              counts and times for Prometheus

An error is JSON with a code, a message and, if it is about a place in a text,
the line and column. Requests from pages of other sites are refused, and on a
loopback address also requests that name a host other than it or --name.

After Ctrl-C or SIGTERM the server accepts no more requests, and gives those in
progress five seconds to finish.

Examples:
  sudoku serve
  sudoku serve --port 0 --timeout 2
  sudoku serve --address 0.0.0.0 -j 8";

/// Default port, which no well-known service has.
const PORT: u16 = 17_982;
/// Time for the requests at work when the server ends.
const LAST: Duration = Duration::from_secs(5);

pub(crate) fn serve(args: &ServeArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    let unserved = |error| {
        let at = SocketAddr::new(args.address, args.port);
        let message = Message::new(format_args!("cannot serve at {at}: {}", reason(&error)));
        Failure::Fatal(message.hint("name another port with --port, or 0 for one that is free"))
    };
    let listener = TcpListener::bind((args.address, args.port)).map_err(unserved)?;
    let at = listener.local_addr().map_err(unserved)?;
    let mut output = Output::new(None)?;
    output.put(format!("http://{at}/\n").as_bytes())?;
    output.finish()?;
    reporter.note("requests are answered until Ctrl-C");
    let at_work = or_cores(args.jobs);
    let limits = Limits { time: args.timeout, bytes: args.most, queue: args.queue, at_work };
    let ending = Cancel::new();
    let desk = Desk::new(Names::at(args.address, at.port()).with(&args.name), limits, ending.clone());
    interrupt::wait_for(LAST);
    serve_at(listener, desk, interrupt::cancel(), LAST).map_err(unserved)?;
    ending.cancel();
    Ok(interrupt::outcome())
}
