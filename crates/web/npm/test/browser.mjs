// Runs the package in a real browser, headless: `node test/browser.mjs /usr/bin/chromium`. The page tells this server what it found.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const LIMIT = 90_000;
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const folder = new URL("..", import.meta.url).pathname;
const [, , chromium = "chromium"] = process.argv;

async function serve(request, response, hear) {
  if (request.method === "POST") {
    const parts = [];
    for await (const part of request) parts.push(part);
    response.end();
    return hear(JSON.parse(Buffer.concat(parts)));
  }
  const { pathname } = new URL(request.url, "http://localhost");
  try {
    const file = await readFile(join(folder, normalize(pathname)));
    response.writeHead(200, { "content-type": TYPES[extname(pathname)] ?? "text/plain" }).end(file);
  } catch {
    response.writeHead(404).end();
  }
}

const profile = await mkdtemp(join(tmpdir(), "sudokit-browser-"));
let server, browser, timer;
const answer = await new Promise((resolve) => {
  server = createServer((request, response) => serve(request, response, resolve)).listen(0, "127.0.0.1", () => {
    const page = `http://127.0.0.1:${server.address().port}/test/browser.html`;
    browser = spawn(chromium, [...FLAGS, `--user-data-dir=${profile}`, page], { stdio: "ignore" });
    browser.on("error", (error) => resolve({ error: error.message }));
  });
  timer = setTimeout(() => resolve({ error: `no answer within ${LIMIT / 1000} seconds` }), LIMIT);
});
clearTimeout(timer);
browser.kill();
server.closeAllConnections();
server.close();
await new Promise((resolve) => (browser.exitCode === null && browser.pid ? browser.on("exit", resolve) : resolve()));
await rm(profile, { recursive: true, force: true, maxRetries: 5 });

for (const { name, holds } of answer.checks ?? []) console.log(`${holds ? "ok" : "NOT OK"}  ${name}`);
if (answer.error) console.error(answer.error);
else console.log(`hints of a medium game: p95 ${answer.hintP95.toFixed(1)} ms`);
process.exitCode = answer.error || answer.checks.some(({ holds }) => !holds) ? 1 : 0;
