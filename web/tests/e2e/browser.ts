/** The app in a real browser: a server on loopback, and Chromium. */

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const DIST = join(process.cwd(), "dist");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
};
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Serves the app. */
export async function serve(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = join(DIST, path === "/" ? "index.html" : path);
    readFile(file).then(
      (bytes) => response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { url: `http://127.0.0.1:${address.port}/`, server };
}

/** The path of Chromium, found by `test.mjs`. */
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** The app in a browser. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  url: string;
  /** Errors and warnings of the page. */
  complaints: string[];
  end(): Promise<void>;
}

/** Serves the app, and opens it in a browser of its own. */
export async function visit(options: BrowserContextOptions & { at?: string } = {}): Promise<Visit> {
  const { url, server } = await serve();
  const { at = "", ...context } = options;
  const visited = await browse(url + at, context);
  const end = async (): Promise<void> => {
    await visited.end();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { ...visited, url, end };
}

/** Opens the app at this address in a browser of its own. */
export async function browse(url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), "sudokit-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: FLAGS,
    viewport: { width: 1100, height: 800 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(url);
  await page.waitForSelector("#main");
  const end = async (): Promise<void> => {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { page, context, url, complaints, end };
}

/** A puzzle that is solved by singles. */
export const EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
export const EASY_SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
