/** While givens are entered: how far they decide the puzzle, and on to the game. */

import { useEffect, useState } from "preact/hooks";
import type { App } from "../app.ts";
import type { Session } from "../game/session.ts";
import { linkTo } from "../route.ts";

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
  const several = count === null || count.of !== puzzle ? "" : `: ${count.solutions < MOST ? count.solutions : `${MOST} or more`}`;
  const said = { unique: "Exactly one solution.", none: "These digits have no solution.", multiple: `Still several solutions${several}.` }[status];
  return (
    <section class="hint" aria-label="Your puzzle">
      <p role="status">{`${givens} ${givens === 1 ? "given" : "givens"}. ${said}`}</p>
      <div class="row">
        <button type="button" class="main" onClick={() => session.act({ do: "begin", anyway: status !== "unique" })}>
          Play
        </button>
        <a class="button" href={linkTo("analyse", puzzle)}>
          Analyse
        </a>
        <a class="button" href={linkTo("print", puzzle)}>
          Print
        </a>
      </div>
    </section>
  );
}
