import { expect, test } from "vitest";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const { resolve } = createPlaces(readPlaceTables("data/places"));

const searched = (text: string) => {
  const result = resolve(text);
  return result.kind === "place" ? result.searched : null;
};
const label = (text: string) => searched(text)?.place.label ?? null;
const alternatives = (text: string) => searched(text)?.alternatives.map((other) => other.label);

test("a town is found by every spelling of its name", () => {
  for (const text of [
    "Leeds",
    "leeds",
    "  LEEDS  ",
    "Leeds, UK",
    "Leeds, England",
    "Leeds, West Yorkshire",
  ]) {
    expect(label(text)).toBe("Leeds");
  }
  for (const text of ["King's Lynn", "Kings Lynn", "king’s-lynn"]) expect(label(text)).toBe("King's Lynn");
  for (const text of ["Newcastle upon Tyne", "newcastle-upon-tyne", "Newcastle-on-Tyne"]) {
    expect(label(text)).toBe("Newcastle upon Tyne");
  }
  for (const text of ["St Andrews", "St. Andrews", "Saint Andrews"]) expect(label(text)).toBe("St Andrews");
});

test("a town is found by its other names and shown with its usual name", () => {
  expect(label("Kingston upon Hull")).toBe("Hull");
  expect(label("Hull")).toBe("Hull");
  expect(label("Londonderry")).toBe("Derry");
  expect(label("Caerdydd")).toBe("Cardiff");
  expect(label("Leamington")).toBe("Leamington Spa");
  expect(label("Stockton")).toBe("Stockton-on-Tees");
});

test("an ambiguous name resolves to the most likely place and offers alternatives in order", () => {
  expect(label("Newport")).toBe("Newport, Wales");
  expect(alternatives("Newport")).toEqual(["Newport, Shropshire", "Newport, Isle of Wight"]);
  expect(label("Bangor")).toBe("Bangor, Gwynedd");
  expect(alternatives("Bangor")).toEqual(["Bangor, County Down"]);
  expect(label("St Ives")).toBe("St Ives, Cornwall");
  expect(alternatives("Saint Ives")).toEqual(["St Ives, Cambridgeshire"]);
  expect(alternatives("Newcastle")).toEqual(["Newcastle-under-Lyme", "Newcastle, County Down"]);
});

test("a town that shares its name only with hamlets is not ambiguous", () => {
  expect(searched("Preston")).toMatchObject({ place: { label: "Preston" }, alternatives: [] });
});

test("a county, nation or official district after the name selects the town", () => {
  for (const text of [
    "Newport, Shropshire",
    "newport shropshire",
    "Newport, Salop",
    "Newport, Telford and Wrekin",
  ]) {
    expect(searched(text)).toMatchObject({
      place: { label: "Newport, Shropshire" },
      note: null,
      alternatives: [],
    });
  }
  expect(label("newport isle of wight")).toBe("Newport, Isle of Wight");
  expect(searched("Newport, Wales")).toMatchObject({ place: { label: "Newport, Wales" }, alternatives: [] });
  expect(label("Newport, Gwent")).toBe("Newport, Wales");
  expect(label("Bangor, Northern Ireland")).toBe("Bangor, County Down");
  expect(label("Newcastle, Staffs")).toBe("Newcastle-under-Lyme");
  expect(label("Moy, Armagh City, Banbridge and Craigavon")).toBe("Moy, County Tyrone");
});

test("a larger nearby town after the name selects the town", () => {
  expect(label("Whitchurch, Cardiff")).toBe("Whitchurch, South Glamorgan");
  expect(label("Kingswood, Bristol")).toBe("Kingswood, Gloucestershire");
  expect(label("Hayes, London")).toBe("Hayes, Greater London");
});

test("a street before the town is ignored", () => {
  expect(label("12 High Street, Newport, Shropshire")).toBe("Newport, Shropshire");
});

test("a county without a town of that name is shown itself, with a note", () => {
  expect(searched("Newport, Kent")).toMatchObject({
    place: { label: "Kent", kind: "county" },
    note: "No Newport known in Kent; showing Kent",
    alternatives: [{ label: "Newport, Wales" }],
  });
});

test.each([
  ["Bromley, Kent", "Bromley", "Greater London"],
  ["Romford, Essex", "Romford", "Greater London"],
  ["Southport, Lancashire", "Southport", "Merseyside"],
  ["Warrington, Lancashire", "Warrington", "Cheshire"],
  ["Abingdon, Berkshire", "Abingdon", "Oxfordshire"],
])("%s means the town, although its postal address names a neighbouring county", (text, town, county) => {
  expect(label(text)).toContain(town);
  const { place, note, alternatives } = searched(text) ?? {};
  expect(place?.kind).toBe("town");
  expect(note).toBe(`${town} is in ${county}`);
  expect(alternatives).toMatchObject([{ label: text.split(", ")[1] }]);
});

test.each([
  "Manchester UK",
  "Manchester United Kingdom",
  "Manchester city centre",
  "near Manchester",
  "City of Manchester",
  "south Manchester",
  "Manchester area, UK",
])("%s means Manchester", (text) => {
  expect(label(text)).toBe("Manchester");
});

test("words that belong to a name stay in it", () => {
  expect(label("North Shields")).toBe("North Shields");
  expect(label("City of London")).toBe("City of London");
  expect(label("Welwyn Garden City")).toBe("Welwyn Garden City");
  expect(resolve("Near Nowhere Skips").kind).toBe("text");
});

test("a county includes companies that write its name, another spelling or one of its official districts", () => {
  const result = resolve("Shropshire");
  expect(result).toMatchObject({
    kind: "place",
    searched: { place: { kind: "county", label: "Shropshire" } },
  });
  expect(result).toMatchObject({
    counties: expect.arrayContaining(["Shropshire", "Telford and Wrekin", "Salop"]),
  });
  expect(searched("County Durham")?.place).toMatchObject({ label: "County Durham", kind: "county" });
  expect(searched("Durham")?.place).toMatchObject({ label: "Durham", kind: "town" });
});

test("a region or nation includes the companies of all its counties", () => {
  expect(resolve("Yorkshire")).toMatchObject({
    searched: { place: { kind: "region" } },
    counties: expect.arrayContaining([
      "North Yorkshire",
      "West Yorkshire",
      "South Yorkshire",
      "East Yorkshire",
    ]),
  });
  for (const text of ["Wales", "Cymru"]) {
    expect(resolve(text)).toMatchObject({
      searched: { place: { label: "Wales", kind: "nation" } },
      counties: expect.arrayContaining(["Gwynedd", "Powys", "Newport", "Cardiff"]),
    });
  }
  expect(label("Wales, South Yorkshire")).toBe("Wales, South Yorkshire");
});

test("a town does not include the companies of its county", () => {
  expect(resolve("Leeds")).toMatchObject({ counties: [] });
});

test("text that is not a place is searched as text", () => {
  expect(resolve("  Acme Skips ")).toEqual({ kind: "text", text: "Acme Skips" });
  expect(resolve("   ")).toEqual({ kind: "text", text: "" });
  expect(resolve("Jersey").kind).toBe("text");
  const noise = Array.from({ length: 10_000 }, (_, at) => String.fromCharCode((at * 7_919) % 65_536)).join(
    "",
  );
  expect(resolve(noise).kind).toBe("text");
});
