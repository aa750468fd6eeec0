/** While a puzzle is entered: how far its printed digits decide it, what is missing, and on to the game. */

import { useEffect } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { printedOf } from "../game/entry.ts";
import type { Session } from "../game/session.ts";
import { statusOf } from "../kit/about.ts";
import { useThought } from "../kit/use-thought.ts";
import { linkTo } from "../route.ts";
import { sentences } from "../ui/lists.ts";
import { speak } from "../ui/say.ts";
import { useSuspects } from "./use-suspects.ts";

/** Solutions are counted up to here. */
const MOST = 1000;

/** Nobody has a space bar under the thumb. */
const IS_TAPPED = matchMedia("(pointer: coarse)");

/** Milliseconds after the last key: nobody is told of every digit how many solutions are left. */
const PAUSE = 1500;

export function Entering({ app, session }: { app: App; session: Session }) {
  const view = session.view.value;
  const printed = printedOf(view);
  const givens = printed.replace(/[^1-9]/g, "").length;
  const mine = view.filter(({ digit, given }) => digit !== null && !given).length;
  // The game counts the player's digits as givens until it begins.
  const known = mine === 0 ? session.state.value.status : "multiple";
  const { value: counted } = useThought(app, "count", givens > 0 && known === "multiple" ? { puzzle: printed, limit: MOST } : undefined);
  const status = known !== "multiple" || counted === null ? known : statusOf(counted);
  const amount = counted === null ? "multiple" : counted < MOST ? "counted" : "many";
  const search = useSuspects(app, status === "none" ? printed : null);
  useEffect(() => {
    session.suspects.value = search.cells;
    return () => {
      session.suspects.value = [];
    };
  }, [search.cells]);

  const said: string[] = [];
  if (session.isMine.value && givens > 0 && mine === 0) said.push(words.text.enteringMine);
  if (givens > 0) {
    said.push(words.enteringDigits({ count: givens, mine }));
    said.push(words.enteringSolutions({ status: status === "multiple" ? amount : status, count: counted ?? 0 }));
  }
  if (givens === 0) said.push(IS_TAPPED.matches ? words.text.enteringTap : words.text.enteringStart);
  else if (status === "unique" && mine === 0 && !session.isMine.value) said.push(words.text.enteringAdd);
  else if (status === "none") said.push(search.said);
  else if (status === "multiple") said.push(words.text.enteringMissing);
  const text = sentences(said);
  useEffect(() => {
    const timer = setTimeout(() => speak(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <section class="hint entering" aria-label={words.text.entering}>
      <p>{text}</p>
      <div class="row">
        {givens > 0 && (
          <button type="button" class={status === "unique" ? "main" : ""} onClick={() => session.begin()}>
            {status === "unique" ? words.text.buttonPlay : words.text.enteringAnyway}
          </button>
        )}
        <a class="button" href={linkTo("analyse", printed)}>
          {words.text.buttonAnalyse}
        </a>
        <a class="button" href={linkTo("print", printed)}>
          {words.text.buttonPrint}
        </a>
        {search.stop !== null && (
          <button type="button" onClick={search.stop}>
            {words.text.buttonStop}
          </button>
        )}
      </div>
    </section>
  );
}
