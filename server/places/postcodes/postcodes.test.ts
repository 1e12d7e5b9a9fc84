import { expect, test } from "vitest";
import { readPlaceTables } from "../place-tables.ts";
import { createPlaces } from "../places.ts";
import { packUnits, unitKey } from "./packed-units.ts";
import { unitPostcodes } from "./unit-postcodes.ts";

const tables = readPlaceTables("data/places");
const builtIn = createPlaces(tables);

const imported = createPlaces(tables);
const units = packUnits([unitKey("4ZZ"), 53.9, -1.6, unitKey("4AP"), 53.797123, -1.554321]);
imported.useUnitPostcodes(unitPostcodes([{ district: "LS1", units }]));

const find = (text: string, places = builtIn) => {
  const result = places.resolve(text);
  if (result.kind === "text") return null;
  const { place, note } = result.searched;
  return note ? `${place.label} (${note})` : place.label;
};

test("a full postcode is found in any case, spacing and punctuation, and among other words", () => {
  const ways = [
    "SW1A 1AA",
    "sw1a1aa",
    " Sw1A  1aA ",
    "SW1A-1AA",
    "S.W.1.A. 1.A.A",
    "SW1A 1AA, London",
    "at sw1a1aa!",
  ];
  for (const text of [...ways, "10 Downing Street, London SW1A 1AA", "SW 1A 1A A"]) {
    expect(find(text)).toBe("SW1A 1AA");
  }
  for (const text of ["m1 1ae", "M11AE"]) expect(find(text)).toBe("M1 1AE");
});

test("a small l is read as 1, and SWIA as SW1A, but the beginning of a name is no district", () => {
  for (const text of ["EC1A lBB", "ec1a lbb", "ECIA lBB", "EClAlBB"]) expect(find(text)).toBe("EC1A 1BB");
  for (const text of ["SWIA", "swia", "SWlA"]) expect(find(text)).toBe("SW1A");
  expect(find("Ml lAE")).toBe("M1 1AE");
  for (const text of ["Bri", "Col", "Hul"]) expect(find(text) ?? "").not.toMatch(/\d/);
});

test("O and 0, I and 1 are exchanged if that makes a postcode", () => {
  expect(find("WIA OAA")).toBe("W1A 0AA");
  expect(find("0X1 1AA")).toBe("OX1 1AA");
  expect(find("MI IAE")).toBe("M1 1AE");
  expect(find("EC1A IBB")).toBe("EC1A 1BB");
  expect(find("S0I4 2AA")).toBe("SO14 2AA");
  expect(find("QQ1 OAA")).toBeNull();
});

test("districts, sectors and half-typed postcodes resolve", () => {
  expect(builtIn.resolve("m11")).toMatchObject({ searched: { place: { label: "M11", kind: "district" } } });
  expect(builtIn.resolve("M1 1")).toMatchObject({ searched: { place: { label: "M1 1", kind: "sector" } } });
  expect(find("sw1a1")).toBe("SW1A 1");
  expect(find("M1 1A")).toBe("M1 1");
  expect(find("Leeds LS1")).toBe("LS1");
  expect(find("M1, Manchester")).toBe("M1");
});

test("the first part of a London district covers all its parts", () => {
  for (const code of ["SW1", "W1", "EC1", "EC2", "EC3", "EC4", "WC1", "WC2"]) {
    expect(builtIn.resolve(code.toLowerCase())).toMatchObject({
      searched: { place: { label: code, kind: "district" }, note: null },
    });
  }
});

test("an unknown sector falls back to its district with a note", () => {
  expect(find("M1 9")).toBe("M1 (We can't find M1 9; showing M1)");
  expect(find("M1 9ZZ")).toBe("M1 (We can't find M1 9ZZ; showing M1)");
  expect(find("W1 1AA")).toBe("W1 (We can't find W1 1AA; showing W1)");
});

test("without unit postcodes a full postcode resolves to the centre of its sector, or of its district in Northern Ireland", () => {
  const sector = tables.postcodeSectors.find((row) => row.sector === "LS1 4");
  expect(builtIn.resolve("LS1 4AP")).toMatchObject({
    searched: { place: { kind: "postcode", latitude: sector?.latitude, longitude: sector?.longitude } },
  });
  expect(find("BT1 5GS")).toBe("BT1 5GS");
  expect(find("BT1 5")).toBe("BT1 5");
});

test("with unit postcodes a full postcode resolves to its exact position", () => {
  expect(imported.resolve("ls1 4ap")).toMatchObject({
    searched: { place: { label: "LS1 4AP", kind: "postcode", latitude: 53.797123, longitude: -1.554321 } },
  });
});

test("with unit postcodes a retired or unknown postcode falls back to its sector with a note", () => {
  expect(find("LS1 4AA", imported)).toBe("LS1 4 (We can't find LS1 4AA; showing LS1 4)");
  expect(find("LS1 0AA", imported)).toBe("LS1 (We can't find LS1 0AA; showing LS1)");
});

test("a postcode in a district that was not imported resolves as without an import", () => {
  expect(find("M1 1AE", imported)).toBe("M1 1AE");
});

test("unit postcodes can be removed, and the version changes so that cached responses become invalid", () => {
  const places = createPlaces(tables);
  const before = places.version;
  places.useUnitPostcodes(unitPostcodes([{ district: "LS1", units }]));
  places.useUnitPostcodes(null);
  expect(find("LS1 4AA", places)).toBe("LS1 4AA");
  expect(places.version).not.toBe(before);
});

test("place names that resemble a postcode resolve as names", () => {
  for (const name of ["Oban", "Ilford", "Iver", "Oldham"]) expect(find(name)).toBe(name);
});
