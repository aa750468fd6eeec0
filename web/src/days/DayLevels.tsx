/** The puzzles of a day, one for each level, and which of them are solved. */

import * as words from "sudokit-words";
import { LEVELS } from "../kit/tables.ts";
import type { Level } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { Icon } from "../ui/icon.tsx";
import { levelName } from "../ui/words.ts";

/** Without a date it is today that counts, whenever a link is followed. */
export function DayLevels({ date, solved }: { date?: string; solved: ReadonlySet<Level> | undefined }) {
  const of = date === undefined ? [] : [date];
  return (
    <ul class="days">
      {LEVELS.map(({ name }) => (
        <li key={name}>
          <a class="button" href={linkTo("daily", name, ...of)}>
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
