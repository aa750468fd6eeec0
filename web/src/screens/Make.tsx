/** Puzzles to order, or by hand. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import { type App, play } from "../app.ts";
import { mark, mineIn } from "../game/entry.ts";
import { looksOf } from "../grid/looks.ts";
import { StillGrid } from "../grid/StillGrid.tsx";
import { isLine } from "../kit/cells.ts";
import { wrongOf } from "../kit/kit.ts";
import { LEVELS } from "../kit/tables.ts";
import { Stopped } from "../kit/thought.ts";
import type { Level, Order, Symmetry } from "../kit/wire.ts";
import { goTo, linkTo } from "../route.ts";
import { Page } from "../ui/Page.tsx";
import { say } from "../ui/say.ts";
import { useTitle } from "../ui/title.ts";
import { capital, levelName } from "../ui/words.ts";

/**
 * A puzzle by hand: a game in which givens are still entered. The line may have digits of the player's, with `+`. What
 * the player does first is said at the end of the address: see `Play`.
 */
export function Edit({ app, line, first }: { app: App; line: string; first: readonly string[] }) {
  useTitle(words.text.makeEnter);
  useEffect(() => {
    const digits = line.replaceAll("+", "");
    const game = app.kit.begin(isLine(digits) ? digits : ".".repeat(81), { from: "entered" });
    for (const cell of mineIn(line)) mark(game, cell, true);
    void app.keeper.begin("entered", game).then((id) => {
      game.free();
      goTo(linkTo("play", id, ...first), true);
    });
  }, []);
  return (
    <main class="message" id="main">
      <h1 class="unseen">{words.text.makeEnter}</h1>
    </main>
  );
}

interface Wishes {
  level: Level | "";
  symmetry: Symmetry;
  from: string;
  to: string;
  technique: string;
  seed: string;
  count: string;
}

const USUAL: Wishes = { level: "medium", symmetry: "half-turn", from: "", to: "", technique: "", seed: "", count: "1" };

/** The order for the worker, or the error in the wishes. */
export function orderOf(wishes: Wishes): Order | string {
  const number = (text: string, least: number, most: number): number | null => {
    const value = Number(text);
    return /^\d+$/.test(text.trim()) && value >= least && value <= most ? value : null;
  };
  const seed = wishes.seed.trim() === "" ? 1 + Math.floor(Math.random() * 999_999) : number(wishes.seed, 0, Number.MAX_SAFE_INTEGER);
  if (seed === null) return words.text.makeWrongSeed;
  const count = number(wishes.count, 1, 100);
  if (count === null) return words.text.makeWrongCount;
  const order: Order = { seed, count, symmetry: wishes.symmetry, givens: [0, 0] };
  if (wishes.from.trim() !== "" || wishes.to.trim() !== "") {
    const from = wishes.from.trim() === "" ? 17 : number(wishes.from, 17, 81);
    const to = wishes.to.trim() === "" ? 81 : number(wishes.to, 17, 81);
    if (from === null || to === null || from > to) return words.text.makeWrongGivens;
    order.givens = [from, to];
  }
  // A technique says how hard a puzzle is by itself.
  if (wishes.technique !== "") order.technique = wishes.technique;
  else if (wishes.level !== "") order.level = wishes.level;
  return order;
}

export function Make({ app }: { app: App }) {
  const [wishes, setWishes] = useState<Wishes>(USUAL);
  const [made, setMade] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const set =
    <K extends keyof Wishes>(key: K) =>
    (event: { currentTarget: { value: string } }): void =>
      setWishes({ ...wishes, [key]: event.currentTarget.value as Wishes[K] });
  useEffect(() => () => app.thought.stop(), []);

  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const order = orderOf(wishes);
    if (typeof order === "string") return setTrouble(order);
    setTrouble("");
    setBusy(true);
    try {
      const puzzles = await app.thought.ask("make", order);
      setMade(puzzles);
      say(words.makeDone(puzzles.length));
      if (puzzles.length < order.count) setTrouble(words.makeTooFew({ count: puzzles.length, wanted: order.count }));
    } catch (error) {
      if (!(error instanceof Stopped)) setTrouble(wrongOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={words.text.make}>
      <div class="row">
        <a class="button" href={linkTo("make", "edit")}>
          {words.text.makeByHand}
        </a>
      </div>
      <form class="form" onSubmit={(event) => void make(event)} noValidate>
        <label class="field">
          <span>{words.text.labelLevel}</span>
          <select value={wishes.level} onChange={set("level")} disabled={wishes.technique !== ""}>
            <option value="">{words.text.makeAny}</option>
            {LEVELS.map(({ name }) => (
              <option key={name} value={name}>
                {levelName(name)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.text.makeTechnique}</span>
          <select value={wishes.technique} onChange={set("technique")}>
            <option value="">{words.text.makeAny}</option>
            {app.kit.techniques.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.text.makeSymmetry}</span>
          <select value={wishes.symmetry} onChange={set("symmetry")}>
            {app.kit.symmetries.map((name) => (
              <option key={name} value={name}>
                {capital(words.symmetryName(name))}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="pair" aria-label={words.text.labelGivens}>
          <label class="field">
            <span>{words.text.makeFewest}</span>
            <input type="text" inputMode="numeric" value={wishes.from} placeholder="17" onInput={set("from")} />
          </label>
          <label class="field">
            <span>{words.text.makeMost}</span>
            <input type="text" inputMode="numeric" value={wishes.to} placeholder="81" onInput={set("to")} />
          </label>
        </fieldset>
        <label class="field">
          <span>{words.text.labelHowMany}</span>
          <input type="text" inputMode="numeric" value={wishes.count} onInput={set("count")} />
        </label>
        <label class="field">
          <span>{words.text.makeSeed}</span>
          <input type="text" inputMode="numeric" value={wishes.seed} placeholder={words.text.makeSeedRandom} onInput={set("seed")} />
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
      {made.length > 0 && (
        <section class="stack" aria-labelledby="made">
          <h2 id="made">{words.makeFound(made.length)}</h2>
          {made.length > 1 && (
            <div class="row">
              <a class="button" href={linkTo("print", made.join("+"))}>
                {words.text.makePrintAll}
              </a>
            </div>
          )}
          <ul class="made">
            {made.map((puzzle, index) => (
              <Made key={puzzle} app={app} puzzle={puzzle} number={index + 1} />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

function Made({ app, puzzle, number }: { app: App; puzzle: string; number: number }) {
  return (
    <li class="stack">
      <StillGrid label={words.labelPuzzleNumber(number)} view={looksOf(puzzle)} />
      <div class="row">
        <button type="button" class="main" onClick={() => void play(app, puzzle, { from: "opened" })} aria-label={words.makePlayNumber(number)}>
          {words.text.buttonPlay}
        </button>
        <a class="button" href={linkTo("analyse", puzzle)} aria-label={words.makeAnalyseNumber(number)}>
          {words.text.buttonAnalyse}
        </a>
        <a class="button" href={linkTo("print", puzzle)} aria-label={words.makePrintNumber(number)}>
          {words.text.buttonPrint}
        </a>
      </div>
    </li>
  );
}
