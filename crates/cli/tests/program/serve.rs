//! `sudoku serve`: requests over HTTP, and those who mean no good.

use crate::common::{UNIQUE, command, run};
use crate::conformance::cases;
use crate::server::{Answer, LATEST, Server};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};
use sudokit_testkit::share;

fn start(arguments: &[&str]) -> Server {
    let server = Server::of(&[&["serve", "--port", "0"], arguments].concat());
    assert!(server.address.contains("http://127.0.0.1:"), "{}", server.address);
    server
}

/// Asks for a task with this body.
fn post(server: &Server, task: &str, body: &str) -> Answer {
    let length = format!("content-length: {}", body.len());
    let host = format!("host: 127.0.0.1:{}", server.port);
    let first = format!("POST /{task} HTTP/1.1");
    let lines = [first.as_str(), host.as_str(), "content-type: application/json", length.as_str()];
    let mut stream = server.visit();
    let head = [&lines[..], &["connection: close", "\r\n"]].concat().join("\r\n");
    stream.write_all(format!("{head}{body}").as_bytes()).expect("it listens");
    Answer::read(&mut stream)
}

fn json_of(answer: &Answer) -> Value {
    serde_json::from_slice(&answer.body).expect("it is JSON")
}

#[test]
fn every_case_has_its_reply_over_http() {
    let server = start(&["--timeout", "60"]);
    // Replies are tested whole with the requests themselves.
    for case in share(cases().iter().filter(|case| !case.task.is_empty()), 3) {
        let answer = post(&server, &case.task, &case.fields.to_string());
        match (&case.reply, &case.failure) {
            (Some(reply), _) => {
                let body = String::from_utf8_lossy(&answer.body);
                let is_random = case.fields.get("seed").is_none() && reply.get().contains("\"seed\"");
                assert!(is_random || body == reply.get(), "{} {}: {body}", case.task, case.fields);
                assert_eq!(answer.status, 200);
            }
            (None, failure) => {
                let mut said = json_of(&answer);
                said.as_object_mut().expect("it is an object").remove("message").expect("it has a message");
                assert_eq!(Some(&said), failure.as_ref(), "{} {}", case.task, case.fields);
                assert!((400..500).contains(&answer.status), "{}", answer.status);
            }
        }
    }
}

#[test]
fn fields_may_stand_in_the_address() {
    let server = start(&[]);
    let get = |path: &str| server.get(path, &[]);
    assert_eq!(json_of(&get(&format!("/solve?puzzle={UNIQUE}")))["status"], "unique");
    let hint =
        json_of(&get(&format!("/hint?puzzle={UNIQUE}&level=1&deny=naked+single,hidden+single&lang=de")));
    assert!(hint["look"].as_str().is_some_and(|look| look.contains("Betrachten")), "{hint}");
    assert!(hint.get("pattern").is_none());
    let order = "/generate?count=2&seed=3&givens=%5B28,32%5D&distinct=true&rating=%7B%22se%22:1.5%7D";
    assert_eq!(json_of(&get(order))["puzzles"].as_array().map(Vec::len), Some(2));
    // A plus is the player's digit, not a space.
    let game = UNIQUE.replacen("53.", "53+4", 1);
    assert_eq!(json_of(&get(&format!("/read?text={game}")))["placed"], format!("..4{}", ".".repeat(78)));
    let both = json_of(&get(&format!("/rate?puzzle={UNIQUE}&scale=hodoku&scale=w")));
    assert!(both["hodoku"].is_object() && both.get("w").is_some() && both.get("se").is_none(), "{both}");
    assert_eq!(json_of(&get("/generate?seed=3&givens=28,32&distinct"))["ending"], "enough");
    let picture = get(&format!("/picture.svg?puzzle={UNIQUE}&hint=true"));
    assert_eq!(picture.header("content-type"), "image/svg+xml");
    assert!(
        picture.body.starts_with(b"<svg") && String::from_utf8_lossy(&picture.body).contains("Naked Single")
    );
    assert_eq!(get("/picture.svg?puzzle=q").status, 400);
    let pixels = get(&format!("/picture.png?puzzle={UNIQUE}&hint=true"));
    assert_eq!(pixels.header("content-type"), "image/png");
    // The head of a PNG names its width and height, and the picture is higher than wide.
    let side = |at: usize| u32::from_be_bytes(pixels.body[at..at + 4].try_into().expect("four bytes"));
    assert!(pixels.body.starts_with(b"\x89PNG") && side(16) == 1316 && side(20) > side(16));
    assert_ne!(pixels.body, get(&format!("/picture.png?puzzle={UNIQUE}")).body, "the hint is drawn");
    let title = get(&format!("/picture.png?puzzle={UNIQUE}&title=%E6%95%B0%E7%8B%AC"));
    let said = json_of(&title)["message"].as_str().unwrap_or_default().to_owned();
    assert!(title.status == 400 && said.starts_with("title: ") && said.contains('数'), "{said}");
    assert_eq!(
        json_of(&get("/solve?puzle=1"))["message"],
        "'puzle' is not a field there; did you mean 'puzzle'?"
    );
    assert!(server.by("HEAD", &format!("/solve?puzzle={UNIQUE}"), &[]).body.is_empty());
}

#[test]
fn the_server_describes_itself() {
    let server = start(&[]);
    let get = |path: &str| server.get(path, &[]);
    assert!(String::from_utf8_lossy(&get("/").body).contains("/openapi.json"));
    assert_eq!(get("/health").body, b"ok\n");
    let document = json_of(&get("/openapi.json"));
    assert_eq!(document["openapi"], "3.1.0");
    for (path, item) in document["paths"].as_object().expect("it has paths") {
        let name = &path[1..];
        assert_eq!(item["post"]["operationId"], name);
        let body = &item["post"]["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(body["additionalProperties"], false, "{name}");
    }
    post(&server, "solve", &json!({ "puzzle": UNIQUE }).to_string());
    post(&server, "solve", "{}");
    assert_eq!(get("/nothing").status, 404);
    assert_eq!(get("/nothing").status, 404);
    let metrics = String::from_utf8(get("/metrics").body).expect("it is text");
    for line in [
        "sudoku_requests_total{task=\"solve\",code=\"ok\"} 1",
        "{task=\"solve\",code=\"argument\"} 1",
        "sudoku_refused_requests_total{status=\"404\"} 2",
    ] {
        assert!(metrics.contains(line), "{metrics}");
    }
}

#[test]
fn what_is_no_request_is_refused() {
    let server = start(&["--most", "5000"]);
    let solve = json!({ "puzzle": UNIQUE }).to_string();
    let status = |answer: Answer| {
        let failure = json_of(&answer);
        assert!(failure["code"].is_string() && failure["message"].is_string(), "{failure}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        answer.status
    };
    // Paths and methods.
    for path in ["/nothing", "/../etc/passwd", "/%2e%2e/solve", "//solve", "/solve/", "/solve%00", "/SOLVE/x"]
    {
        assert_eq!(status(server.get(path, &[])), 404, "{path}");
    }
    assert_eq!(status(server.by("DELETE", "/solve", &["content-length: 0"])), 405);
    assert_eq!(status(server.by("POST", "/metrics", &["content-length: 0"])), 405);
    assert_eq!(server.by("PUT", "/solve", &[]).header("allow"), "get, head, post");
    // Pages of other sites, and other names for this machine.
    let ask = |lines: &[&str]| server.ask(lines);
    let own = format!("host: 127.0.0.1:{}", server.port);
    let path = format!("GET /solve?puzzle={UNIQUE} HTTP/1.1");
    for host in ["host: evil.example", "host: 127.0.0.1", "host:"] {
        assert_eq!(status(ask(&[&path, host])), 421, "{host}");
    }
    assert_eq!(status(ask(&[&path, &own, &own])), 421);
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(status(ask(&[&path, &own, &format!("origin: {origin}")])), 403, "{origin}");
    }
    let origin = format!("origin: http://127.0.0.1:{}", server.port);
    assert_eq!(ask(&[&path, &own, &origin]).status, 200);
    // Bodies: of another kind, too long, cut off, deep.
    let kind = |kind: &str| {
        let length = format!("content-length: {}", solve.len());
        let mut stream = server.visit();
        let head = ["POST /solve HTTP/1.1", &own, kind, &length, "connection: close", "\r\n"].join("\r\n");
        stream.write_all(format!("{head}{solve}").as_bytes()).expect("it listens");
        Answer::read(&mut stream)
    };
    assert_eq!(kind("content-type: application/json; charset=utf-8").status, 200);
    for other in
        ["content-type: text/plain", "content-type: application/x-www-form-urlencoded", "accept: */*"]
    {
        assert_eq!(status(kind(other)), 415, "{other}");
    }
    assert_eq!(status(post(&server, "solve", &json!({ "puzzle": "1".repeat(5000) }).to_string())), 413);
    let deep = format!("{{\"puzzle\":{}{}}}", "[".repeat(2000), "]".repeat(2000));
    assert_eq!(status(post(&server, "solve", &deep)), 400);
    let wrong = json_of(&post(&server, "solve", "{\n \"puzzle\": ,}"));
    assert_eq!((&wrong["code"], &wrong["line"]), (&json!("argument"), &json!(2)));
    assert_eq!(status(post(&server, "solve", "[]")), 400);
    // Orders without end.
    for (task, fields) in [
        ("generate", json!({ "count": 4_000_000_000_u64 })),
        ("solutions", json!({ "puzzle": ".".repeat(81), "limit": 1_000_000 })),
        ("vicinity", json!({ "puzzle": UNIQUE, "minus": 9, "plus": 9 })),
        ("shuffle", json!({ "puzzle": UNIQUE, "count": 1_000_000 })),
    ] {
        assert_eq!(status(post(&server, task, &fields.to_string())), 400, "{task}");
    }
    assert_eq!(post(&server, "solve", &solve).status, 200);
}

/// A proxy passes on the name that its visitors use.
#[test]
fn a_server_may_have_more_names() {
    let server = start(&["--name", "sudoku.example", "--name", "other.example:8080"]);
    let path = format!("GET /solve?puzzle={UNIQUE} HTTP/1.1");
    let own = format!("host: 127.0.0.1:{}", server.port);
    for (host, status) in [
        (own.as_str(), 200),
        ("host: Sudoku.Example", 200),
        ("host: other.example:8080", 200),
        ("host: other.example", 421),
        ("host: sudoku.example.evil.example", 421),
    ] {
        assert_eq!(server.ask(&[&path, host]).status, status, "{host}");
    }
    let origin = "origin: https://sudoku.example";
    assert_eq!(server.ask(&[&path, "host: sudoku.example", origin]).status, 200);
    assert_eq!(server.ask(&[&path, &own, origin]).status, 403);
}

/// One connection may ask again and again, and send its body in pieces.
#[test]
fn a_connection_may_ask_more_than_once() {
    let server = start(&[]);
    let body = json!({ "puzzle": UNIQUE }).to_string();
    let (first, last) = body.split_at(20);
    let mut request = [
        "POST /solve HTTP/1.1",
        &format!("host: localhost:{}", server.port),
        "content-type: application/json",
        "transfer-encoding: chunked",
        "\r\n",
    ]
    .join("\r\n");
    for piece in [first, last, ""] {
        request += &format!("{:x}\r\n{piece}\r\n", piece.len());
    }
    let mut stream = server.visit();
    stream.write_all(request.repeat(3).as_bytes()).expect("it listens");
    let replies = {
        let mut reader = BufReader::new(&stream);
        std::iter::from_fn(|| {
            let mut length = 0;
            loop {
                let mut line = String::new();
                reader.read_line(&mut line).ok()?;
                let line = line.trim_end().to_ascii_lowercase();
                if let Some(bytes) = line.strip_prefix("content-length: ") {
                    length = bytes.parse().expect("a number");
                } else if line.is_empty() {
                    break;
                }
            }
            let mut reply = vec![0; length];
            reader.read_exact(&mut reply).expect("it is as long as it says");
            serde_json::from_slice::<Value>(&reply).ok()
        })
        .take(3)
        .collect::<Vec<_>>()
    };
    assert!(replies.len() == 3 && replies.iter().all(|reply| reply["status"] == "unique"), "{replies:?}");
}

#[test]
fn a_server_at_an_address_of_version_6_answers_by_its_name() {
    let mut program = command(&["serve", "--port", "0", "--address", "::1"]);
    if std::net::TcpListener::bind((std::net::Ipv6Addr::LOCALHOST, 0)).is_err() {
        eprintln!("there are no addresses of version 6 here");
        return;
    }
    let mut program =
        program.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut address = String::new();
    BufReader::new(program.stdout.as_mut().expect("it is piped")).read_line(&mut address).expect("it says");
    let own = address.trim_end().trim_start_matches("http://").trim_end_matches('/').to_owned();
    let mut stream = std::net::TcpStream::connect(&own).expect("it is there");
    let lines = [&format!("GET /health HTTP/1.1\r\nhost: {own}"), "connection: close", "\r\n"].join("\r\n");
    stream.write_all(lines.as_bytes()).expect("it listens");
    let answer = Answer::read(&mut stream);
    _ = program.kill();
    _ = program.wait();
    assert!(own.starts_with("[::1]:") && answer.body == b"ok\n", "{own}: {}", answer.head);
}

#[test]
fn nothing_takes_longer_than_its_time() {
    let server = start(&["--timeout", "0.2", "-j", "1"]);
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    for (task, fields) in [
        ("count", json!({ "puzzle": ".".repeat(81), "limit": 1_000_000_000_000_u64 })),
        ("explain", json!({ "puzzle": hard })),
        ("generate", json!({ "count": 10_000, "level": "extreme" })),
        ("rate", json!({ "puzzle": hard, "scales": "all" })),
        ("steps", json!({ "puzzle": hard, "seconds": 1000 })),
    ] {
        let begun = Instant::now();
        let answer = post(&server, task, &fields.to_string());
        assert!(begun.elapsed() < LATEST / 2, "{task} took {:?}", begun.elapsed());
        // Some have a part of their result.
        assert!([200, 422].contains(&answer.status), "{task}: {}", answer.status);
        if answer.status == 422 {
            assert_eq!(json_of(&answer)["code"], "cancelled");
        }
    }
    // A request can ask for less.
    let count = json!({ "puzzle": ".".repeat(81), "limit": 1_000_000_000_000_u64, "seconds": 0.01 });
    assert_eq!(post(&server, "count", &count.to_string()).status, 422);
}

#[test]
fn many_visitors_wait_or_are_turned_away() {
    let server = start(&["--timeout", "0.5", "-j", "1", "--queue", "2"]);
    let count = json!({ "puzzle": ".".repeat(81), "limit": 1_000_000_000_000_u64 }).to_string();
    let answers: Vec<Answer> = std::thread::scope(|scope| {
        let asked: Vec<_> = (0..8).map(|_| scope.spawn(|| post(&server, "count", &count))).collect();
        asked.into_iter().map(|asked| asked.join().expect("it is answered")).collect()
    });
    for answer in &answers {
        assert_eq!(answer.said("retry-after"), (answer.status == 503).then_some("1"), "{}", answer.head);
    }
    let statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
    assert!(statuses.contains(&503) && statuses.contains(&422), "{statuses:?}");
    let busy = statuses.iter().filter(|status| **status == 503).count();
    assert!((3..=6).contains(&busy), "one works and two wait: {statuses:?}");
    // Those who say nothing hold up nobody.
    let silent: Vec<_> = (0..400).map(|_| server.visit()).collect();
    assert_eq!(server.get(&format!("/solve?puzzle={UNIQUE}"), &[]).status, 200);
    drop(silent);
}

/// A visitor who goes away leaves no work behind.
#[test]
fn work_that_nobody_waits_for_ends() {
    let server = start(&["--timeout", "60", "-j", "1"]);
    let count = json!({ "puzzle": ".".repeat(81), "limit": 1_000_000_000_000_u64 }).to_string();
    let host = format!("host: 127.0.0.1:{}", server.port);
    let length = format!("content-length: {}", count.len());
    let head =
        ["POST /count HTTP/1.1", &host, "content-type: application/json", &length, "\r\n"].join("\r\n");
    let mut stream = server.visit();
    stream.write_all(format!("{head}{count}").as_bytes()).expect("it listens");
    std::thread::sleep(Duration::from_millis(200));
    drop(stream);
    let begun = Instant::now();
    assert_eq!(server.get(&format!("/solve?puzzle={UNIQUE}"), &[]).status, 200);
    assert!(begun.elapsed() < LATEST / 2, "{:?}", begun.elapsed());
}

#[cfg(unix)]
#[test]
fn requests_at_work_may_end() {
    let server = start(&["--timeout", "20"]);
    let count = json!({ "puzzle": ".".repeat(81), "limit": 1_000_000_000_000_u64, "seconds": 1 }).to_string();
    let host = format!("host: 127.0.0.1:{}", server.port);
    let length = format!("content-length: {}", count.len());
    let head =
        ["POST /count HTTP/1.1", &host, "content-type: application/json", &length, "\r\n"].join("\r\n");
    let mut stream = server.visit();
    stream.write_all(format!("{head}{count}").as_bytes()).expect("it listens");
    let begun = Instant::now();
    std::thread::sleep(Duration::from_millis(200));
    let (code, said) = server.interrupt();
    // It was not cut off: it took its own time.
    assert!(begun.elapsed() > Duration::from_millis(900), "{:?}", begun.elapsed());
    assert_eq!(code, Some(130), "{said}");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it is answered");
    assert!(answer.starts_with("HTTP/1.1 422"), "{answer}");
}

#[test]
fn a_wrong_start_is_an_error() {
    let server = start(&[]);
    let taken = run(&["serve", "--port", &server.port.to_string()]);
    assert_eq!(taken.code, Some(2));
    assert!(
        taken.err.contains("--port") && taken.err.contains("cannot serve at 127.0.0.1:"),
        "{}",
        taken.err
    );
    for wrong in [
        &["--address", "nowhere"][..],
        &["--timeout", "soon"],
        &["--timeout", "0"],
        &["--most", "-1"],
        &["-j", "0"],
    ] {
        assert_eq!(run(&[&["serve"], wrong].concat()).code, Some(2), "{wrong:?}");
    }
    let elsewhere =
        command(&["serve", "--address", "192.0.2.1"]).stdin(Stdio::null()).output().expect("it starts");
    assert_eq!(elsewhere.status.code(), Some(2));
}
