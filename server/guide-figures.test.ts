import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatPounds } from "#contract/text/pounds.ts";
import { guideFigures } from "./guide-figures.ts";
import { readCouncilTables } from "./permits/council-tables.ts";
import { createPermits } from "./permits/permits.ts";
import { readPlaceTables } from "./places/place-tables.ts";
import { createPlaces } from "./places/places.ts";

const tables = readCouncilTables("data");
const permits = createPermits({
  ...{ tables, places: createPlaces(readPlaceTables("data/places")) },
  today: () => "2026-11-29",
});
const figure = guideFigures(permits);

const guides = globSync("content/guides/*.md").map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("a placeholder has the words of the planner, and one that names nothing is refused", () => {
  expect(figure("fee of Durham")).toBe("£32 for 14 days, then £24 for each further 7 days");
  expect(figure("notice of Manchester")).toBe("7 days; its page doesn't say whether working days");
  expect(figure("fee of Islington")).toMatch(
    /^£122 for 28 days \(January 2025, more than twelve months old\)$/,
  );
  expect(figure("notice of Kensington and Chelsea")).toBe("ask");
  for (const unknown of ["fee of Atlantis", "fee of Borough", "price of Durham", "cheapest fee"])
    expect(() => figure(unknown)).toThrow();
});

/** "Durham" for "Durham County Council": the name that a sentence has for an authority. */
const shortName = (name = ""): string =>
  name
    .replace(/^(London Borough of|Royal Borough of|City and County of|City of|The) /, "")
    .replace(/( Metropolitan| County| Borough| City)* Council$/, "");

test("no guide types a fee or a notice of an authority that the table of fees has", () => {
  for (const { file, text } of guides)
    for (const line of text.replace(/\{\{.+?\}\}/g, "").split("\n"))
      for (const row of tables.fees.filter(({ name }) => line.includes(shortName(name)))) {
        const { fees, extra, lateFee } = permits.named(row.name as string);
        const amounts = [...fees, ...(extra ? [extra] : [])].map(({ price }) => formatPounds(price));
        const typed = [...line.matchAll(/£[\d,]+(\.\d\d)?/g)].map(([amount]) => amount);
        // A worked example adds up amounts, and the next test compares it with the table.
        if (!line.includes("worked example"))
          expect(
            typed.filter((amount) => [...amounts, lateFee].includes(amount)),
            `${file}: ${line}`,
          ).toEqual([]);
        // Notice for a parking bay is another team's, and no table has it.
        if (!file.includes("parking-bay") || line.includes("skip permit"))
          expect(line, file).not.toMatch(/\d+ (working )?days?' notice|\| \d+ (working )?days/);
      }
});

test("worked examples in guides count the fees of the table", () => {
  const costs = (name: string, days: number) =>
    Number(permits.named(name).fees.find((fee) => fee.days === days)?.price);
  const textOf = (slug: string) => guides.find(({ file }) => file.endsWith(`${slug}.md`))?.text ?? "";
  const [manchester, kensington] = [costs("Manchester", 7), costs("Kensington and Chelsea", 28)];
  const van = textOf("skip-or-man-and-van");
  expect(van).toContain(`| Permit, 7 days | £${manchester.toFixed(2)} |`);
  expect(van).toContain(`**£${(227.99 + 18 + manchester).toFixed(2)}**`);
  expect(van).toContain(`| £${kensington.toFixed(2)} |`);
  expect(van).toContain(`**£${(227.99 + kensington).toFixed(2)}**`);
  expect(van).toContain(`**£${(227.99 + kensington + 216).toFixed(2)}**`);
  expect(textOf("parking-bay-suspension")).toContain(
    `With the permit at £${kensington} that makes **£${576 + kensington}**`,
  );
});

test("no text types a range of permit fees, apart from the usual £30, in London £68", () => {
  const files = globSync([
    "content/**/*.{md,svg}",
    "client/**/*.{ts,tsx}",
    "contract/**/*.ts",
    "server/**/*.ts",
  ]);
  const texts = files.filter((file) => !/\.(test|states)\.tsx?$|testing\/|example/.test(file));
  expect(texts.length).toBeGreaterThan(500);
  const typed = texts.flatMap((file) =>
    readFileSync(file, "utf8")
      .replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, "")
      .replace(/\s+/g, " ")
      .split(/(?<=[.!?|]) /)
      .filter(
        (sentence) =>
          /permit|fees|published ones/i.test(sentence) && RANGE.test(sentence.replaceAll("£30-68", "")),
      )
      .map((sentence) => `${file}: ${sentence.slice(0, 200)}`),
  );
  expect(typed).toEqual([]);
});

const RANGE = /£[\d.]+( ?(-|–|to|and) ?(about )?£?\d)|(up to|at most) (about )?£\d/;
