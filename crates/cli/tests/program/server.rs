//! The program while it serves, and its responses.

use crate::common::command;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Stdio};
use std::time::Duration;

/// Timeout of a test.
pub(crate) const LATEST: Duration = Duration::from_secs(20);

/// The program while it serves.
pub(crate) struct Server {
    pub(crate) program: Child,
    /// Its output.
    pub(crate) address: String,
    pub(crate) port: u16,
}

impl Server {
    pub(crate) fn of(arguments: &[&str]) -> Self {
        Self::run(command(arguments).stdin(Stdio::null()))
    }

    pub(crate) fn run(command: &mut std::process::Command) -> Self {
        let mut program =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut address = String::new();
        let out = program.stdout.as_mut().expect("it is piped");
        BufReader::new(out).read_line(&mut address).expect("it prints where it is");
        let port = address.split([':', '/']).nth(4).and_then(|port| port.parse().ok());
        Self { port: port.unwrap_or_else(|| panic!("no port in {address:?}")), address, program }
    }

    /// Ends it as Ctrl-C does, and returns the status and standard error.
    #[cfg(unix)]
    pub(crate) fn interrupt(mut self) -> (Option<i32>, String) {
        let id = self.program.id().to_string();
        let sent =
            std::process::Command::new("kill").args(["-s", "INT", &id]).status().expect("`kill` is there");
        assert!(sent.success());
        let status = self.program.wait().expect("it ends");
        let mut said = String::new();
        self.program.stderr.as_mut().expect("it is piped").read_to_string(&mut said).expect("it is text");
        (status.code(), said)
    }

    pub(crate) fn visit(&self) -> TcpStream {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).expect("the server is there");
        stream.set_read_timeout(Some(LATEST)).expect("time can be limited");
        stream
    }

    /// Sends a request with these lines, and returns the response.
    pub(crate) fn ask(&self, lines: &[&str]) -> Answer {
        let mut stream = self.visit();
        let asked = [lines, &["connection: close", "\r\n"]].concat().join("\r\n");
        stream.write_all(asked.as_bytes()).expect("it listens");
        Answer::read(&mut stream)
    }

    /// Asks for a path as a browser does, with these lines more.
    pub(crate) fn get(&self, path: &str, more: &[&str]) -> Answer {
        self.by("GET", path, more)
    }

    pub(crate) fn by(&self, method: &str, path: &str, more: &[&str]) -> Answer {
        let (first, host) = (format!("{method} {path} HTTP/1.1"), format!("host: 127.0.0.1:{}", self.port));
        self.ask(&[&[first.as_str(), host.as_str()], more].concat())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.program.kill();
        _ = self.program.wait();
    }
}

/// A response.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// All that is still to come.
    pub(crate) fn read(stream: &mut TcpStream) -> Self {
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        Self::of(&answer)
    }

    pub(crate) fn of(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("a head has an end");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("a head is text").to_ascii_lowercase();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("it has a status");
        Self { status, head, body: bytes[end + 4..].to_vec() }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.said(name).unwrap_or_else(|| panic!("no {name} in {}", self.head))
    }

    pub(crate) fn said(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}
