/** Lists of digits are joined by hand, as the format of a browser would. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { languages } from "sudokit-words";
import { DIGITS } from "../../src/kit/cells.ts";
import { list } from "../../src/ui/lists.ts";

for (const language of languages) {
  test(`digits are listed in ${language} as by Intl`, () => {
    const messages = readFileSync(`words/${language}/common.ftl`, "utf8");
    const text = (name: string): string => (new RegExp(`^${name} = (.*)$`, "m").exec(messages)?.[1] ?? "").replace(/^\{ "(.*)" \}$/, "$1");
    const format = new Intl.ListFormat(text("locale"));
    for (let count = 2; count <= 9; count += 1) {
      const digits = DIGITS.slice(0, count).map(String);
      assert.equal(digits.slice(0, -1).join(text("list-digits")) + text("list-last") + digits.at(-1), format.format(digits));
    }
  });
}

test("an empty list and a single item are themselves", () => {
  assert.equal(list([]), "");
  assert.equal(list([4]), "4");
  assert.equal(list(["r1c1"]), "r1c1");
  assert.equal(list([2, 5, 8]), "2, 5 and 8");
});
