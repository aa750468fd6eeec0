/** The app begins here. */

import { render } from "preact";
import { useEffect } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "./app.ts";
import { browserKeys } from "./game/keys.ts";
import { Kit, wrongOf } from "./kit/kit.ts";
import { compileModule } from "./kit/module.ts";
import { startWorker } from "./kit/start-worker.ts";
import { Thought } from "./kit/thought.ts";
import { edition, speech } from "./language.ts";
import { followAddress, route } from "./route.ts";
import { Screen } from "./screens/Screen.tsx";
import { openStore } from "./store/database.ts";
import { Keeper } from "./store/keeper.ts";
import { Message } from "./ui/Message.tsx";
import "./settings.ts";

const place = (): HTMLElement => document.getElementById("app") ?? document.body;

async function start(): Promise<void> {
  // The script that chooses the language does not wait for the page.
  if (document.readyState === "loading") await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  document.documentElement.lang = words.text.locale;
  followAddress();
  const [module, said, store] = await Promise.all([compileModule(), speech(), openStore()]);
  const kit = await Kit.load(module, said);
  const keeper = await Keeper.open(kit, store);
  const thought = new Thought({ module, speech: said }, startWorker);
  const app: App = { kit, thought, keeper, keys: browserKeys(kit.keys) };
  place().replaceChildren();
  render(<Root app={app} />, place());
  performance.mark("first-screen");
  await keeper.recover();
}

function Root({ app }: { app: App }) {
  const { screen, parts } = route.value;
  const { trouble } = app.keeper;
  useEffect(() => {
    scrollTo(0, 0);
    // Screen readers announce the new screen by its heading.
    const main = document.getElementById("main");
    if (main !== null && !main.contains(document.activeElement)) {
      const heading = main.querySelector<HTMLElement>("h1");
      if (heading !== null && screen !== "play") {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    }
  }, [screen, parts.join("/")]);
  return (
    <>
      {trouble.value !== null && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <Screen app={app} route={route.value} />
    </>
  );
}

/** Keeps the app for visits without a network. A page from disk needs no worker for that. */
async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || location.protocol === "file:") return;
  await navigator.serviceWorker.register(`sw.js?language=${edition()}`).catch(() => undefined);
}

// The worker fetches everything: after the first screen, it takes nothing from the network that the page waits for.
start().then(keepOffline, (error: unknown) => {
  console.error(error);
  place().replaceChildren();
  render(
    <Message
      title={words.text.startFailed}
      text={wrongOf(error).message}
      action={{ label: words.text.startFailedAgain, on: () => location.reload() }}
    />,
    place(),
  );
});
