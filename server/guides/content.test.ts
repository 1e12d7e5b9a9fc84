import { access, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { NATION_LAW } from "#contract/job/nation-law.ts";
import { CONSUMER_ADVICE } from "#contract/legal.ts";
import { ALL_PAGES } from "#contract/pages.ts";
import { itemUrl } from "#contract/plan/waste-items.ts";
import { metresWords, SKIP_SIZES } from "#contract/skip-sizes.ts";
import { guideFigures } from "#server/guide-figures.ts";
import { readCouncilTables } from "#server/permits/council-tables.ts";
import { createPermits } from "#server/permits/permits.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { readMaterials } from "#server/planner/planner.ts";
import { readWasteItems } from "#server/waste-items/waste-items.ts";
import { createGuides } from "./guides.ts";

const CONTENT = new URL("../../content/guides/", import.meta.url);

const permits = createPermits({
  ...{ tables: readCouncilTables("data"), places: createPlaces(readPlaceTables("data/places")) },
  today: () => "2026-11-29",
});
const guides = await createGuides(CONTENT.pathname, guideFigures(permits));
const articles = guides.list().flatMap(({ slug }) => guides.find(slug) ?? []);

const headingsOf = (html: string) => [...html.matchAll(/<h[23] id="([^"]+)">/g)].map(([, id]) => id);
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;

const targets = new Set([
  ...readWasteItems("data/waste-items").map(({ id }) => itemUrl(id)),
  ...ALL_PAGES.map(({ path }) => path as string),
  ...articles.flatMap(({ slug, content }) => [
    `/guides/${slug}`,
    ...headingsOf(content).map((id) => `/guides/${slug}#${id}`),
  ]),
]);

it.each(articles)("$title is in the file of its slug", async ({ slug }) => {
  await expect(access(new URL(`${slug}.md`, CONTENT))).resolves.toBeUndefined();
});

it.each(articles)("$slug links only to pages, guides and headings that exist", ({ slug, content }) => {
  const links = [...content.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
  const internal = links
    .filter((href) => /^[/#]/.test(href))
    .map((href) => (href.startsWith("#") ? `/guides/${slug}${href}` : href));
  expect(links.filter((href) => !/^([/#]|https?:)/.test(href))).toEqual([]);
  expect(internal.filter((href) => !targets.has(href))).toEqual([]);
});

const textOf = (slug: string) =>
  guides
    .find(slug)
    ?.content.replace(/<[^>]+>/g, "")
    .replaceAll("&#39;", "'") ?? "";

it("the guides give the laws, the codes and the words that records use", () => {
  const notes = textOf("waste-transfer-notes-for-builders");
  for (const { note } of Object.values(NATION_LAW))
    expect(notes).toContain(note.replace(/^(regulation \d+ of )?the /, ""));
  expect(notes).toMatch(/Fridge or freezer\s+20 01 23\*/);
  for (const slug of ["waste-transfer-notes-for-builders", "sofas-and-upholstered-seating"])
    for (const { seats } of [NATION_LAW.England, NATION_LAW.Scotland]) expect(textOf(slug)).toContain(seats);
  const permits = textOf(NATION_LAW["Northern Ireland"].permitGuide);
  for (const { roads } of Object.values(NATION_LAW)) expect(permits).toContain(roads.replace("the ", ""));
});

it("the guides give the weights of the planner's table, and the measures of the sizes", () => {
  const heavy = textOf("heavy-waste-soil-and-rubble");
  const tonnes = (kg: number) => Math.round(kg / 10) / 100;
  const rows = [
    ["household", "Household clear-out"],
    ["garden", "Hedge and grass cuttings"],
  ];
  rows.push(["mixed-building", "Mixed building waste"], ["rubble", "Bricks, tiles, broken concrete"]);
  rows.push(["soil", "Dry soil"], ["wet-soil", "Wet soil or clay"]);
  const materials = readMaterials("data/materials");
  for (const [id, name] of rows) {
    const { kgFrom, kgTo } = materials.find((material) => material.id === id) ?? { kgFrom: 0, kgTo: 0 };
    expect(heavy.replaceAll(/\s+/g, " ")).toContain(`${name} ${tonnes(kgFrom)}-${tonnes(kgTo)} tonnes`);
  }
  for (const { yards, metres } of SKIP_SIZES.slice(0, 4)) {
    const [length, width, height] = Object.values(metres).map(metresWords);
    const inList = `${yards}: about ${length} m long, ${width} m wide, ${height} m high`;
    expect(textOf("what-size-skip-do-i-need")).toContain(inList);
    const inTable = `${yards} ${length} m ${width} m ${height} m`;
    expect(textOf("will-a-skip-fit-on-my-drive").replaceAll(/\s+/g, " ")).toContain(inTable);
  }
});

it.each(articles)("$slug names who advises consumers as every other page does", ({ slug }) => {
  const text = textOf(slug).replace(/Sources[\s\S]*$/, "");
  if (text.includes("Consumerline")) expect(text).toContain(CONSUMER_ADVICE);
});

it.each(articles)("$slug ends with its sources and is neither short nor long", ({ content }) => {
  expect(headingsOf(content).at(-1)).toBe("sources");
  expect(wordsOf(content)).toBeGreaterThan(600);
  expect(wordsOf(content)).toBeLessThan(1_700);
});

it.each(articles)("$slug has a drawing of its own, described in words", async ({ imageUrl, imageAlt }) => {
  const drawing = await readFile(new URL(`drawings/${imageUrl?.split("/").at(-1)}`, CONTENT), "utf8");
  expect(imageAlt).toBeTruthy();
  expect(drawing).toMatch(/<title id="t">[^<]+<\/title>\n<desc id="d">[^<]+<\/desc>/);
  expect(articles.filter((article) => article.imageUrl === imageUrl)).toHaveLength(1);
});
