/** A puzzle or a game that came in a link. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import { type App, play } from "../app.ts";
import { goTo, linkTo } from "../route.ts";
import { unpack } from "../share/link.ts";
import { Message } from "../ui/Message.tsx";
import { useTitle } from "../ui/title.ts";

export function Shared({ app, kind, packed }: { app: App; kind: string; packed: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  useTitle(words.text.sharedOpening);
  useEffect(() => {
    const open = async (): Promise<void> => {
      if (kind === "p") return play(app, decodeURIComponent(packed), { from: "opened" }, true);
      const game = app.kit.restore(await unpack(packed));
      const id = await app.keeper.begin("shared", game);
      game.free();
      goTo(linkTo("play", id), true);
    };
    open().catch((error: unknown) => setTrouble(app.kit.message(error)));
  }, []);
  if (trouble === null)
    return (
      <main class="message" id="main">
        <h1 class="unseen">{words.text.sharedOpening}</h1>
      </main>
    );
  return <Message title={words.text.sharedFailed} text={words.sharedFailedText(trouble)} />;
}
