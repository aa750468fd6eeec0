//! `sudoku mcp`

mod pages;
mod tools;

use super::bounds::{Bounds, late};
use crate::args::seconds_above_zero;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message};
use crate::run::{interrupt, seed};
use clap::Args;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation,
    ListResourceTemplatesResult, ListResourcesResult, ListToolsResult, PaginatedRequestParams,
    ReadResourceRequestParams, ReadResourceResponse, ReadResourceResult, ServerCapabilities, ServerConfig,
};
use rmcp::service::{RequestContext, RoleServer, ServiceExt as _};
use rmcp::{ErrorData, ServerHandler};
use serde_json::Value;
use std::time::{Duration, Instant};
use sudokit_request::Context;
use tokio::runtime::Builder;
use tokio::task::spawn_blocking;

/// Answer requests from assistants
///
/// `mcp` gives an assistant the tools `solve`, `check`, `hint`, `explain`, `steps`, `rate`, `generate` and
/// `convert`, and the pages on all techniques, by the Model Context Protocol over standard input and output.
/// The assistant starts the program, which ends when its standard input ends.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct McpArgs {
    /// Stop work on a request after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds_above_zero, default_value = "10")]
    timeout: Duration,
}

const HELP: &str = "\
Add this to the settings of your assistant, under `mcpServers`:
  \"sudoku\": {\"command\": \"sudoku\", \"args\": [\"mcp\"]}

The pages on techniques are resources, such as sudoku://technique/x-wing.

Examples:
  sudoku mcp
  sudoku mcp --timeout 30";

/// Instructions for the assistant about all tools.
const INSTRUCTIONS: &str = "\
Write a puzzle as 81 characters, row by row, with . or 0 for an empty cell; most other formats are read too. \
In a game in progress, put + before each digit that the player has placed. \
Cells are r1c1 to r9c9, by row and column; r4c7=3 is the candidate 3 in r4c7. \
Never solve or judge a Sudoku yourself: solve, check, hint and rate are exact. \
To help a player without giving the solution away, call hint with level 1 or 2 first.";

pub(crate) fn mcp(args: &McpArgs) -> Result<Outcome, Failure> {
    let broken = |why: String| {
        let message = Message::new(why);
        Failure::Fatal(
            message.hint("an assistant starts this command; to ask by yourself, use `sudoku serve`"),
        )
    };
    let threads =
        Builder::new_current_thread().enable_all().build().map_err(|why| broken(why.to_string()))?;
    let ended = threads.block_on(async {
        let server = Assistant { timeout: args.timeout };
        let service = server.serve(rmcp::transport::io::stdio()).await.map_err(|why| why.to_string())?;
        service.waiting().await.map(|_| ()).map_err(|why| why.to_string())
    });
    threads.shutdown_background();
    ended.map_or_else(|why| Err(broken(why)), |()| Ok(Outcome::Positive))
}

/// An assistant reads every step that it gets.
const BOUNDS: Bounds = Bounds { steps: 20 };

/// The server of one assistant.
#[derive(Clone)]
struct Assistant {
    timeout: Duration,
}

impl ServerHandler for Assistant {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().enable_resources().build();
        ServerConfig::new(capabilities)
            .with_server_info(Implementation::new("sudoku", env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(tools::all()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(task) = tools::named(&request.name) else {
            return Err(ErrorData::invalid_params(format!("there is no tool '{}'", request.name), None));
        };
        let fields = Value::Object(request.arguments.unwrap_or_default());
        let (limit, token) = (self.timeout, context.ct);
        let work = spawn_blocking(move || {
            let begun = Instant::now();
            let cancel =
                interrupt::cancel().or_when(move || begun.elapsed() >= limit || token.is_cancelled());
            let context = Context::new(&cancel, seed::fresh());
            let reply = BOUNDS.within(task, fields).and_then(|fields| task.answer(fields, &context));
            reply.map_err(|failure| late(failure, limit))
        });
        let answer = work.await.map_err(|_| ErrorData::internal_error("a bug in the program", None))?;
        // The assistant reads a failure, and may ask again in another way.
        let result = match answer {
            Ok(reply) => {
                let mut result =
                    CallToolResult::structured(serde_json::from_str(&reply).expect("a reply is JSON"));
                // To the byte: a number that was read may be written with another last digit.
                result.content = vec![ContentBlock::text(reply)];
                result
            }
            Err(failure) => CallToolResult::structured_error(
                serde_json::to_value(&failure).expect("it is made of texts and numbers"),
            ),
        };
        Ok(result.into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(pages::all()))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        Ok(ListResourceTemplatesResult::with_all_items(vec![pages::template()]))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let page = pages::at(&request.uri).map_err(|why| ErrorData::resource_not_found(why, None))?;
        Ok(ReadResourceResult::new(vec![page]).into())
    }
}
