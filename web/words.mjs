// Makes `.build/words/LANGUAGE.ts` of the messages in `words/LANGUAGE/*.ftl`: a text for each message without
// arguments and a function for each with some. TypeScript finds missing arguments and unknown messages;
// unused messages and everything of Fluent stay out of the app.
//
// Of Fluent (https://projectfluent.org) messages may have texts, attributes, terms, arguments, and selectors
// on an argument. Plural categories and numbers select by a count, which is also written as people write
// numbers; other keys are all values that the argument may have, unless the default is `*[other]`.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { FluentParser, lineOffset } from "@fluent/syntax";

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];

/**
 * Numbers and plurals are those of the language that the message `locale` names. Each format is made when it is first
 * needed, as it takes tens of milliseconds. Small numbers need none, and a plural is looked up once: a grid has
 * 81 cells with names.
 */
const FORMATS = `let numbers: Intl.NumberFormat | undefined;
let plurals: Intl.PluralRules | undefined;
const known: Record<number, Intl.LDMLPluralRule> = {};
const isSmall = (number: number) => Number.isInteger(number) && number >= 0 && number < 1000;
const written = (number: number) => (isSmall(number) ? String(number) : (numbers ??= new Intl.NumberFormat(text.locale)).format(number));
const plural = (number: number) => (known[number] ??= (plurals ??= new Intl.PluralRules(text.locale)).select(number));
`;

/** The messages of one language; those that it lacks are said in English. */
export class Language {
  terms = new Map();
  texts = new Map();
  functions = new Map();
  /** The arguments of each message with their types, and its place. */
  made = new Map();

  constructor(files, english = null) {
    const entries = files.flatMap(({ path, source }) => this.read(path, source));
    for (const { entry, file } of entries) {
      if (entry.type !== "Term") continue;
      if (this.terms.has(entry.id.name)) fail(file, entry, `there is another term '-${entry.id.name}'`);
      this.terms.set(entry.id.name, { entry, file });
    }
    for (const { entry, file } of entries) {
      if (entry.type === "Term" && entry.attributes.length > 0) fail(file, entry, "a term has no attributes here");
      if (entry.type !== "Message") continue;
      if (entry.value !== null) this.add(file, entry, [entry.id], entry.value);
      for (const attribute of entry.attributes) this.add(file, attribute, [entry.id, attribute.id], attribute.value);
    }
    if (english !== null) this.standIn(english);
  }

  /** Takes the messages that are lacking from English. The others have the arguments that they have there. */
  standIn(english) {
    for (const [name, { args, file, node }] of this.made) {
      const expected = english.made.get(name)?.args;
      if (expected === undefined) fail(file, node, `English has no message '${name}'`);
      for (const arg of new Set([...args.keys(), ...expected.keys()])) {
        if (!isLike(args.get(arg), expected.get(arg))) {
          fail(file, node, `'$${arg}' is ${args.get(arg) ?? "not there"}, and in English ${expected.get(arg) ?? "not there"}`);
        }
      }
    }
    for (const [name, text] of english.texts) if (!this.made.has(name)) this.texts.set(name, text);
    for (const [name, made] of english.functions) if (!this.made.has(name)) this.functions.set(name, made);
  }

  read(path, source) {
    const file = { path, source };
    return new FluentParser().parse(source).body.map((entry) => {
      if (entry.type === "Junk")
        fail(file, { span: entry.annotations[0]?.span ?? entry.span }, entry.annotations[0]?.message ?? "this is not Fluent");
      return { entry, file };
    });
  }

  /** Adds a message, or an attribute of one. */
  add(file, node, ids, value) {
    const name = ids
      .map((id) => id.name)
      .join("-")
      .replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    if (this.texts.has(name) || this.functions.has(name)) fail(file, node, `there is another message '${name}'`);
    const args = new Map();
    // Only after the whole message it is known which arguments are counts.
    this.template(file, value, args);
    const text = `\`${this.template(file, value, args)}\``;
    const types = [...args].map(([arg, type]) => `${arg}: ${type}`).join("; ");
    this.made.set(name, { args, file, node });
    const taken = args.size === 1 ? types : `{ ${[...args.keys()].join(", ")} }: { ${types} }`;
    if (args.size === 0) this.texts.set(name, `  ${name} = ${text},\n`);
    else this.functions.set(name, `(${taken}): string => ${text};\n`);
  }

  /** The inside of a template; `args` gets the arguments and their types. */
  template(file, { elements }, args) {
    const part = (element) => (element.type === "TextElement" ? this.text(file, element) : this.placeable(file, element.expression, args));
    return elements.map(part).join("");
  }

  text(file, element) {
    if (element.value.includes("\n")) fail(file, element, "a text stands in one line");
    return escaped(element.value);
  }

  placeable(file, expression, args) {
    switch (expression.type) {
      case "StringLiteral":
        return escaped(expression.parse().value);
      case "VariableReference": {
        const name = argument(file, expression, args, "number | string");
        return args.get(name) === "number" ? `\${written(${name})}` : `\${${name}}`;
      }
      case "SelectExpression":
        return `\${${this.select(file, expression, args)}}`;
      case "TermReference": {
        if (args === null) fail(file, expression, "a term names no other term here");
        const term = this.terms.get(expression.id.name);
        if (term === undefined) fail(file, expression, `there is no term '-${expression.id.name}'`);
        if (expression.attribute !== null || expression.arguments !== null) fail(file, expression, "a term has no arguments or attributes here");
        return this.template(term.file, term.entry.value, null);
      }
      default:
        return fail(file, expression, `${expression.type} is not of the part of Fluent that we use`);
    }
  }

  /** A table of all texts, or a chain of conditions that ends with the default. */
  select(file, { selector, variants }, args) {
    if (selector.type !== "VariableReference") fail(file, selector, "only an argument selects");
    const keys = variants.map(({ key }) => (key.type === "Identifier" ? key.name : Number(key.value)));
    const usual = variants.findIndex((variant) => variant.default);
    const isCount = keys.every((key) => typeof key === "number" || CATEGORIES.includes(key));
    const isOpen = keys[usual] === "other";
    const type = isCount ? "number" : isOpen ? "string" : keys.map((key) => JSON.stringify(key)).join(" | ");
    const name = argument(file, selector, args, type);
    const texts = variants.map(({ value }) => `\`${this.template(file, value, args)}\``);
    if (!isCount && !isOpen) return `({ ${keys.map((key, index) => `${JSON.stringify(key)}: ${texts[index]}`).join(", ")} })[${name}]`;
    const test = (key) => `${isCount && typeof key === "string" ? `plural(${name})` : name} === ${JSON.stringify(key)}`;
    const chain = keys.flatMap((key, index) => (index === usual ? [] : [`${test(key)} ? ${texts[index]} : `]));
    return chain.join("") + texts[usual];
  }

  /**
   * The texts are an enum, because esbuild writes its values where they are used: a name for each is 0.8 kB.
   * Functions with the same arguments stand together, which compresses best.
   */
  get module() {
    const functions = [...this.functions].sort(([, one], [, other]) => (one < other ? -1 : 1));
    const exported = functions.map(([name, value]) => `export const ${name} = ${value}`);
    return ["export enum text {\n", ...this.texts.values(), "}\n", ...exported, FORMATS].join("");
  }
}

/** True if a translation may use an argument so: with all keys of its choice, or without a choice. */
function isLike(own, english) {
  if (own === undefined || english === undefined) return false;
  const keys = (type) => type.split(" | ").sort().join();
  return own === "number | string" || english === "number | string" || keys(own) === keys(english);
}

/** Notes that a message has this argument. A selector says more of its type than a place in the text. */
function argument(file, node, args, type) {
  const { name } = node.id;
  if (args === null) fail(file, node, "a term has no arguments here");
  if (!/^[a-z][A-Za-z]*$/.test(name)) fail(file, node, `'$${name}' is not the name of an argument: letters alone, such as $rowCount`);
  const [known, any] = [args.get(name) ?? type, "number | string"];
  if (known !== type && known !== any && type !== any) fail(file, node, `'$${name}' is ${known} before, and ${type} here`);
  args.set(name, known === any ? type : known);
  return name;
}

const escaped = (text) => text.replace(/[\\`]|\$(?=\{)/g, "\\$&");

function fail({ path, source }, { span }, what) {
  throw new Error(`${path}:${lineOffset(source, span.start) + 1}: ${what}`);
}

const here = new URL(".", import.meta.url).pathname;

/** The files of a language. */
async function filesOf(language) {
  const names = (await readdir(`${here}words/${language}`)).sort();
  const files = names.map(async (name) => ({
    path: `words/${language}/${name}`,
    source: await readFile(`${here}words/${language}/${name}`, "utf8"),
  }));
  return Promise.all(files);
}

/** The codes of all languages, English first. */
export const LANGUAGES = ["en", ...(await readdir(`${here}words`)).filter((language) => language !== "en").sort()];

const english = new Language(await filesOf("en"));
await mkdir(`${here}.build/words`, { recursive: true });
for (const language of LANGUAGES) {
  const { module } = language === "en" ? english : new Language(await filesOf(language), english);
  const about = `export const language: string = ${JSON.stringify(language)};\nexport const languages: readonly string[] = ${JSON.stringify(LANGUAGES)};\n`;
  await writeFile(`${here}.build/words/${language}.ts`, module + about);
}
