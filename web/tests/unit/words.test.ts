/** Messages: that they say what Fluent says, that all are used, and that no English is outside them. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Entry, FluentParser, type Message, type Pattern, type SelectExpression, type VariableReference, Visitor } from "@fluent/syntax";
import { transformSync } from "esbuild";
import * as words from "sudokit-words";

type Value = string | number;

const FOLDER = "words/en";
const SOURCES = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"));
const MESSAGES = SOURCES.flatMap((source): Entry[] => new FluentParser().parse(source).body).filter((entry) => entry.type === "Message") as Message[];

const nameOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Finds the arguments of a pattern, with values to try. */
class Arguments extends Visitor {
  readonly found = new Map<string, readonly Value[]>();

  override visitVariableReference({ id }: VariableReference): void {
    if (!this.found.has(id.name)) this.found.set(id.name, ["r4c7", 5]);
  }

  override visitSelectExpression(select: SelectExpression): void {
    const keys = select.variants.map(({ key }) => (key.type === "Identifier" ? key.name : Number(key.value)));
    const isCount = keys.every((key) => typeof key === "number" || key === "one" || key === "other");
    const { selector } = select;
    if (selector.type === "VariableReference") this.found.set(selector.id.name, isCount ? [0, 1, 2, 5, 1000] : keys);
    this.genericVisit(select);
  }
}

function argumentsOf(pattern: Pattern): Map<string, readonly Value[]> {
  const visitor = new Arguments();
  visitor.visit(pattern);
  return visitor.found;
}

/** Every choice of a value for each argument. */
const choices = (args: Map<string, readonly Value[]>): Record<string, Value>[] =>
  [...args].reduce<Record<string, Value>[]>((all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))), [{}]);

/** Messages and their attributes. */
const PATTERNS = MESSAGES.flatMap(({ id, value, attributes }) => [
  ...(value === null ? [] : [{ name: nameOf(id.name), message: id.name, attribute: null, pattern: value }]),
  ...attributes.map((one) => ({ name: nameOf(`${id.name}-${one.id.name}`), message: id.name, attribute: one.id.name, pattern: one.value })),
]);

test("messages say what Fluent says", () => {
  const bundle = new FluentBundle(words.text.locale, { useIsolating: false });
  for (const source of SOURCES) assert.deepEqual(bundle.addResource(new FluentResource(source)), []);
  assert.ok(PATTERNS.length > 300);
  for (const { name, message, attribute, pattern } of PATTERNS) {
    const { value, attributes } = bundle.getMessage(message)!;
    for (const args of choices(argumentsOf(pattern))) {
      const errors: Error[] = [];
      const expected = bundle.formatPattern((attribute === null ? value : attributes[attribute])!, args, errors);
      const made: unknown = (words as Record<string, unknown>)[name] ?? (words.text as Record<string, string>)[name];
      const [only, ...more] = Object.values(args);
      const said = typeof made === "function" ? made(more.length === 0 ? only : args) : made;
      assert.deepEqual([said, errors], [expected, []], `${name} ${JSON.stringify(args)}`);
    }
  }
});

const CODE = (readdirSync("src", { recursive: true }) as string[]).filter((name) => /\.tsx?$/.test(name));

test("small numbers are written without a format, as every language writes them", () => {
  for (const language of words.languages) {
    const locale = /^locale = (.+)$/m.exec(readFileSync(`words/${language}/common.ftl`, "utf8"))?.[1] ?? "";
    for (const number of [0, 7, 45, 999]) assert.equal(new Intl.NumberFormat(locale).format(number), String(number), locale);
  }
});

test("every message is used", () => {
  const code = CODE.map((name) => readFileSync(`src/${name}`, "utf8")).join("");
  const used = new Set([...code.matchAll(/\bwords\.(?:text\.)?(\w+)/g)].map(([, name]) => name));
  const unused = PATTERNS.filter(({ name }) => !used.has(name)).map(({ name }) => name);
  assert.deepEqual(unused, []);
});

test("comments speak of arguments that their messages have", () => {
  for (const { id, value, attributes, comment } of MESSAGES) {
    const patterns = [value, ...attributes.map((one) => one.value)].filter((one) => one !== null);
    const args = new Set(patterns.flatMap((pattern) => [...argumentsOf(pattern).keys()]));
    for (const [, name] of comment?.content.matchAll(/\$(\w+)/g) ?? []) assert.ok(args.has(name!), `${id.name} has no $${name}`);
  }
});

/** Names of exercises, commands, keys, states and classes, and the licence, which has one language. */
const EXCEPTIONS =
  /: (what follows|find it|name it|solve with it|see it|all marks|undo mistakes|Arrow|Enter|Escape|made again|line weak|swatch .*|Permission is .*)$/;

/** Code before a literal that people read. */
const SHOWN = /^(\n|"?(children|title|label|alt|placeholder|text|about|aria-(label|valuetext|description))"?:)/;

/** Literals in code that look like texts to read, by their place or by themselves. */
function english(name: string): string[] {
  const code = readFileSync(`src/${name}`, "utf8");
  // With its types and comments gone, and its JSX as calls, everything that is said is a literal.
  const plain = transformSync(code, { loader: name.endsWith("x") ? "tsx" : "ts", jsx: "automatic", charset: "utf8" }).code.replace(
    /jsxs?\(\s+/g,
    "jsx(",
  );
  const literals = [...plain.matchAll(/(\n *|[\w"-]+: )?("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)(:| in )?/g)];
  return literals.flatMap(([, before = "", literal, after]) => {
    const text = literal!.slice(1, -1).replace(/\$\{[^}]*\}/g, "0");
    if (after !== undefined || before === "class: ") return [];
    // A literal on a line of its own is one of the children of an element.
    const isShown = SHOWN.test(before) && /[a-z]{2}/i.test(text);
    const isSentence = /^[A-Z][a-z]+([ .,:;…!?]|$)/.test(text) || /[a-z]{2}[.…!?]$/.test(text) || /\b[a-z]+ [a-z0]+\b/.test(text);
    return isShown || isSentence ? [`${name}: ${text}`] : [];
  });
}

test("no English is outside the messages", () => {
  const found = CODE.flatMap(english).filter((one) => !EXCEPTIONS.test(one));
  assert.deepEqual(found, []);
});

test("a message that is beyond our part of Fluent is told by its file and line", async () => {
  const { Language } = (await import(`${process.cwd()}/words.mjs`)) as { Language: new (files: { path: string; source: string }[]) => unknown };
  const wrong: Readonly<Record<string, RegExp>> = {
    "one = One\n\ntwo": /^words\.ftl:3: /,
    "one = { other }": /MessageReference/,
    "one = { NUMBER($n) }": /FunctionReference/,
    "one = { -term }": /there is no term/,
    "-term = { $n }\none = { -term }": /:1: a term has no arguments here/,
    "-term = A\n-term = B": /:2: there is another term/,
    "-term = { -other }\n-other = { -term }\none = { -term }": /:1: a term names no other term/,
    "one = First\n    second": /one line/,
    "one = { $a-b }": /not the name of an argument/,
    "one-two = 1\none =\n    .two = 2": /:3: there is another message/,
    "one = { $n ->\n  [one] 1\n *[other] 2\n } { $n ->\n *[yes] 1\n }": /number before/,
  };
  for (const [source, expected] of Object.entries(wrong)) {
    assert.throws(() => new Language([{ path: "words.ftl", source }]), { message: expected }, source);
  }
});
