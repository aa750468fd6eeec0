/** The app begins here. */

import { signal } from "@preact/signals";
import { hydrate, render } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import { type App, beginEarly } from "./app.ts";
import { type Early, lookEarly, lookNew, NOTHING } from "./early.ts";
import { isFirstVisit } from "./first-visit.ts";
import { Kit, wrongOf } from "./kit/kit.ts";
import { compileModule } from "./kit/module.ts";
import { startWorker } from "./kit/start-worker.ts";
import { Thought } from "./kit/thought.ts";
import { edition, speech } from "./language.ts";
import { followAddress, type Route, route } from "./route.ts";
import { isEarly, Screen } from "./screens/Screen.tsx";
import { openStore } from "./store/database.ts";
import { Keeper } from "./store/keeper.ts";
import { Message } from "./ui/Message.tsx";
import { painted } from "./ui/painted.ts";
import { hush } from "./ui/say.ts";
import { focusHeading } from "./ui/title.ts";

const place = (): HTMLElement => document.getElementById("app") ?? document.body;

/** Everything but the screens, once it is there. */
const ready = signal<App | null>(null);

async function start(): Promise<void> {
  // All that takes long begins at once.
  const [module, said] = [compileModule("game"), speech()];
  // An error of theirs is told where they are waited for.
  for (const one of [module, said]) one.catch(() => undefined);
  const opening = openStore();
  // The script that chooses the language does not wait for the page.
  if (document.readyState === "loading") await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  document.documentElement.lang = words.text.locale;
  followAddress();
  const { value: first } = route;
  // A new store takes long to make, and has nothing to show.
  const early = isFirstVisit ? { ...NOTHING } : await lookEarly(await opening, first);
  early.game ??= await lookNew(first, early.known);
  // How a game looked is true until it is left, and what was to be done in it is forgotten with it.
  addEventListener("hashchange", () => (early.game = null), { once: true });
  showFirst(early);
  // A task that the screen begins with waits for the first half, and no longer for the worker's script.
  const workers = needsDeep(first) ? [startWorker()] : [];
  workers[0]?.addEventListener("error", () => workers.pop());
  const game = await module;
  // The second half is on its way before a task asks for it.
  const expected = new Map(needsDeep(first) ? [["deep", compileModule("deep")] as const] : []);
  for (const one of expected.values()) one.catch(() => undefined);
  const kit = await Kit.load(game, await said);
  const keeper = await Keeper.open(kit, await opening);
  const app: App = { kit, thought: new Thought(game, await said, () => workers.pop() ?? startWorker(), expected), keeper, table: null };
  if (early.game?.isNew) await beginEarly(app, early.game);
  ready.value = app;
  performance.mark("ready");
  await keeper.recover();
}

/** The first screen. Home may stand in the page already (`written.tsx`): it is taken over as it is. */
function showFirst(early: Early): void {
  // Without a network, another language may have stood in for English.
  const isWritten = document.documentElement.dataset.written !== undefined && route.value.screen === "home" && words.language === "en";
  makeRoom(isWritten);
  if (isWritten) {
    hydrate(<Root early={early} isSeen />, place());
    return;
  }
  try {
    render(<Root early={early} />, place());
  } catch {
    // A record of another shape is told of by the keeper, which puts it aside.
    render(null, place());
    render(<Root early={NOTHING} />, place());
  }
  void painted().then(() => performance.mark("first-screen"));
}

/** Takes away what the page shows until the script is there. */
function makeRoom(isWritten = false): void {
  document.querySelector("body > .first")?.remove();
  place().removeAttribute("class");
  if (!isWritten) place().replaceChildren();
}

/** True if a screen begins with a task for the second half, such as the puzzle of a day, which no stock has. */
const needsDeep = ({ screen, parts }: Route): boolean => ["train", "analyse", "daily"].includes(screen) && parts.length > 0;

/** All screens; with `isSeen` the visitor looks at the first one already, and may have scrolled in it. */
function Root({ early, isSeen = false }: { early: Early; isSeen?: boolean }) {
  const { screen, parts } = route.value;
  const app = ready.value;
  const isReady = app !== null;
  // Before anything on the new screen speaks.
  useLayoutEffect(hush, [screen, parts.join("/")]);
  const isKept = useRef(isSeen);
  useEffect(() => {
    if (!isKept.current) scrollTo(0, 0);
    isKept.current = false;
    if (screen !== "play") focusHeading();
  }, [screen, parts.join("/"), isReady || isEarly(route.value)]);
  const trouble = app?.keeper.trouble.value ?? null;
  return (
    <>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Screen app={app} early={early} route={route.value} />
    </>
  );
}

/** Keeps the app for visits without a network. A page from disk needs no worker for that. */
async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || location.protocol === "file:") return;
  await navigator.serviceWorker.register(`sw.js?language=${edition()}`).catch(() => undefined);
}

// The worker fetches everything: after the first screen, it takes nothing from the network that the page waits for.
// It begins when this script has run: a tool that asks where a request comes from has all of a script parsed again that still runs.
Promise.resolve()
  .then(start)
  .then(keepOffline, (error: unknown) => {
    console.error(error);
    render(null, place());
    makeRoom();
    render(
      <Message
        title={words.text.startFailed}
        text={wrongOf(error).message}
        action={{ label: words.text.startFailedAgain, on: () => location.reload() }}
      />,
      place(),
    );
  });
