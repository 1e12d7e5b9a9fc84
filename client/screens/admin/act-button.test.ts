import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Other buttons that send something at once. */
const OTHERS = {
  "tables/admin-table.tsx": "saves a file and changes nothing",
  "undo.tsx": "takes an act back",
  "work/work-row.tsx": "opens a company and changes nothing",
};
const SENDING_BUTTON = /<(?:button|Button)\b[^<]*?(?:mutate|adminRequest|adminJson)\b/;

test("a button that changes something at once is an ActButton, so that it asks or can be undone", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .filter((path) => SENDING_BUTTON.test(readFileSync(join(import.meta.dirname, path), "utf8")));
  expect(files.sort()).toEqual(Object.keys(OTHERS).sort());
});
