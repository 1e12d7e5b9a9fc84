import { expect, test } from "vitest";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);
const suggested = (text: string) => places.suggest(text).map(({ label }) => label);

function shown(text: string) {
  const found = places.resolve(text);
  if (found.kind === "text") return { label: null, note: null, others: [] };
  const { place, note, alternatives } = found.searched;
  return { label: place.label, note, others: alternatives.map(({ label }) => label) };
}

test.each([
  ["Bolton, Lancs", "Bolton", "Bolton le Sands"],
  ["Bolton, Lancashire", "Bolton", "Bolton le Sands"],
  ["bolton lancashire", "Bolton", "Bolton le Sands"],
  ["Ashton, Lancs", "Ashton-under-Lyne", "Ashton-on-Ribble"],
  ["Bromley, Essex", "Bromley", "Great Bromley"],
  ["Aston, Warks", "Aston", "Aston le Walls"],
  ["Aston, Staffordshire", "Aston", "Aston-by-Stone"],
  ["Sutton, Warwickshire", "Sutton Coldfield", "Sutton-under-Brailes"],
  ["Middleton, Cheshire", "Middleton, Greater Manchester", "Middleton, Shropshire"],
  ["Hale, Lancashire", "Hale, Greater Manchester", "Hale, Cheshire"],
  ["Stirchley, Staffs", "Stirchley, West Midlands", "Stirchley, Shropshire"],
])(
  "a large town is found by the county it once was in: %s is %s, and %s is offered",
  (text, label, other) => {
    const { note, ...rest } = shown(text);
    expect(rest).toMatchObject({ label, others: expect.arrayContaining([other]) });
    expect(note).toContain(`${label.split(",")[0]} is in `);
    expect(suggested(text)).toEqual(expect.arrayContaining([label, other]));
  },
);

test.each([
  ["Middleton, Lancs", "Middleton, Lancashire", "Middleton, Greater Manchester"],
  ["Hale, Cheshire", "Hale, Cheshire", "Hale, Greater Manchester"],
  ["Hale Cheshire", "Hale, Cheshire", "Hale, Greater Manchester"],
  ["Newton, Lancs", "Newton, Lancashire", "Newton-le-Willows"],
  ["Blackheath, Essex", "Blackheath, Essex", "Blackheath, Greater London"],
  ["Oldbury, Warwickshire", "Oldbury, Warwickshire", "Oldbury, West Midlands"],
  ["Moss Side, Lancashire", "Moss Side, Lancashire", "Moss Side, Greater Manchester"],
  ["Aston, Derbyshire", "Aston-on-Trent", "Aston"],
  ["Bradford, Somerset", "Bradford-on-Tone", "Bradford on Avon"],
])("a small place in the county behind it is never shown without the large one: %s", (text, label, other) => {
  expect(shown(text)).toMatchObject({ label, note: null, others: expect.arrayContaining([other]) });
  expect(suggested(text)).toEqual(expect.arrayContaining([label, other]));
});

test("a nation behind a name leads to the largest town of that name in it", () => {
  expect(shown("Newcastle, England").label).toBe("Newcastle upon Tyne");
});

test("a compass point is not cut off where the words are the beginning of a name", () => {
  const aliases = tables.aliases.filter(({ alias }) => alias !== "North Weald");
  const withoutAlias = createPlaces({ ...tables, aliases });
  expect(withoutAlias.resolve("North Weald").kind).toBe("text");
  expect(withoutAlias.explainUnknown("North Weald").suggestions[0]?.label).toBe("North Weald Bassett");
  expect(shown("North Weald")).toMatchObject({ label: "North Weald Bassett", note: null });
  expect(shown("South Cotswolds")).toMatchObject({
    label: "Cotswolds",
    note: expect.stringContaining("showing"),
  });
});
