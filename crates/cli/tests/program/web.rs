//! `sudoku web`: what a browser gets, and what others do not get.

use crate::common::{Folder, UNIQUE, command, run};
use crate::server::{Answer, LATEST, Server};
use data_encoding::BASE64URL_NOPAD;
use flate2::read::{DeflateDecoder, GzDecoder};
use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};
use sudokit::Digit;
use sudokit_play::{Action, Game, Level, Origin, Save};

/// The app at a port that the system chooses.
fn start(arguments: &[&str]) -> Server {
    Server::of(&[&["web", "--no-open", "--port", "0"], arguments].concat())
}

fn app() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
}

/// The files of the app, as they were made.
fn made() -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(app().join("dist")).expect("`cargo xtask web` makes it").map(|file| {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        (name, fs::read(&path).expect("it can be read"))
    });
    files.collect()
}

/// The media type that browsers want for a file.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().expect("it has an ending") {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        "png" => "image/png",
        "svg" => "image/svg+xml; charset=utf-8",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json; charset=utf-8",
        other => panic!("what is .{other}?"),
    }
}

#[test]
fn every_file_of_the_app_is_served_as_it_was_made() {
    let server = start(&[]);
    let made = made();
    assert!(made.len() > 10);
    for (name, bytes) in &made {
        let path = format!("/{name}");
        let plain = server.get(&path, &[]);
        assert_eq!((plain.status, plain.header("content-type")), (200, kind(name)), "{name}");
        assert!(plain.body == *bytes && plain.said("content-encoding").is_none(), "{name}");
        assert_eq!(plain.header("content-length"), bytes.len().to_string(), "{name}");

        let packed = server.get(&path, &["accept-encoding: br, gzip;q=0.8"]);
        assert_eq!((packed.status, packed.header("content-encoding")), (200, "gzip"), "{name}");
        let mut unpacked = Vec::new();
        GzDecoder::new(&packed.body[..]).read_to_end(&mut unpacked).expect("it can be unpacked");
        assert!(unpacked == *bytes, "{name}");
        assert_ne!(packed.header("etag"), plain.header("etag"), "{name}");

        let unwanted = server.get(&path, &["accept-encoding: gzip;q=0, br"]);
        assert!(unwanted.body == *bytes, "{name}");
        assert!([&plain, &packed].iter().all(|answer| answer.header("vary") == "accept-encoding"), "{name}");
    }
    let page = made.iter().find(|(name, _)| name == "index.html").expect("there is a page");
    assert!(server.get("/", &[]).body == page.1);
    assert!(server.get("/?from=elsewhere", &[]).body == page.1);
}

#[test]
fn every_answer_keeps_other_pages_out() {
    let server = start(&[]);
    let page = fs::read_to_string(app().join("dist/index.html")).expect("it is there");
    let own =
        page.split("Content-Security-Policy\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
    // The test reads all headers in small letters.
    let policy = format!("{}; frame-ancestors 'none'", own.expect("the page has one")).to_ascii_lowercase();
    let answers = [
        server.get("/", &[]),
        server.get("/game.wasm", &["accept-encoding: gzip"]),
        server.get("/nothing", &[]),
        server.by("POST", "/", &[]),
        server.ask(&["GET / HTTP/1.1", "host: example.org"]),
    ];
    for answer in &answers {
        for (name, value) in [
            ("content-security-policy", policy.as_str()),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cache-control", "no-cache"),
        ] {
            assert_eq!(answer.header(name), value, "{}", answer.head);
        }
        assert!(answer.said("access-control-allow-origin").is_none());
    }
}

#[test]
fn what_a_browser_has_is_not_sent_again() {
    let server = start(&[]);
    for packed in [&[][..], &["accept-encoding: gzip"]] {
        let first = server.get("/app.js", packed);
        let tag = first.header("etag").to_owned();
        for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
            let known = format!("if-none-match: {known}");
            let again = server.get("/app.js", &[packed, &[&known]].concat());
            assert_eq!(
                (again.status, again.body.len(), again.header("etag")),
                (304, 0, tag.as_str()),
                "{known}"
            );
        }
        let changed = server.get("/app.js", &[packed, &["if-none-match: \"other\""]].concat());
        assert!(changed.status == 200 && changed.body == first.body);
    }
}

#[test]
fn head_is_answered_without_a_body() {
    let server = start(&[]);
    let undated = |answer: &Answer| -> Vec<String> {
        answer.head.lines().filter(|line| !line.starts_with("date: ")).map(str::to_owned).collect()
    };
    for path in ["/", "/game.wasm", "/nothing"] {
        for packed in [&[][..], &["accept-encoding: gzip"]] {
            let (head, get) = (server.by("HEAD", path, packed), server.get(path, packed));
            assert_eq!(undated(&head), undated(&get), "{path}");
            assert!(head.body.is_empty() && !get.body.is_empty(), "{path}");
        }
    }
}

#[test]
fn nothing_but_the_app_can_be_read() {
    let server = start(&[]);
    for path in [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/./app.js",
        "/app.js/",
        "/app.js%00",
        "/APP.JS",
        "/sudokit.html",
        "/.gitignore",
        "/index.html/../../Cargo.toml",
        "/..\\Cargo.toml",
        "/app.js.gz",
        "//app.js",
        "/%61pp.js",
    ] {
        let answer = server.get(path, &[]);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(String::from_utf8_lossy(&answer.body), "there is no such file\n", "{path}");
    }
}

#[test]
fn only_its_own_name_is_answered() {
    let server = start(&[]);
    let port = server.port;
    for host in [format!("127.0.0.1:{port}"), format!("localhost:{port}"), format!("LOCALHOST:{port}")] {
        assert_eq!(server.ask(&["GET / HTTP/1.1", &format!("host: {host}")]).status, 200, "{host}");
    }
    for host in [
        format!("example.org:{port}"),
        "example.org".to_owned(),
        "127.0.0.1".to_owned(),
        "localhost".to_owned(),
        "127.0.0.1:1".to_owned(),
        format!("127.0.0.1.example.org:{port}"),
        format!("example.org#127.0.0.1:{port}"),
        format!("[::1]:{port}"),
        format!("0.0.0.0:{port}"),
        String::new(),
    ] {
        let answer = server.ask(&["GET / HTTP/1.1", &format!("host: {host}")]);
        assert_eq!(answer.status, 421, "{host:?}");
        assert!(!String::from_utf8_lossy(&answer.body).contains("<html"));
    }
    let own = format!("host: 127.0.0.1:{port}");
    assert_eq!(server.ask(&["GET / HTTP/1.1"]).status, 421);
    assert_eq!(server.ask(&["GET / HTTP/1.1", &own, "host: example.org"]).status, 421);
    assert_eq!(server.ask(&[&format!("GET http://example.org:{port}/ HTTP/1.1"), &own]).status, 421);
    assert_eq!(server.ask(&[&format!("GET http://127.0.0.1:{port}/ HTTP/1.1"), &own]).status, 200);
}

#[test]
fn only_reading_is_answered() {
    let server = start(&[]);
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"] {
        let answer = server.by(method, "/", &[]);
        assert_eq!((answer.status, answer.header("allow")), (405, "get, head"), "{method}");
    }
    let body = server.by("POST", "/app.js", &["content-length: 0"]);
    assert_eq!(body.status, 405);
    assert_eq!(server.ask(&["nonsense"]).status, 400);
}

#[test]
fn nobody_waits_for_somebody_slow() {
    let server = start(&[]);
    let host = format!("host: 127.0.0.1:{}\r\n", server.port);
    let mut slow = Vec::new();
    for number in 0..300 {
        let mut visitor = server.visit();
        // A third says nothing, a third breaks off, a third asks for much and reads none of it.
        match number % 3 {
            0 => {}
            1 => write!(visitor, "GET / HTTP/1.1\r\n{host}accept: te").expect("it listens"),
            _ => write!(visitor, "GET /game.wasm HTTP/1.1\r\n{host}\r\n").expect("it listens"),
        }
        slow.push(visitor);
    }
    let begun = Instant::now();
    let asked: Vec<_> = (0..8).map(|_| server.get("/app.js", &["accept-encoding: gzip"])).collect();
    assert!(asked.iter().all(|answer| answer.status == 200));
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    // A slow request is answered too.
    let mut answer = [0; 15];
    slow[2].read_exact(&mut answer).expect("it answers");
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
}

/// A page from elsewhere may ask, but its browser must not show it the answer.
#[test]
fn other_origins_are_told_nothing() {
    let server = start(&[]);
    for origin in ["https://example.org", "null", "http://127.0.0.1:1", "http://localhost.example.org"] {
        let origin = format!("origin: {origin}");
        for path in ["/", "/app.js", "/nothing"] {
            let answer =
                server.get(path, &[&origin, "sec-fetch-site: cross-site", "sec-fetch-mode: no-cors"]);
            assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{origin} {path}");
            assert!(!answer.head.contains("access-control-"), "{origin} {path}: {}", answer.head);
        }
        let preflight = server.by("OPTIONS", "/app.js", &[&origin, "access-control-request-method: GET"]);
        assert_eq!(preflight.status, 405, "{origin}");
        assert!(!preflight.head.contains("access-control-"), "{}", preflight.head);
    }
}

#[test]
fn a_head_without_end_is_refused() {
    let server = start(&[]);
    let host = format!("host: 127.0.0.1:{}\r\n", server.port);
    let endless: [(&str, &[u8]); 4] = [
        ("GET /", b"a"),
        ("GET / HTTP/1.1\r\n", b"x-more: of this\r\n"),
        ("GET / HTTP/1.1\r\nx-long: ", b"long"),
        ("GET / HTTP/1.1\r\n", b" \r\n"),
    ];
    for (begin, more) in endless {
        let mut visitor = server.visit();
        visitor.write_all(begin.as_bytes()).expect("it listens");
        visitor.write_all(host.as_bytes()).expect("it listens");
        let block = more.repeat(4096);
        let mut sent = 0;
        // Nobody listens any more once the server has had enough.
        while sent < 16 << 20 && visitor.write_all(&block).is_ok() {
            sent += block.len();
        }
        assert!(sent < 16 << 20, "{begin:?}: {sent} bytes are taken");
    }
    assert_eq!(server.get("/", &[]).status, 200);
}

#[test]
fn requests_that_are_cut_off_harm_nobody() {
    let server = start(&[]);
    let whole = format!(
        "GET /app.js HTTP/1.1\r\nhost: 127.0.0.1:{}\r\naccept-encoding: gzip\r\ncontent-length: 5\r\n\r\nhello",
        server.port
    );
    for end in 0..whole.len() {
        let mut visitor = server.visit();
        visitor.write_all(&whole.as_bytes()[..end]).expect("it listens");
        if end % 2 == 0 {
            visitor.shutdown(std::net::Shutdown::Write).expect("it is open");
            // Only a whole request is answered, and one that is no request is refused.
            let mut answer = Vec::new();
            _ = visitor.read_to_end(&mut answer);
            let is_asked = end >= whole.find("\r\n\r\n").expect("it is there") + 4;
            assert!(!is_asked || answer.starts_with(b"HTTP/1.1 200 OK"), "{end}");
            assert!(is_asked || answer.is_empty() || answer.starts_with(b"HTTP/1.1 400"), "{end}");
        }
    }
    // Many answers are left unread when their visitors go.
    for _ in 0..50 {
        let mut visitor = server.visit();
        visitor.write_all(whole.as_bytes()).expect("it listens");
    }
    assert_eq!(server.get("/", &[]).status, 200);
}

/// More connections than the program keeps, and than it may have files open.
#[cfg(unix)]
#[test]
fn very_many_connections_leave_room_for_the_next() {
    let mut shell = std::process::Command::new("sh");
    let program = env!("CARGO_BIN_EXE_sudoku");
    shell.args(["-c", &format!("ulimit -n 100; exec {program} web --no-open --port 0")]);
    for server in [Server::run(&mut shell), start(&[])] {
        let mut idle = Vec::new();
        for _ in 0..400 {
            idle.push(server.visit());
        }
        let begun = Instant::now();
        assert_eq!(server.get("/", &[]).status, 200);
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
        drop(idle);
        assert_eq!(server.get("/app.js", &[]).status, 200);
    }
}

#[test]
fn many_are_served_at_once() {
    let server = start(&[]);
    let page = server.get("/", &[]).body;
    std::thread::scope(|scope| {
        let visitors: Vec<_> = (0..32)
            .map(|_| scope.spawn(|| (0..20).filter(|_| server.get("/", &[]).body == page).count()))
            .collect();
        assert_eq!(
            visitors.into_iter().map(|visitor| visitor.join().expect("it is answered")).sum::<usize>(),
            640
        );
    });
}

#[test]
fn a_port_that_is_taken_is_an_error_if_it_was_chosen() {
    let server = start(&[]);
    let port = server.port.to_string();
    let refused = run(&["web", "--no-open", "--port", &port]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(
        refused.err.contains(&format!("error: cannot serve at port {port}: address already in use")),
        "{}",
        refused.err
    );
    assert!(refused.err.contains("hint: name another with --port"), "{}", refused.err);
}

/// Browsers store games by address, so the port is the same each time, unless it is taken.
#[cfg(unix)]
#[test]
fn without_a_choice_a_port_that_is_taken_gives_way_to_another() {
    // The port is taken.
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 17_981));
    let server = Server::of(&["web", "--no-open"]);
    assert_ne!(server.port, 17_981);
    drop(taken);
    let (_, said) = server.interrupt();
    assert!(said.contains("note: port 17981 is taken"), "{said}");
}

#[cfg(unix)]
#[test]
fn it_ends_quietly_when_interrupted() {
    let server = start(&[]);
    let _visitor = server.visit();
    assert_eq!(server.interrupt(), (Some(130), "note: the app is served until Ctrl-C\n".to_owned()));
    assert_eq!(start(&["--quiet"]).interrupt(), (Some(130), String::new()));
}

#[test]
fn the_address_ends_with_the_puzzle() {
    let server = start(&[UNIQUE]);
    let end = server.address.split('#').nth(1);
    assert_eq!(end, Some(format!("p={}\n", UNIQUE.replace('.', "0")).as_str()));
    assert_eq!(server.get("/", &[]).status, 200);
    let link = format!("https://sudokuexchange.com/play/?s={UNIQUE}");
    assert!(start(&[&link]).address.contains("#p=53007"), "{link}");
}

#[test]
fn the_address_ends_with_the_game() {
    let folder = Folder::new("web-game");
    let mut kept = Game::new(Level::Easy.puzzle(7));
    let cells = kept.sheet().empty();
    kept.act(Action::Corner { cells, digit: Digit::D1 }).expect("there are empty cells");
    let file = folder.file("game", Save::from(kept.clone()).to_json() + "\n");
    let own_digits = format!("{}+4{}", &UNIQUE[..2], &UNIQUE[3..]);
    let begun = Game::open(&sudokit::read(&own_digits).expect("it is a puzzle"), Origin::Opened);
    for (name, sheet) in [(file, kept.sheet()), (own_digits, begun.sheet())] {
        let server = start(&[&name]);
        let packed = server.address.trim().split("#g=").nth(1).expect("it holds a game");
        let mut save = String::new();
        let packed = BASE64URL_NOPAD.decode(packed.as_bytes()).expect("it is base64");
        DeflateDecoder::new(&packed[..]).read_to_string(&mut save).expect("it can be unpacked");
        let game = Save::from_json(&save).expect("it is a game").game().expect("it is a game");
        assert_eq!(game.sheet(), sheet, "{name}");
    }
}

#[test]
fn two_puzzles_or_none_are_refused() {
    let folder = Folder::new("web-two");
    let two = run(&["web", "--no-open", &folder.file("two", format!("{UNIQUE}\n{UNIQUE}\n"))]);
    assert_eq!(two.code, Some(2));
    assert!(two.err.contains("`sudoku web` takes one puzzle"), "{}", two.err);
    assert_eq!(run(&["web", "--no-open", "nonsense"]).code, Some(2));
}

/// Opens the address with what opens addresses on this system.
#[cfg(target_os = "linux")]
#[test]
fn the_browser_is_opened_at_the_address() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("web-open");
    let opened = folder.path("opened");
    let browser = folder
        .file("xdg-open", format!("#!/bin/sh\necho \"$1\" > {opened}.part; mv {opened}.part {opened}\n"));
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).expect("it is ours");
    let path = format!("{}:/usr/bin:/bin", folder.path(""));
    let mut with_browser = command(&["web", "--port", "0", UNIQUE]);
    let server = Server::run(with_browser.env("PATH", path));
    let begun = Instant::now();
    while !Path::new(&opened).exists() {
        assert!(begun.elapsed() < LATEST, "no browser is opened");
        sleep(Duration::from_millis(5));
    }
    assert_eq!(fs::read_to_string(&opened).expect("it is there"), server.address);

    let mut without = command(&["web", "--port", "0"]);
    let (_, said) = Server::run(without.env("PATH", folder.path("nowhere"))).interrupt();
    assert!(said.contains("note: no browser was found: open the address in one"), "{said}");
}

#[test]
fn the_whole_app_is_written_as_one_file() {
    let made = |name: &str| fs::read(app().join(".build").join(name)).expect("`cargo xtask web` makes it");
    for language in ["de", "es", "fr", "ja", "pt-BR", "zh-Hans"] {
        let written = run(&["web", "--export", "-", "--lang", language]).out;
        assert!(written.as_bytes() == made(&format!("sudokit-{language}.html")), "{language}");
    }
    let made = made("sudokit.html");
    let folder = Folder::new("web-export");
    let file = folder.file("app.html", "what was there before");
    let written = run(&["web", "--export", &file]);
    assert_eq!((written.code, written.out.as_str(), written.err.as_str()), (Some(0), "", ""));
    assert!(fs::read(&file).expect("it is there") == made);
    assert!(run(&["web", "--export", "-"]).out.as_bytes() == made);

    let nowhere = run(&["web", "--export", &folder.path("missing/app.html")]);
    assert_eq!(nowhere.code, Some(2));
    assert!(nowhere.err.contains("cannot write"), "{}", nowhere.err);
    let directory = run(&["web", "--export", &folder.path("")]);
    assert!(directory.err.contains("it is a directory"), "{}", directory.err);
    assert_eq!(run(&["web", "--export", &file, UNIQUE]).code, Some(2));
    assert_eq!(folder.names(), ["app.html"], "nothing unfinished is left");
}
