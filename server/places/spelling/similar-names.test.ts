import { expect, test } from "vitest";
import { readPlaceTables } from "../place-tables.ts";
import { createPlaces } from "../places.ts";

const places = createPlaces(readPlaceTables("data/places"));
const meant = (text: string) => places.explainUnknown(text).suggestions.map(({ label }) => label);

test.each([
  ["Ledes", "Leeds"],
  ["Manchestre", "Manchester"],
  ["Birmingam", "Birmingham"],
  ["Liverpol", "Liverpool"],
  ["Sheffeild", "Sheffield"],
  ["Newcastel", "Newcastle upon Tyne"],
  ["Hudersfield", "Huddersfield"],
  ["Yrok", "York"],
  ["Stoke on trente", "Stoke-on-Trent"],
  ["miltonkeynes", "Milton Keynes"],
  ["Bury St Edmonds", "Bury St Edmunds"],
  ["saint albens", "St Albans"],
  ["Yorkshir", "Yorkshire"],
])("a typing error is understood: %s means %s", (typed, name) => {
  expect(meant(typed)[0]).toBe(name);
});

test.each([
  ["Lester", "Leicester"],
  ["Gloster", "Gloucester"],
  ["Worster", "Worcester"],
  ["Edinboro", "Edinburgh"],
  ["Middlesboro", "Middlesbrough"],
  ["Warrick", "Warwick"],
])("a name written as it sounds is understood: %s means %s", (typed, name) => {
  expect(meant(typed)[0]).toBe(name);
});

test.each([
  ["Aberystwith", "Aberystwyth"],
  ["Pwlheli", "Pwllheli"],
  ["Macynlleth", "Machynlleth"],
  ["Llangothlen", "Llangollen"],
  ["Clanelli", "Llanelli"],
  ["Carnarfon", "Caernarfon"],
])("a Welsh name is understood: %s means %s", (typed, name) => {
  expect(meant(typed)[0]).toBe(name);
});

test("several places are offered if they are equally likely, the largest first", () => {
  expect(meant("Brigton")).toEqual(["Brighton", "Brixton, Greater London"]);
  expect(meant("Ledes")).toEqual(["Leeds"]);
  for (const typed of ["Ledes", "Brigton", "Burry"]) expect(meant(typed).length).toBeLessThanOrEqual(3);
});

test.each([
  ["South Darenth", "Darenth"],
  ["West Wylam", "Wylam"],
  ["East Southsea", "Southsea, Hampshire"],
  ["Upper Caversham", "Caversham"],
  ["North Leverton", "N Leverton with Habblesthorpe"],
  ["New Maldon", "New Malden", "Maldon"],
  ["West Bromich", "West Bromwich"],
  ["Low Fel", "Low Fell"],
  ["North Alerton", "Northallerton"],
  ["West Lavington"],
])(
  "a compass point or another usual first word makes no name similar: %s suggests only %s",
  (typed, ...names) => {
    expect(meant(typed)).toEqual(names);
  },
);

test.each([
  ["Milton K", "Milton Keynes"],
  ["South Ockend", "South Ockendon"],
  ["Wooton Bassett", "Royal Wootton Bassett"],
  ["Stevenidge", "Stevenage"],
])("a half-typed or misspelt name of several words is understood as a whole: %s means %s", (typed, name) => {
  expect(meant(typed)[0]).toBe(name);
});

test("the county after the name narrows the places, with or without a comma", () => {
  expect(meant("Ledes yorkshire")).toEqual(["Leeds"]);
  expect(meant("Newprot isle of wight")).toEqual(["Newport, Isle of Wight"]);
  expect(places.resolve("Newprot, Shropshire")).toMatchObject({
    searched: { place: { label: "Shropshire" }, alternatives: [{ label: "Newport, Shropshire" }] },
  });
  expect(places.resolve("12 High Street, Shropshire")).toMatchObject({ searched: { alternatives: [] } });
});

test("nothing is offered for what is no name, for short words and for postcodes", () => {
  for (const typed of [
    "asdfgh",
    "qwerty",
    "qqqq",
    "zzzzqqqq",
    "skip",
    "help",
    "Ely1",
    "abc",
    "LS99 9ZZ",
    "?!",
    "",
  ]) {
    expect([typed, meant(typed)]).toEqual([typed, []]);
  }
  expect(meant("Acme Skips")).toEqual([]);
  expect(meant("Jersey")).toEqual([]);
});

test("nothing is offered for a name that is known", () => {
  for (const typed of ["Leeds", "leeds", "Newport", "LS6 2AB", "Yorkshire"]) expect(meant(typed)).toEqual([]);
});

test("very long texts have no suggestions", () => {
  for (const typed of ["leedz".repeat(20_000), "a ".repeat(50_000), "s".repeat(300), "é,".repeat(200)]) {
    expect(meant(typed)).toEqual([]);
  }
});

test("every suggestion leads to the place in its label", () => {
  for (const typed of ["Ledes", "Newprot", "Bangr", "Whitchruch", "Llanely", "Brigton"]) {
    for (const { label, query } of places.explainUnknown(typed).suggestions) {
      expect(places.resolve(query)).toMatchObject({ searched: { place: { label } } });
    }
  }
});
