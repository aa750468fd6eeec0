//! The same shader by WebGPU in Chromium, whose compiler and driver (SwiftShader) are others.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use sudokit_core::{Puzzle, Solution};
use sudokit_solve::{Answer, Batch};
use sudokit_testkit::corpus;

const PAGE: &str = include_str!("browser.html");
const SHADER: [&str; 5] = [
    include_str!("../../src/shader/node.wgsl"),
    include_str!("../../src/shader/sweep.wgsl"),
    include_str!("../../src/shader/branch.wgsl"),
    include_str!("../../src/shader/search.wgsl"),
    include_str!("../../src/shader/convert.wgsl"),
];

/// How long the browser may take.
const PATIENCE: Duration = Duration::from_secs(120);

/// A browser that ends with the test, and its profile.
struct Browser(Child, PathBuf);

impl Drop for Browser {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
        _ = std::fs::remove_dir_all(&self.1);
    }
}

#[test]
#[ignore = "starts a browser"]
fn a_browser_finds_the_same() {
    let puzzles: Vec<Puzzle> = corpus::cases().filter_map(|case| case.puzzle()).collect();
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let Some(_browser) = start(&format!("http://{address}/")) else { return };
    let found = serve(&listener, &task(&puzzles)).expect("the browser answers");
    if found == "no adapter" && std::env::var_os("SUDOKIT_EXPECT_GPU").is_none() {
        println!("the browser has no GPU: skipped");
        return;
    }
    let mut answers = Vec::new();
    Batch::new().answer(&puzzles, &mut answers).expect("nobody cancels");
    let line = |solutions, solution: &Solution| format!("{solutions} {solution}");
    let expected: Vec<String> = answers
        .iter()
        .map(|answer| match answer {
            Answer::None => "0 ".into(),
            Answer::Unique(solution) => line(1, solution),
            Answer::Several(solution) => line(2, solution),
        })
        .collect();
    assert!(found == expected.join("\n"), "{found}");
}

/// Starts the browser, if there is one.
fn start(address: &str) -> Option<Browser> {
    let name = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".into());
    let folder = std::env::temp_dir().join(format!("sudokit-gpu-{}", std::process::id()));
    let started = Command::new(&name)
        .args(["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--no-first-run"])
        .args(["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"])
        .arg(format!("--user-data-dir={}", folder.display()))
        .arg(address)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    match started {
        Ok(child) => Some(Browser(child, folder)),
        Err(error) if std::env::var_os("SUDOKIT_EXPECT_GPU").is_none() => {
            println!("{name}: {error}: skipped");
            None
        }
        Err(error) => panic!("SUDOKIT_EXPECT_GPU is set, and {name}: {error}"),
    }
}

/// The task as JSON.
fn task(puzzles: &[Puzzle]) -> String {
    let digits = |puzzle: &Puzzle| puzzle.as_bytes().map(|digit| char::from(b'0' + digit));
    let puzzles: Vec<String> =
        puzzles.iter().map(|puzzle| format!("\"{}\"", digits(puzzle).iter().collect::<String>())).collect();
    let mut shader = String::new();
    for letter in SHADER.concat().chars() {
        match letter {
            '"' | '\\' => _ = write!(shader, "\\{letter}"),
            '\n' => shader += "\\n",
            letter => shader.push(letter),
        }
    }
    let sizes = "\"lanes\": 128, \"depth\": 32, \"node\": 27, \"rest\": 10, \"answer\": 88";
    format!("{{\"shader\": \"{shader}\", \"puzzles\": [{}], {sizes}}}", puzzles.join(", "))
}

/// Serves the page and its task until there is a result.
fn serve(listener: &TcpListener, task: &str) -> io::Result<String> {
    listener.set_nonblocking(true)?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match listener.accept() {
            Ok((visitor, _)) => {
                visitor.set_nonblocking(false)?;
                visitor.set_read_timeout(Some(Duration::from_secs(5)))?;
                // A browser also opens connections that it does not use.
                if let Ok(Some(result)) = reply(&visitor, task) {
                    return Ok(result);
                }
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                std::thread::sleep(Duration::from_millis(10));
            }
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::TimedOut.into())
}

/// Replies to a request. Returns the result if it brings one.
fn reply(mut visitor: &TcpStream, task: &str) -> io::Result<Option<String>> {
    let mut request = BufReader::new(visitor);
    let mut line = String::new();
    request.read_line(&mut line)?;
    let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut length = 0;
    loop {
        line.clear();
        request.read_line(&mut line)?;
        if line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let mut body = vec![0; length];
    request.read_exact(&mut body)?;
    let (status, kind, text) = match path.as_str() {
        "/" => ("200 OK", "text/html", PAGE),
        "/task" => ("200 OK", "application/json", task),
        "/result" => ("200 OK", "text/plain", ""),
        _ => ("404 Not Found", "text/plain", ""),
    };
    let length = text.len();
    write!(
        visitor,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{text}"
    )?;
    Ok((path == "/result").then(|| String::from_utf8_lossy(&body).into_owned()))
}
