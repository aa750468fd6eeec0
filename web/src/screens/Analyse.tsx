/** Analyses any puzzle, or many. */

import * as words from "sudokit-words";
import { Analysis } from "../analyse/Analysis.tsx";
import { Ask } from "../analyse/Ask.tsx";
import { TABLE, Table } from "../analyse/Table.tsx";
import type { App } from "../app.ts";
import { useThought } from "../kit/use-thought.ts";
import { Page } from "../ui/Page.tsx";

/** Shows the path at `step`, counted from 1. Without the app there is the board. */
export function Analyse({ app, text, step }: { app: App | null; text: string; step: number }) {
  // A puzzle as the app itself writes it in an address is shown at once.
  const plain = /^[\d.]{81}$/.test(text) ? text.replaceAll("0", ".") : null;
  const { value: read, trouble } = useThought(app, "read", text === "" || text === TABLE || plain !== null ? undefined : { text, at: 0 });
  // With the app and without it this is one screen, whose board stays.
  if (plain !== null) return <Analysis app={app} text={text} puzzle={{ line: plain, givens: plain }} first={step - 1} />;
  if (app === null) return <p class="first">{words.text.brand}</p>;
  if (text === TABLE && app.table !== null) return <Table batch={app.table} />;
  if (text === "" || text === TABLE) return <Ask app={app} />;
  if (trouble !== null) return <Ask app={app} wrong={trouble} />;
  if (read === null) return <Page title={words.text.analyse}>{null}</Page>;
  if ("wrong" in read) return <Ask app={app} wrong={read.wrong.message} />;
  return <Analysis app={app} text={text} puzzle={read} first={step - 1} />;
}
