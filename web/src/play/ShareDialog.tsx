/** A puzzle or a game for somebody else: a link, a picture of it for cameras, a text, a file. */

import { useEffect, useMemo, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import type { Session } from "../game/session.ts";
import { useThought } from "../kit/use-thought.ts";
import { CopyButton } from "../share/CopyButton.tsx";
import { copyText, download } from "../share/hand-over.ts";
import { gameLink, puzzleLink } from "../share/link.ts";
import { QrCode } from "../share/QrCode.tsx";
import { Dialog } from "../ui/dialog.tsx";

type What = "puzzle" | "game";

export function ShareDialog({ app, session, close }: { app: App; session: Session; close: () => void }) {
  const [what, setWhat] = useState<What>("puzzle");
  const [link, setLink] = useState("");
  const { puzzle } = session.state.value;
  useEffect(() => {
    if (what === "puzzle") setLink(puzzleLink(puzzle));
    else void gameLink(session.game.save()).then(setLink);
  }, [what]);
  return (
    <Dialog title={words.text.share} close={close}>
      <fieldset>
        <legend>{words.text.shareWhat}</legend>
        <label class="choice">
          <input type="radio" name="what" checked={what === "puzzle"} onChange={() => setWhat("puzzle")} />
          <span>{words.text.sharePuzzle}</span>
        </label>
        <label class="choice">
          <input type="radio" name="what" checked={what === "game"} onChange={() => setWhat("game")} />
          <span>
            {words.text.shareGame}
            <small>{words.text.shareGameAbout}</small>
          </span>
        </label>
      </fieldset>
      <div class="row">
        <CopyButton isMain label={words.text.shareCopyLink} done={words.text.shareCopyLinkDone} copy={() => copyText(link)} />
        {"share" in navigator && (
          <button type="button" onClick={() => void navigator.share({ title: words.text.shareSystemTitle, url: link }).catch(() => undefined)}>
            {words.text.shareSystem}
          </button>
        )}
      </div>
      <QrCode text={link} />
      <Texts app={app} session={session} />
    </Dialog>
  );
}

function Texts({ app, session }: { app: App; session: Session }) {
  const [format, setFormat] = useState("line");
  const formats = useThought(app, "formats", null);
  // Ready before it is asked for: browsers let a page copy only at once.
  const game = useMemo(() => session.game.save(), []);
  const { value: text, trouble } = useThought(app, "write", { game, format });
  const name = `${session.id}.${format === "json" ? "json" : "txt"}`;
  return (
    <section class="field">
      <h3>{words.text.shareAsText}</h3>
      <label class="field">
        <span>{words.text.shareFormat}</span>
        <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
          {formats.value?.map(({ name: one, title }) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {trouble !== null && <p class="misfit">{trouble}</p>}
      <div class="row">
        <CopyButton isOff={text === null} label={words.text.shareCopyText} done={words.text.shareCopyTextDone} copy={() => copyText(text ?? "")} />
        <button type="button" disabled={text === null} onClick={() => download(name, text ?? "")}>
          {words.text.shareDownloadText}
        </button>
        <button type="button" onClick={() => download(`${session.id}.json`, session.game.save())}>
          {words.text.shareDownloadGame}
        </button>
      </div>
    </section>
  );
}
