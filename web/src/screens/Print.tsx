/** On paper, through the browser's own print: the pages that `sudoku print` makes. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { wrongOf } from "../kit/kit.ts";
import { LEVELS } from "../kit/tables.ts";
import { Stopped } from "../kit/thought.ts";
import type { Level, PrintOrder } from "../kit/wire.ts";
import { PAPERS, type Paper, paperOf, Sheets } from "../print/Sheets.tsx";
import { Page } from "../ui/Page.tsx";
import { levelName } from "../ui/words.ts";

const PER_PAGE = [1, 2, 4, 6, 9, 12, 16] as const;
const SOLUTIONS = ["end", "below", "back", "none"] as const;
const AIDS = ["none", "candidates", "digits"] as const;

type Choices = Omit<PrintOrder, "items">;

export function Print({ app, text }: { app: App; text: string }) {
  const given = text.split("+").filter((puzzle) => /^[\d.]{81}$/.test(puzzle));
  const [puzzles, setPuzzles] = useState<readonly string[]>(given);
  const [choices, setChoices] = useState<Choices>({
    title: words.text.printTitleUsual,
    perPage: given.length > 1 ? 4 : 1,
    paper: paperOf(navigator.language),
    solutions: "end",
    aid: "none",
    isLarge: false,
  });
  const [pages, setPages] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState("");

  useEffect(() => {
    if (puzzles.length === 0) return;
    let isHere = true;
    const items = puzzles.map((puzzle) => ({ puzzle }));
    app.thought.ask("pages", { ...choices, items }).then(
      (made) => {
        if (!isHere) return;
        setPages(made);
        setTrouble("");
      },
      (error: unknown) => {
        if (!isHere || error instanceof Stopped) return;
        setPages([]);
        setTrouble(wrongOf(error).message);
      },
    );
    return () => {
      isHere = false;
    };
  }, [puzzles, choices]);
  useEffect(() => () => app.thought.stop(), []);

  const take = (made: readonly string[]): void => {
    setPuzzles(made);
    setChoices({ ...choices, perPage: made.length > 1 ? 4 : 1 });
  };
  return (
    <>
      <Page title={words.text.print}>
        {given.length === 0 && <Order app={app} take={take} />}
        {puzzles.length > 0 && <Chooser choices={choices} choose={setChoices} trouble={trouble} isReady={pages.length > 0} />}
      </Page>
      {puzzles.length > 0 && <Sheets pages={pages} paper={choices.paper as Paper} />}
    </>
  );
}

/** How it is printed. */
function Chooser({ choices, choose, trouble, isReady }: { choices: Choices; choose: (choices: Choices) => void; trouble: string; isReady: boolean }) {
  const { title, perPage, paper, solutions, aid, isLarge } = choices;
  const change = (some: Partial<Choices>): void => choose({ ...choices, ...some });
  return (
    <div class="form">
      <label class="field">
        <span>{words.text.printTitle}</span>
        <input type="text" value={title} maxLength={80} onInput={(event) => change({ title: event.currentTarget.value })} />
      </label>
      <label class="field">
        <span>{words.text.printPerPage}</span>
        <select value={perPage} onChange={(event) => change({ perPage: Number(event.currentTarget.value) })}>
          {PER_PAGE.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <Select label={words.text.printPaper} all={PAPERS} name={words.printPaperName} value={paper as Paper} choose={(paper) => change({ paper })} />
      <Select
        label={words.text.printSolutions}
        all={SOLUTIONS}
        name={words.printSolutionsPlace}
        value={solutions}
        choose={(solutions) => change({ solutions })}
      />
      <Select label={words.text.printAid} all={AIDS} name={words.printAidKind} value={aid} choose={(aid) => change({ aid })} />
      <label class="choice">
        <input type="checkbox" checked={isLarge} onChange={() => change({ isLarge: !isLarge })} />
        <span>{words.text.printLarge}</span>
      </label>
      <p role="status" class="misfit">
        {trouble}
      </p>
      <div class="row">
        <button type="button" class="main" disabled={!isReady} onClick={() => print()}>
          {words.text.buttonPrint}
        </button>
      </div>
    </div>
  );
}

interface SelectProps<T extends string> {
  label: string;
  all: readonly T[];
  /** The label of a choice. */
  name: (choice: T) => string;
  value: T;
  choose: (value: T) => void;
}

function Select<T extends string>({ label, all, name, value, choose }: SelectProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {all.map((choice) => (
          <option key={choice} value={choice}>
            {name(choice)}
          </option>
        ))}
      </select>
    </label>
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
      take(await app.thought.ask("make", { seed, count, level, symmetry: "half-turn", givens: [0, 0] }));
    } catch (error) {
      if (!(error instanceof Stopped)) setTrouble(wrongOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="form" onSubmit={(event) => void make(event)}>
      <label class="field">
        <span>{words.text.labelLevel}</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
          {LEVELS.map(({ name }) => (
            <option key={name} value={name}>
              {levelName(name)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{words.text.labelHowMany}</span>
        <select value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
          {[1, 2, 4, 6, 9, 12, 18, 24, 36].map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <p role="status" class="misfit">
        {trouble}
      </p>
      <div class="row">
        {isBusy ? (
          <>
            <div class="working grow" role="progressbar" aria-label={words.text.making} />
            <button type="button" onClick={() => app.thought.stop()}>
              {words.text.buttonStop}
            </button>
          </>
        ) : (
          <button class="main" type="submit">
            {words.text.buttonMake}
          </button>
        )}
      </div>
    </form>
  );
}
