//! `sudoku mcp`: a conversation over standard input and output.

use crate::common::{UNIQUE, command};
use crate::conformance::cases;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use sudokit_testkit::share;

/// An assistant that talks to the program.
struct Assistant {
    program: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl Assistant {
    fn new(arguments: &[&str]) -> Self {
        let mut program = command(&[&["mcp"], arguments].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let input = program.stdin.take();
        let output = BufReader::new(program.stdout.take().expect("it is piped"));
        let mut assistant = Self { program, input, output, asked: 0 };
        let hello = json!({
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": { "name": "test", "version": "1" },
        });
        let welcome = assistant.ask("initialize", &hello);
        assert_eq!(welcome["result"]["serverInfo"]["name"], "sudoku");
        assistant.say(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        assistant
    }

    fn say(&mut self, message: &Value) {
        let input = self.input.as_mut().expect("it is open");
        writeln!(input, "{message}").expect("it listens");
    }

    fn ask(&mut self, method: &str, parameters: &Value) -> Value {
        self.asked += 1;
        let (id, mut line) = (self.asked, String::new());
        self.say(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": parameters }));
        self.output.read_line(&mut line).expect("it answers");
        let answer: Value = serde_json::from_str(&line).expect("it is JSON");
        assert_eq!(answer["id"], id, "{line}");
        answer
    }

    fn call(&mut self, tool: &str, fields: &Value) -> Value {
        self.ask("tools/call", &json!({ "name": tool, "arguments": fields }))
    }

    /// Goes away, and returns the exit code.
    fn leave(mut self) -> Option<i32> {
        self.input = None;
        self.program.wait().expect("it ends").code()
    }
}

#[test]
fn tools_have_schemas_and_reply_as_every_door_does() {
    let mut assistant = Assistant::new(&["--timeout", "60"]);
    let tools = assistant.ask("tools/list", &json!({}))["result"]["tools"].clone();
    let tools = tools.as_array().expect("a list");
    let names: Vec<&str> = tools.iter().filter_map(|tool| tool["name"].as_str()).collect();
    assert_eq!(names, ["solve", "check", "hint", "explain", "steps", "rate", "generate", "convert"]);
    for tool in tools {
        assert_eq!(tool["inputSchema"]["type"], "object");
        assert_eq!(tool["outputSchema"]["type"], "object");
        assert_eq!(tool["annotations"]["readOnlyHint"], true);
    }
    let mut compared = 0;
    let cases = cases();
    let ours = cases.iter().filter(|case| names.contains(&case.task.as_str()) && case.fields.is_object());
    // Replies are tested whole with the requests themselves.
    for case in share(ours, 3) {
        let answer = assistant.call(&case.task, &case.fields);
        let result = &answer["result"];
        let text = result["content"][0]["text"].as_str().expect("it has a text");
        match &case.reply {
            Some(reply) => {
                let is_random = case.fields.get("seed").is_none() && reply.get().contains("\"seed\"");
                assert!(is_random || text == reply.get(), "{} {}: {text}", case.task, case.fields);
                assert_eq!(result["isError"], false);
            }
            None => {
                let failure: Value = serde_json::from_str(text).expect("a failure is JSON");
                assert_eq!(failure["code"], case.failure.as_ref().expect("or a reply")["code"], "{text}");
                assert_eq!(result["isError"], true);
            }
        }
        compared += 1;
    }
    assert!(compared > 100, "{compared}");
    assert_eq!(assistant.leave(), Some(0));
}

#[test]
fn pages_of_techniques_are_resources() {
    let mut assistant = Assistant::new(&[]);
    let resources = assistant.ask("resources/list", &json!({}))["result"]["resources"].clone();
    assert!(resources.as_array().is_some_and(|all| all.len() > 80));
    for name in ["x-wing", "X-Wing", "xwing"] {
        let uri = format!("sudoku://technique/{name}");
        let page = assistant.ask("resources/read", &json!({ "uri": uri }));
        let text = page["result"]["contents"][0]["text"].as_str().expect("a text").to_owned();
        assert!(text.starts_with("# X-Wing\n") && text.contains("## Why it is sound"), "{text}");
    }
    for uri in ["sudoku://technique/xwign", "file:///etc/passwd", "sudoku://technique/", ""] {
        let refused = assistant.ask("resources/read", &json!({ "uri": uri }));
        assert!(refused["error"]["message"].is_string(), "{refused}");
    }
}

#[test]
fn what_is_no_request_ends_nothing() {
    let mut assistant = Assistant::new(&["--timeout", "0.2"]);
    assert!(assistant.call("slove", &json!({}))["error"]["message"].is_string());
    assert!(assistant.ask("no/such/method", &json!({}))["error"].is_object());
    let count = json!({ "count": 4_000_000_000_u64 });
    assert_eq!(assistant.call("generate", &count)["result"]["isError"], true);
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let late = assistant.call("steps", &json!({ "puzzle": hard }));
    assert_eq!(late["result"]["structuredContent"]["code"], "cancelled", "{late}");
    let solved = assistant.call("solve", &json!({ "puzzle": UNIQUE }));
    assert_eq!(solved["result"]["structuredContent"]["status"], "unique");
}

/// A script writes all it has to ask, and goes away.
#[test]
fn questions_are_answered_though_no_more_come() {
    let mut assistant = Assistant::new(&[]);
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    for (id, puzzle) in [(7, UNIQUE), (8, hard)] {
        let call = json!({ "name": "rate", "arguments": { "puzzle": puzzle, "scales": "se", "seconds": 1 } });
        assistant.say(&json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": call }));
    }
    assistant.input = None;
    let answers: Vec<Value> = (&mut assistant.output)
        .lines()
        .map(|line| serde_json::from_str(&line.expect("it answers")).expect("it is JSON"))
        .collect();
    let mut ids: Vec<_> = answers.iter().map(|answer| &answer["id"]).collect();
    ids.sort_by_key(|id| id.as_u64());
    assert_eq!(ids, [7, 8]);
    assert_eq!(assistant.leave(), Some(0));
}
