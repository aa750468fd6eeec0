/** While givens are entered: how far they decide the puzzle, and on to the game. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import type { Session } from "../game/session.ts";
import { linkTo } from "../route.ts";
import { sentences } from "../ui/lists.ts";

const MOST = 1000;

export function Entering({ app, session }: { app: App; session: Session }) {
  const { status, puzzle } = session.state.value;
  const givens = puzzle.replace(/[^1-9]/g, "").length;
  const [count, setCount] = useState<{ of: string; solutions: number } | null>(null);
  useEffect(() => {
    let isHere = true;
    if (status === "multiple" && givens > 0) {
      app.thought.ask("count", { puzzle, limit: MOST }).then(
        (solutions) => isHere && setCount({ of: puzzle, solutions }),
        () => undefined,
      );
    }
    return () => {
      isHere = false;
    };
  }, [puzzle, status]);
  const solutions = count?.of === puzzle ? count.solutions : null;
  const counted = solutions === null ? "multiple" : solutions < MOST ? "counted" : "many";
  const said = words.enteringSolutions({ status: status === "multiple" ? counted : status, count: solutions ?? 0 });
  return (
    <section class="hint" aria-label={words.text.entering}>
      <p role="status">{sentences([words.enteringGivens(givens), said])}</p>
      <div class="row">
        <button type="button" class="main" onClick={() => session.act({ do: "begin", anyway: status !== "unique" })}>
          {words.text.buttonPlay}
        </button>
        <a class="button" href={linkTo("analyse", puzzle)}>
          {words.text.buttonAnalyse}
        </a>
        <a class="button" href={linkTo("print", puzzle)}>
          {words.text.buttonPrint}
        </a>
      </div>
    </section>
  );
}
