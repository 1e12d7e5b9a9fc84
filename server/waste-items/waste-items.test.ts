import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCollectedApart } from "#contract/job/collected-apart.ts";
import { WASTES } from "#contract/job/job.ts";
import { VERDICTS, WASTE_ITEMS } from "#contract/plan/waste-items.ts";
import { spellingDistance } from "#server/places/spelling/spelling-distance.ts";
import { createWasteItems, readWasteItems } from "./waste-items.ts";

const rows = readWasteItems("data/waste-items");
const items = createWasteItems(rows, spellingDistance);
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .trim()
    .replaceAll(" ", "-");

test("each of the hundred items has an anchor of its own, a verdict and a reason, in the order of names", () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { id, name, verdict, why, codes } of rows) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(VERDICTS).toContain(verdict);
    expect(why, name).toMatch(/^[A-Z].*\.$/);
    for (const code of codes) expect(code, name).toMatch(/^\d\d \d\d \d\d\*?$/);
  }
  const names = rows.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
});

test("whatever does not go in says where it goes instead", () => {
  for (const { name, verdict, instead } of rows)
    if (verdict === "never" || verdict === "apart") expect(instead, name).not.toBe("");
});

test("every link from an item leads to a heading of a guide", () => {
  for (const { name, guide } of rows.filter(({ guide }) => guide)) {
    const [path = "", anchor] = guide.split("#");
    const text = readFileSync(`content/${path.slice(1)}.md`, "utf8");
    const headings = [...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading = ""]) => idOf(heading));
    if (anchor) expect(headings, name).toContain(anchor);
  }
});

test("every link to an item, from guides and pages, leads to one", () => {
  const ids = new Set(rows.map(({ id }) => id));
  const files = globSync(["content/guides/*.md", "client/screens/**/*.tsx"]);
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const linked = [...text.matchAll(/\/what-goes-in#([a-z0-9-]+)/g)].map(([, id = ""]) => id);
  expect(linked.length).toBeGreaterThan(20);
  for (const id of linked) expect(ids).toContain(id);
});

test("a word with one typing error is corrected, if it has five letters or more", () => {
  const corrected = [
    ["matress", "mattress"],
    ["old matresses", "mattress"],
    ["plasterbaord", "plasterboard"],
    ["double matress", "double mattress"],
    ["mattress", null],
    ["soyl", null],
    ["unicorn", null],
    ["x".repeat(5_000), null],
    ["", null],
  ];
  for (const [text, meant] of corrected) expect([text, items.correct(text ?? "")]).toEqual([text, meant]);
});

test("an item is found by the beginning of its words and by other words for it", () => {
  const found = (text: string) => items.find(text).map(({ name }) => name);
  expect(found("sofas")).toEqual(["Sofa", "Futon"]);
  expect(found("settee")).toEqual(["Sofa"]);
  expect(found("plast")).toEqual(["Plasterboard", "Plastic, hard"]);
  expect(found("gas cylinder")).toEqual(["Gas bottle"]);
  expect(found("")).toHaveLength(rows.length);
  expect(found("unicorn")).toEqual([]);
});

test("every waste of a job has an item, which its label finds first, and the plan treats it as the list does", () => {
  for (const { value, label } of WASTES) {
    const [first] = items.find(label);
    expect(first?.id, label).toBe(WASTE_ITEMS[value]);
    const isOut = isCollectedApart(value);
    if (isOut) expect(["never", "apart"], label).toContain(first?.verdict);
    if (first?.verdict === "never") expect(isOut, label).toBe(true);
  }
  expect(items.find("green waste")[0]?.name).toBe("Garden waste");
});

test("a tin of paint finds wet paint first", () => {
  for (const text of ["paint", "paint tins", "tin of paint", "paint tin", "old paint tins"])
    expect([text, items.find(text)[0]?.id]).toEqual([text, "paint-wet"]);
});

test("the plural of a name of two letters finds it too", () => {
  expect(items.find("TVs").map(({ name }) => name)).toEqual(["TV"]);
  expect(items.named("old TVs")).toEqual([{ id: "tv", name: "TV" }]);
  expect(items.find("gas").map(({ name }) => name)).toEqual(["Gas bottle"]);
});

test("an item with only some of the typed words is similar, and no answer", () => {
  for (const [text, names] of [
    ["solar panel", ["Fence panels"]],
    ["oil tank", ["Fish tank"]],
    ["creosote fence", ["Fence panels"]],
  ] as const) {
    expect([text, items.find(text)]).toEqual([text, []]);
    expect(items.similar(text).map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  }
  const found = (text: string) => items.find(text).map(({ name }) => name);
  for (const text of ["chest freezer", "wine cooler", "drinks fridge"])
    expect([text, found(text)]).toEqual([text, ["Fridge or freezer"]]);
  expect([found("divan"), found("lino"), found("combi boiler")]).toEqual([
    ["Bed frame"],
    ["Lino"],
    ["Boiler"],
  ]);
});

test("if no item has all typed words, those whose whole name ends the text are found", () => {
  for (const text of ["double mattress", "king size mattress"])
    expect(items.find(text).map(({ name }) => name)).toEqual(["Mattress"]);
  expect(items.find("empty gas cylinder").map(({ name }) => name)).toEqual(["Gas bottle"]);
  expect(items.find("purple unicorn")).toEqual([]);
});

test("a text names an item with whole words only, and a few items at most", () => {
  expect(items.named("mattress")).toEqual(items.named("Mattresses"));
  expect(items.named("mattress")).toEqual([{ id: "mattress", name: "Mattress" }]);
  expect(items.named("old tyres")).toEqual(items.named("tyres"));
  expect(items.named("Can I put a mattress in a skip?")).toEqual(items.named("mattress"));
  expect(items.named("sofa").map(({ id }) => id)).toEqual(["sofa", "futon"]);
  expect(items.named("tyre")).toEqual([{ id: "tyres", name: "Tyres" }]);
  expect(items.named("plast")).toEqual([]);
  expect(items.named("furniture")).toHaveLength(1);
  expect(items.named(" ")).toEqual([]);
});
