/**
 * Opens a puzzle: pasted text is read at once, and its first error is marked. Files can be dropped anywhere, pictures
 * too.
 */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as words from "sudokit-words";
import { type App, nameLike, play } from "../app.ts";
import { lineOf } from "../game/entry.ts";
import { looksOf } from "../grid/looks.ts";
import { StillGrid } from "../grid/StillGrid.tsx";
import { nameOf } from "../kit/cells.ts";
import { useThought } from "../kit/use-thought.ts";
import type { Pasted, Wrong } from "../kit/wire.ts";
import { Camera, hasCamera } from "../photo/Camera.tsx";
import { Compared } from "../photo/Compared.tsx";
import { usePicture } from "../photo/use-picture.ts";
import { useSuspects } from "../play/use-suspects.ts";
import { goTo, linkTo } from "../route.ts";
import { unpack } from "../share/link.ts";
import { list, sentences } from "../ui/lists.ts";
import { Page } from "../ui/Page.tsx";

type Read = { is: "nothing" } | { is: "puzzle"; puzzle: Pasted } | { is: "game"; log: string } | { is: "wrong"; wrong: Wrong };

/** A text, recognised: nothing yet, a saved game, one puzzle of those in it, or an error. */
function useRead(app: App, text: string, at: number): Read {
  const isGame = useMemo(() => isSavedGame(app, text), [text]);
  const { value: read, trouble } = useThought(app, "read", isGame || text.trim() === "" ? undefined : { text, at });
  if (isGame) return { is: "game", log: text };
  if (trouble !== null) return { is: "wrong", wrong: { code: "unknown", message: trouble } };
  if (read === null) return { is: "nothing" };
  return "wrong" in read ? { is: "wrong", wrong: read.wrong } : { is: "puzzle", puzzle: read };
}

function isSavedGame(app: App, text: string): boolean {
  if (!text.trimStart().startsWith("{") || !text.includes('"game"')) return false;
  try {
    app.kit.restore(text).free();
    return true;
  } catch {
    // It may still be a puzzle in another program's JSON.
    return false;
  }
}

/** The offset of a line and a column in a text. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(before + column - 1, text.length);
}

export function OpenText({ app }: { app: App }) {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const found = useRead(app, text, at);
  const pictured = usePicture(app, (line) => {
    setAt(0);
    setText(line);
  });
  const take = async (pasted: string): Promise<void> => {
    // A link of ours to a game is unpacked here.
    const packed = /#g=([\w-]+)/.exec(pasted)?.[1];
    const own = packed === undefined ? null : await unpack(packed).catch(() => null);
    pictured.forget();
    setAt(0);
    setText(own ?? pasted.replace(/^.*#p=(?=\d{81})/s, ""));
  };
  const [isCameraOn, setCameraOn] = useState(false);
  const takeFile = (file: File | undefined): void => {
    if (file?.type.startsWith("image/") === true) void pictured.take(file);
    else if (file !== undefined) void file.text().then(take);
  };
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) takeFile(file);
      else void take(event.dataTransfer?.getData("text") ?? "");
    };
    const paste = (event: ClipboardEvent): void => {
      const file = event.clipboardData?.files[0];
      if (file !== undefined) takeFile(file);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("paste", paste);
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, []);
  const showPlace = ({ line, column }: Wrong): void => {
    if (line === undefined || column === undefined || field.current === null) return;
    const at = offsetOf(text, line, column);
    field.current.focus();
    field.current.setSelectionRange(at, Math.min(at + 1, text.length));
  };
  const { picture } = pictured;
  return (
    <Page title={words.text.open}>
      <label class="field">
        <span>{words.text.openField}</span>
        <textarea
          ref={field}
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={found.is === "wrong"}
          aria-describedby="found"
          dir="ltr"
          onInput={(event) => void take(event.currentTarget.value)}
        />
      </label>
      {/* Above the buttons, so that a phone shows the way on without scrolling. */}
      <div id="found" role="status" class="stack">
        {pictured.said !== "" && <p class={pictured.isWrong ? "misfit" : ""}>{pictured.said}</p>}
        {found.is === "wrong" && <Misfit wrong={found.wrong} text={text} show={() => showPlace(found.wrong)} />}
        {found.is === "game" && <p>{words.text.openGame}</p>}
        {found.is === "puzzle" && <p>{sayPuzzle(found.puzzle)}</p>}
      </div>
      {found.is === "puzzle" && (
        <>
          {found.puzzle.of > 1 && (
            <div class="row">
              <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
                {words.text.buttonPrevious}
              </button>
              <span>{words.openAt({ number: at + 1, total: found.puzzle.of })}</span>
              <button type="button" disabled={at + 1 === found.puzzle.of} onClick={() => setAt(at + 1)}>
                {words.text.buttonNext}
              </button>
            </div>
          )}
          {/* With a picture, one compares first. */}
          {picture !== null && <Compared picture={picture} puzzle={found.puzzle} />}
          <Onwards app={app} puzzle={found.puzzle} doubtful={picture?.doubtful ?? []} />
          {picture === null && (
            <div class="small-board">
              <StillGrid label={words.text.labelPuzzle} view={looksOf(found.puzzle.givens, found.puzzle.placed)} />
            </div>
          )}
        </>
      )}
      {found.is === "game" && (
        <div class="row">
          <button type="button" class="main" onClick={() => void goOn(app, found.log)}>
            {words.text.openGameContinue}
          </button>
        </div>
      )}
      <div class="row">
        <label class="button file">
          {words.text.openFile}
          <input class="unseen" type="file" onChange={(event) => takeFile(event.currentTarget.files?.[0])} />
        </label>
        <label class="button file">
          {words.text.photo}
          <input class="unseen" type="file" accept="image/*" onChange={(event) => takeFile(event.currentTarget.files?.[0])} />
        </label>
        {hasCamera() && (
          <button type="button" onClick={() => setCameraOn(true)}>
            {words.text.camera}
          </button>
        )}
        {"clipboard" in navigator && "readText" in navigator.clipboard && (
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard
                .readText()
                .then(take)
                .catch(() => field.current?.focus())
            }
          >
            {words.text.openPaste}
          </button>
        )}
        <a class="button" href={linkTo("make", "edit")}>
          {words.text.openByHand}
        </a>
      </div>
      {isCameraOn && (
        <Camera
          app={app}
          take={(file) => {
            setCameraOn(false);
            void pictured.take(file);
          }}
          close={() => setCameraOn(false)}
        />
      )}
      <p class="muted">{words.text.photoPrivate}</p>
    </Page>
  );
}

/** A newspaper's puzzle with more givens than this is rare. */
const MOST_GIVENS = 40;

/** True if some of the givens may be digits that the player wrote. */
const isDoubtful = ({ givens, placed, status }: Pasted): boolean =>
  countOf(placed) === 0 && (status === "none" || countOf(givens) > MOST_GIVENS) && countOf(givens) > 0;

function Onwards({ app, puzzle, doubtful }: { app: App; puzzle: Pasted; doubtful: readonly number[] }) {
  const { text, givens, status } = puzzle;
  const asks = isDoubtful(puzzle);
  const search = useSuspects(app, asks && status === "none" ? givens : null);
  return (
    <>
      <div role="status" class="stack">
        {search.said !== "" && <p>{search.said}</p>}
        {asks && <p>{words.text.openWhose}</p>}
      </div>
      <div class="row">
        <button type="button" class={status === "unique" ? "main" : ""} onClick={() => void play(app, text, { from: "opened" })}>
          {asks ? words.text.openAllPrinted : words.text.buttonPlay}
        </button>
        {asks && (
          <a class={`button${status === "unique" ? "" : " main"}`} href={linkTo("make", "edit", givens, "mine")}>
            {words.text.openChooseMine}
          </a>
        )}
        {search.stop !== null && (
          <button type="button" onClick={search.stop}>
            {words.text.buttonStop}
          </button>
        )}
      </div>
      <div class="row">
        <a class="button" href={linkTo("analyse", givens)}>
          {words.text.buttonAnalyse}
        </a>
        <a
          class="button"
          href={linkTo("make", "edit", lineOf(givens, puzzle.placed), ...(doubtful.length > 0 ? ["check", doubtful.map(nameOf).join("")] : []))}
        >
          {doubtful.length > 0 ? words.text.photoCorrect : words.text.buttonEdit}
        </a>
        <a class="button" href={linkTo("print", givens)}>
          {words.text.buttonPrint}
        </a>
      </div>
    </>
  );
}

function Misfit({ wrong, text, show }: { wrong: Wrong; text: string; show: () => void }) {
  const { line, column, message } = wrong;
  const shown = line === undefined ? undefined : text.split("\n")[line - 1];
  if (shown === undefined || column === undefined) return <p class="misfit">{message}</p>;
  const start = Math.max(0, column - 33);
  return (
    <>
      <p class="misfit">{message}</p>
      <p class="extract" dir="ltr" aria-hidden="true">
        {start > 0 && "…"}
        {shown.slice(start, column - 1)}
        <mark>{shown.charAt(column - 1) || "␣"}</mark>
        {shown.slice(column, column + 32)}
      </p>
      <div class="row">
        <button type="button" onClick={show}>
          {words.text.openShowPlace}
        </button>
      </div>
    </>
  );
}

const countOf = (digits: string): number => digits.replace(/[^1-9]/g, "").length;

/** The result, in words. */
export function sayPuzzle({ givens, placed, status, title, hasCandidates }: Pasted): string {
  const held = [words.openGivens(countOf(givens))];
  if (countOf(placed) > 0) held.push(words.openPlaced(countOf(placed)));
  if (hasCandidates) held.push(words.text.openCandidates);
  const parts = list(held);
  return sentences([title === null ? words.openPuzzle(parts) : words.openTitled({ title, parts }), words.openSolutions(status)]);
}

async function goOn(app: App, log: string): Promise<void> {
  const game = app.kit.restore(log);
  const id = await app.keeper.begin(nameLike(game.state().origin), game);
  game.free();
  goTo(linkTo("play", id));
}
