/** The puzzles of a day, one for each level, and which of them are solved. */

import * as words from "sudokit-words";
import { LEVELS } from "../kit/tables.ts";
import type { Level } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { Icon } from "../ui/icon.tsx";
import { levelName } from "../ui/words.ts";

export function DayLevels({ date, solved }: { date: string; solved: ReadonlySet<Level> | undefined }) {
  return (
    <ul class="days">
      {LEVELS.map(({ name }) => (
        <li key={name}>
          <a class="button" href={linkTo("daily", name, date)}>
            {levelName(name)}
            {solved?.has(name) && (
              <>
                <Icon name="check" />
                <span class="unseen">{words.text.homeDailySolved}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
