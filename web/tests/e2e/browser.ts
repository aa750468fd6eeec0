/** The app in a real browser: a server on loopback, and Chromium. */

import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { after } from "node:test";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const DIST = join(process.cwd(), "dist");
/** The same files as `sudoku web` sends them. */
const PACKED = join(process.cwd(), ".build/packed");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
};
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Serves the app: each file as it is, or as a release has changed it. Browsers may keep nothing unasked. */
export async function serve(release: ReadonlyMap<string, string> = new Map(), isPacked = false): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const name = path === "/" ? "index.html" : path.slice(1);
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    const changed = release.get(name);
    const file = isPacked ? join(PACKED, `${name}.gz`) : join(DIST, name);
    const packing = isPacked ? { "content-encoding": "gzip" } : {};
    (changed === undefined ? readFile(file) : Promise.resolve(changed)).then(
      (body) => response.writeHead(200, { "content-type": type, "cache-control": "no-cache", ...packing }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { url: `http://127.0.0.1:${address.port}/`, server };
}

/** The path of Chromium, found by `test.mjs`. */
export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** The browser of a file of tests: to start one takes longer than most tests. */
let chromiumOfFile: Promise<Browser> | null = null;
after(async () => (await chromiumOfFile)?.close());

/** What the browser says of itself: of workers that a test does without, and of its own look for a newer one, when there is no network. */
const NOT_OURS = ["blocked by Playwright", "An unknown error occurred when fetching the script."];

/** How the browser is, and whether the app is kept in it for visits without a network: that takes its time. */
interface Browsing extends BrowserContextOptions {
  isKept?: boolean;
}

/** The app in a browser. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  url: string;
  /** Errors and warnings of the page. */
  complaints: string[];
  end(): Promise<void>;
}

/** An app whose server can be stopped. */
export interface ServedVisit extends Visit {
  /** Ends the server: there is no network any more. */
  stop(): Promise<void>;
}

/** Serves the app, and opens it in a context of its own. */
export async function visit(options: Browsing & { at?: string; release?: ReadonlyMap<string, string> } = {}): Promise<ServedVisit> {
  const { at = "", release, ...context } = options;
  const { url, server } = await serve(release);
  const visited = await browse(url + at, context);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const end = async (): Promise<void> => {
    await visited.end();
    await stop();
  };
  return { ...visited, url, stop, end };
}

/** Opens the app at this address in a context of its own, which shares nothing with others and keeps nothing. */
export async function browse(url: string, { isKept = false, ...options }: Browsing = {}): Promise<Visit> {
  chromiumOfFile ??= chromium.launch({ executablePath, headless: true, args: FLAGS });
  const context = await (await chromiumOfFile).newContext({
    viewport: { width: 1100, height: 800 },
    reducedMotion: "reduce",
    serviceWorkers: isKept ? "allow" : "block",
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOurs = !NOT_OURS.some((words) => message.text().includes(words));
    if (isOurs && (message.type() === "error" || message.type() === "warning")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(url);
  // Home of a first visit is in the page before the script is.
  await page.waitForSelector("#app:not(.written) #main");
  return { page, context, url, complaints, end: () => context.close() };
}

/** A puzzle that is solved by singles. */
export const EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
export const EASY_SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
