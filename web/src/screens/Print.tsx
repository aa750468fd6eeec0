/** On paper, through the browser's own print: so many to a page, with solutions or without. */

import { useEffect, useState } from "preact/hooks";
import type { App } from "../app.ts";
import { Stopped } from "../kit/thought.ts";
import type { Level } from "../kit/wire.ts";
import { Sheets } from "../print/Sheets.tsx";
import { Page } from "../ui/Page.tsx";
import { capital } from "../ui/words.ts";

const PER_PAGE = [1, 2, 4, 6, 9] as const;

export function Print({ app, text }: { app: App; text: string }) {
  const given = text.split("+").filter((puzzle) => /^[\d.]{81}$/.test(puzzle));
  const [puzzles, setPuzzles] = useState<readonly string[]>(given);
  const [perPage, setPerPage] = useState<number>(given.length > 1 ? 4 : 1);
  const [withSolutions, setWithSolutions] = useState(true);
  const [title, setTitle] = useState("Sudoku");
  const [solutions, setSolutions] = useState<readonly (string | null)[]>([]);

  useEffect(() => {
    let isHere = true;
    void Promise.all(puzzles.map((puzzle) => app.thought.ask("about", { puzzle })))
      .then((all) => isHere && setSolutions(all.map(({ solution }) => solution)))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [puzzles]);
  useEffect(() => () => app.thought.stop(), []);

  return (
    <>
      <Page title="Print">
        {given.length === 0 && <Order app={app} take={setPuzzles} />}
        {puzzles.length > 0 && (
          <div class="form">
            <label class="field"><span>Title</span><input type="text" value={title} maxLength={80} onInput={(event) => setTitle(event.currentTarget.value)} /></label>
            <label class="field">
              <span>To a page</span>
              <select value={perPage} onChange={(event) => setPerPage(Number(event.currentTarget.value))}>
                {PER_PAGE.map((number) => <option key={number} value={number}>{number}</option>)}
              </select>
            </label>
            <label class="choice">
              <input type="checkbox" checked={withSolutions} onChange={() => setWithSolutions(!withSolutions)} />
              <span>Solutions on the last page</span>
            </label>
            <div class="row"><button class="main" onClick={() => print()}>Print</button></div>
          </div>
        )}
      </Page>
      {puzzles.length > 0 && <Sheets title={title} puzzles={puzzles} perPage={perPage} solutions={withSolutions ? solutions : []} />}
    </>
  );
}

/** New puzzles for paper. */
function Order({ app, take }: { app: App; take: (puzzles: readonly string[]) => void }) {
  const [level, setLevel] = useState<Level>("easy");
  const [count, setCount] = useState(4);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const seed = 1 + Math.floor(Math.random() * 999_999);
    try {
      take(await app.thought.ask("make", { seed, count, recipe: { symmetry: "half-turn" }, level, wish: {} }));
    } catch (error) {
      if (!(error instanceof Stopped)) setTrouble(String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="form" onSubmit={(event) => void make(event)}>
      <label class="field">
        <span>Level</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
          {app.kit.levels.map(({ name }) => <option key={name} value={name}>{capital(name)}</option>)}
        </select>
      </label>
      <label class="field">
        <span>How many</span>
        <select value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
          {[1, 2, 4, 6, 9, 12, 18, 24, 36].map((number) => <option key={number} value={number}>{number}</option>)}
        </select>
      </label>
      <p role="status" class="misfit">{trouble}</p>
      <div class="row">
        {isBusy ? (
          <>
            <div class="working grow" role="progressbar" aria-label="Making puzzles" />
            <button type="button" onClick={() => app.thought.stop()}>Stop</button>
          </>
        ) : (
          <button class="main" type="submit">Make them</button>
        )}
      </div>
    </form>
  );
}
