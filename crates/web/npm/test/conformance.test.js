// The cases that every door is held to.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import * as sudokit from "sudokit";

before(() => sudokit.init());

const lines = (await readFile(new URL("../../../request/conformance.ndjson", import.meta.url), "utf8")).trimEnd().split("\n");
/** Numbers of JSON that JavaScript cannot tell from their neighbours. */
const BEYOND = /:\d{17,}/;
const cases = lines.filter((line) => !BEYOND.test(line)).map((line) => JSON.parse(line));
const isObject = (fields) => typeof fields === "object" && fields !== null && !Array.isArray(fields);
const ours = cases.filter(({ needs, fields }) => needs === undefined && isObject(fields));

/** The fields that stand before the options. */
const FIRST = {
  isomorphic: ["puzzle", "other"],
  transform: ["puzzle", "by"],
  read: ["text"],
  convert: ["text", "format"],
  verify: ["proof"],
  generate: [],
  names: [],
};
const toCamel = (name) => name.replace(/_./g, ([, letter]) => letter.toUpperCase());

/** Holds the outcome of a call against that of a case. */
function hold({ task, fields, reply, failure }, call) {
  const said = `${task} ${JSON.stringify(fields)}`;
  if (reply === undefined) {
    const place = { line: failure.line, column: failure.column };
    assert.throws(call, (error) => error.code === failure.code && error.line === place.line && error.column === place.column, said);
    return;
  }
  const found = call();
  if (reply.pictures === undefined) delete found.pictures;
  if (!("seed" in fields) && "seed" in reply) return;
  assert.equal(JSON.stringify(found), JSON.stringify(reply), said);
}

/** The text of lines of 81 bytes. */
const linesOf = (bytes) => new TextDecoder().decode(bytes).match(/.{81}/g);

test("a team answers about many grids as every door does", async () => {
  const expected = JSON.parse(await readFile(new URL("../../../sudokit/tests/many.json", import.meta.url), "utf8"));
  const { grids, seed } = expected;
  const team = new sudokit.Team({ size: 1 });
  assert.deepEqual(linesOf(await team.shuffleMany(grids, { seed })), expected.isomorphs);
  for (const [form, forms] of Object.entries(expected.forms)) assert.deepEqual(linesOf(await team.canonMany(grids, { form })), forms);
  assert.equal([...(await team.candidatesMany(grids))].join(""), expected.candidates.join(""));
  const ranks = [...(await team.rankMany(grids))];
  assert.deepEqual(
    ranks.map((rank) => (rank === 2n ** 64n - 1n ? null : Number(rank))),
    expected.ranks,
  );
  team.close();
});

test("call replies as every door does", () => {
  assert.ok(ours.length > 450, `${ours.length}`);
  for (const one of ours) hold(one, () => sudokit.call(one.task, one.fields));
});

test("so do the functions, with camel case", () => {
  let held = 0;
  for (const one of ours) {
    const first = FIRST[one.task] ?? ["puzzle"];
    const others = Object.keys(one.fields).filter((name) => !first.includes(name));
    // What is missing cannot stand in a place, and some functions take no options.
    const takesMore = !["solve", "check", "minimal", "isomorphic", "read", "convert", "verify", "names"].includes(one.task);
    if (!(one.task in sudokit) || first.some((name) => !(name in one.fields)) || (others.length > 0 && !takesMore)) continue;
    const options = Object.fromEntries(others.map((name) => [toCamel(name), one.fields[name]]));
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: every function of the face is called by its name
    hold(one, () => sudokit[one.task](...first.map((name) => one.fields[name]), ...(takesMore ? [options] : [])));
    held += 1;
  }
  assert.ok(held > 350, `${held}`);
});
