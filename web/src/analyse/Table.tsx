/** Many puzzles as a table: rated, sorted, filtered, exported. */

import { useEffect, useMemo } from "preact/hooks";
import * as words from "sudokit-words";
import { HODOKU_LEVELS } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { CopyButton } from "../share/CopyButton.tsx";
import { copyText, download } from "../share/hand-over.ts";
import { Page } from "../ui/Page.tsx";
import { speak } from "../ui/say.ts";
import { capital } from "../ui/words.ts";
import type { Batch, View } from "./batch.ts";
import { COLUMNS, csvOf, type Entry, isShown, levelOf, type Shown, sorted } from "./rows.ts";

/** Rows on the screen: a browser takes long for ten thousand. */
const AT_ONCE = 50;

const CHOICES: readonly Shown[] = ["all", ...HODOKU_LEVELS, "same", "invalid"];

/** The address of the table, which exists until the page is left. */
export const TABLE = "table";

export function Table({ batch }: { batch: Batch }) {
  const { by, shown, page } = batch.view.value;
  const look = (change: Partial<View>): void => {
    batch.view.value = { ...batch.view.value, ...change };
  };
  useEffect(() => {
    void batch.show();
    return () => batch.hide();
  }, [batch]);
  const entries = batch.entries.value;
  const rows = useMemo(
    () =>
      sorted(
        entries.filter((entry) => isShown(entry, shown)),
        by.column,
        by.isDown,
      ),
    [entries, shown, by],
  );
  const done = entries.filter(({ row }) => row !== null).length;
  const pages = Math.max(1, Math.ceil(rows.length / AT_ONCE));
  const at = Math.min(page, pages - 1);
  const hasMore = done < entries.length;
  const progress = words.tableProgress({ done, total: entries.length });
  const { value: isBusy } = batch.isBusy;
  // A voice that reads every change would not stop talking.
  useEffect(() => {
    if (!isBusy && entries.length > 0) speak(progress);
  }, [isBusy]);
  return (
    <Page title={words.text.analyse} wide>
      <div class="row table-state">
        <span>{progress}</span>
        {isBusy && (
          <button type="button" onClick={() => batch.stop()}>
            {words.text.buttonStop}
          </button>
        )}
        {!isBusy && hasMore && entries.length > 0 && (
          <button type="button" onClick={() => void batch.judge()}>
            {words.text.buttonContinue}
          </button>
        )}
        {!isBusy && !hasMore && entries.some(({ row, explained }) => row?.solutions === 1 && explained === undefined) && (
          <button type="button" onClick={() => void batch.explain()}>
            {words.text.tableExplain}
          </button>
        )}
      </div>
      {batch.trouble.value !== null && (
        <p class="misfit" role="status">
          {batch.trouble.value}
        </p>
      )}
      <div class="row ends">
        <label class="field">
          <span>{words.text.tableShow}</span>
          <select value={shown} onChange={(event) => look({ shown: event.currentTarget.value as Shown })}>
            {CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {words.tableChoice({ choice, count: entries.filter((entry) => isShown(entry, choice)).length })}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => download("puzzles.csv", csvOf(rows))}>
          {words.text.tableDownload}
        </button>
        <CopyButton
          label={words.text.tableCopy}
          done={words.text.shareCopyTextDone}
          copy={() => copyText(rows.map(({ line }) => `${line}\n`).join(""))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys */}
      <section class="table many" aria-label={words.text.tableLabel} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  class={`of-${column}`}
                  scope="col"
                  aria-sort={by.column !== column ? "none" : by.isDown ? "descending" : "ascending"}
                >
                  <button
                    type="button"
                    class="plain"
                    onClick={() => look({ by: { column, isDown: by.column === column ? !by.isDown : column === "score" } })}
                  >
                    {words.tableColumn(column)}
                    <span class="order" aria-hidden="true">
                      {by.column !== column ? "" : by.isDown ? "↓" : "↑"}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map((entry) => (
              <Line key={entry.number} entry={entry} />
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 && (
        <div class="row">
          <button type="button" disabled={at === 0} onClick={() => look({ page: at - 1 })}>
            {words.text.buttonPrevious}
          </button>
          <span>{words.position({ number: at + 1, total: pages })}</span>
          <button type="button" disabled={at + 1 === pages} onClick={() => look({ page: at + 1 })}>
            {words.text.buttonNext}
          </button>
        </div>
      )}
    </Page>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { number, line, row, explained, sameAs } = entry;
  const level = levelOf(entry);
  return (
    <tr>
      <th scope="row">
        <a href={linkTo("analyse", line.replaceAll(".", "0"))} dir="ltr">
          <span>{number + 1}</span> <code>{line.slice(0, 81)}</code>
        </a>
        {sameAs !== null && <small class="muted">{words.tableSameAs(String(sameAs + 1))}</small>}
      </th>
      <td>{row?.givens}</td>
      <td>
        {row === null ? "" : words.factsSolutionCount({ status: row.solutions === 1 ? "unique" : row.solutions === 0 ? "none" : "many", count: 1 })}
      </td>
      <td>{level === null ? "" : capital(words.stepLevel(level))}</td>
      <td>{row?.hodoku?.[1]}</td>
      <td>{row?.hodoku && (row.hardest ?? words.text.noValue)}</td>
      <td>{explained}</td>
    </tr>
  );
}
