import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { gssNumber } from "../postcodes/packed-councils.ts";
import { packUnits, unitKey } from "../postcodes/packed-units.ts";
import { loadUnitPostcodes, replaceUnitPostcodes } from "../store.ts";
import { checkLostDistricts, describeCouncils, importPostcodes } from "./import-file.ts";
import { CODE_POINT_OPEN_SAMPLE, ONSPD_SAMPLE, zipOf } from "./testing/examples.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let shown: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "postcodes-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await opened.close();
});
/** Stores an earlier import: one postcode that none of the example files contains. */
beforeEach(async () => {
  shown = "";
  const units = packUnits([unitKey("9QQ"), 50.1, -4.1]);
  await replaceUnitPostcodes(opened.database, [{ district: "TR1", units }]);
});

async function importText(content: string | Buffer, output = { isTTY: false }, replaceAll = true) {
  const path = join(folder, "postcodes");
  await writeFile(path, content);
  const write = (text: string) => {
    shown += text;
  };
  return importPostcodes({ database: opened.database, path, output: { ...output, write }, replaceAll });
}

const find = async (district: string, inward: string) =>
  (await loadUnitPostcodes(opened.database))?.find(district, inward) ?? null;

const LEEDS = { latitude: 53.797123, longitude: -1.554321 };

test("an import of the ONS Postcode Directory replaces all earlier postcodes by those in use", async () => {
  expect(await importText(ONSPD_SAMPLE)).toEqual({ units: 2, retired: 1, unplaced: 1, broken: 0 });
  expect(await find("LS1", "4AP")).toEqual(LEEDS);
  expect(await find("BT1", "5GS")).toEqual({ latitude: 54.596512, longitude: -5.93 });
  expect(await find("LS1", "4AA")).toBeNull();
  expect(await find("TR1", "9QQ")).toBeNull();
});

test("newer editions of the Directory with other column names and Windows line ends are read", async () => {
  const newer = "\ufeffPCD7,PCDS,DOTERM,LAT,LONG\r\nLS1 4AP,LS1 4AP,,53.797123,-1.554321\r\n";
  expect(await importText(newer)).toMatchObject({ units: 1, broken: 0 });
  expect(await find("LS1", "4AP")).toEqual(LEEDS);
});

test.each([
  ["doterm", "202104", ""],
  ["DateOfDeletion", "01/04/2021 00:00:00", ""],
  ["Date of Termination", "2021-04", ""],
  ["Terminated", "2021-04-01", ""],
  ["Terminated", "Yes", "No"],
  ["terminated", "true", "false"],
  ["In Use?", "No", "Yes"],
  ["Live/Terminated", "Terminated", "Live"],
  ["Cancelled", "Y", "N"],
  ["Inactive", "1", "0"],
  ["inuse", "0", "1"],
  ["is_live", "false", "true"],
  ["Status", "terminated", "live"],
  ["date_retired", "20210401", "00000000"],
  ["terminated_at", "2021-04-01", "NULL"],
  ["Year terminated", "2021", ""],
  ["postcode_end_date", "2021-04-01", "9999-12-31"],
  ["Still in use?", "N", "Y"],
  ["In Use?", "not in use", "in use"],
  ["Not in use", "Yes", "No"],
  ["Live or terminated", "Terminated", "Live"],
  ["pcd_status", "T", "L"],
  ["Date removed", "2020", ""],
  ["Removed", "Yes", "No"],
])("the column %s says %j of a retired postcode, and %j of one in use", async (title, retired, inUse) => {
  const rows = [`LS1 4AP,53.797123,-1.554321,${inUse}`, `LS1 4AA,53.8,-1.5,${retired}`];
  const file = [`Postcode,Latitude,Longitude,${title}`, ...rows].join("\n");
  expect(await importText(file)).toEqual({ units: 1, retired: 1, unplaced: 0, broken: 0 });
  expect(await find("LS1", "4AP")).toEqual(LEEDS);
  expect(await find("LS1", "4AA")).toBeNull();
});

test("Code-Point Open is read and its National Grid coordinates are converted to degrees", async () => {
  expect(await importText(CODE_POINT_OPEN_SAMPLE)).toEqual({ units: 1, retired: 0, unplaced: 1, broken: 0 });
  const found = await find("AB10", "1AA");
  expect(found?.latitude).toBeCloseTo(57.1495, 3);
  expect(found?.longitude).toBeCloseTo(-2.0969, 3);
});

test("the ZIP file of the Directory is read without its partial files and other tables", async () => {
  const zip = zipOf({
    "Documents/2011 Census Output Areas.csv": "OA,NAME\nE1,One\n",
    "Data/multi_csv/ONSPD_NOV_2026_UK_LS.csv": ONSPD_SAMPLE,
    "Data/ONSPD_NOV_2026_UK.csv": ONSPD_SAMPLE,
  });
  expect(await importText(zip)).toMatchObject({ units: 2, retired: 1 });
});

test("all tables in the ZIP file of Code-Point Open are read", async () => {
  const zip = zipOf({
    "Doc/Code-Point_Open_Column_Headers.csv": "PC,PQ,EA,NO\n",
    "Data/CSV/ab.csv": CODE_POINT_OPEN_SAMPLE,
    "Data/CSV/ls.csv": CODE_POINT_OPEN_SAMPLE.replaceAll("AB10", "LS1 "),
  });
  expect(await importText(zip)).toMatchObject({ units: 2, unplaced: 2 });
  expect(await find("LS1", "1AA")).not.toBeNull();
});

const councilOf = async (district: string, inward: string) =>
  (await loadUnitPostcodes(opened.database))?.councilOf(`${district} ${inward}`) ?? null;

test("each edition's column of councils is read: oslaua, laua, lad and two digits of the year, and Code-Point Open's ninth", async () => {
  for (const heading of ["oslaua", "laua", "LAD25CD", "lad26cd"]) {
    await importText(ONSPD_SAMPLE.replace("oslaua", heading));
    expect(await councilOf("LS1", "4AP")).toBe("E08000035");
    expect(await councilOf("BT1", "5GS")).toBe("N09000003");
    expect(await councilOf("LS1", "9ZZ")).toBeNull();
  }
  await importText(CODE_POINT_OPEN_SAMPLE);
  expect(await councilOf("AB10", "1AA")).toBe("S12000033");
  await importText("pcds,lat,long\nLS1 4AP,53.8,-1.5\n");
  expect(await councilOf("LS1", "4AP")).toBeNull();
});

test("codes of councils that our table does not know are named, with the number of their postcodes", () => {
  const byCouncil = new Map([
    [gssNumber("E08000035"), 1_000],
    [gssNumber("E07000163"), 20],
  ]);
  expect(describeCouncils(byCouncil, new Set(["E08000035"]))).toBe(
    "Councils: 1,020 postcodes have one. 20 have a code that data/councils does not know, and go by their sector: E07000163.",
  );
  expect(describeCouncils(new Map(), new Set())).toContain("names no councils");
});

test("a broken row is skipped and reported with its line", async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `LS1 4A${String.fromCharCode(65 + at)},53.8,-1.5\n`);
  rows[3] = "LS1 4AD,53.8\n";
  rows[9] = "LS1 4AJ,somewhere,-1.5\n";
  const { units, broken } = await importText(["pcds,lat,long\n", ...rows].join(""));
  expect(broken).toBe(2);
  expect(units).toBe(18);
  expect(shown).toContain("postcodes, line 5\n");
  expect(shown).toContain("postcodes, line 11\n");
});

const GOOD_ZIP = zipOf({ "Data/ONSPD_NOV_2026_UK.csv": ONSPD_SAMPLE });
const NO_GOOD: [what: string, content: string | Buffer, sentence: RegExp][] = [
  ["an empty file", "", /holds no postcode/],
  ["a file with a header only", "pcds,lat,long\n", /holds no postcode/],
  ["another table", "name,age\nAnn,40\n", /neither the columns/],
  ["a web page", "<!doctype html>\n<p>Not found</p>\n", /neither the columns/],
  ["a file cut off in a row", CODE_POINT_OPEN_SAMPLE.slice(0, -40), /cut off in line 2/],
  ["a file of mostly broken rows", "pcds,lat,long\nLS1 4AP,53.8,-1.5\nx,y,z\n", /1 of 2 rows cannot be read/],
  ["a ZIP file cut off", GOOD_ZIP.subarray(0, GOOD_ZIP.length - 30), /not a whole ZIP file/],
  ["a ZIP file with no table", zipOf({ "README.txt": "hello" }), /holds no CSV file/],
  ["a ZIP file with a damaged table", damaged(GOOD_ZIP), /cannot be read to its end|neither the columns/],
];

test.each(NO_GOOD)(
  "%s is refused with a sentence and the stored postcodes are unchanged",
  async (_, content, sentence) => {
    await expect(importText(content)).rejects.toThrow(sentence);
    expect(await find("TR1", "9QQ")).toEqual({ latitude: 50.1, longitude: -4.1 });
  },
);

test("the error for a missing file names it", async () => {
  const path = join(folder, "nowhere.csv");
  const output = { write: () => {} };
  await expect(importPostcodes({ database: opened.database, path, output })).rejects.toThrow(
    `There is no file ${path}`,
  );
});

test("progress is a bar in a terminal and plain lines in a log", async () => {
  await replaceUnitPostcodes(opened.database, []);
  await importText(ONSPD_SAMPLE, { isTTY: true });
  expect(shown).toBe(`\r[${"#".repeat(30)}] 100%, 2 postcodes\n`);
  shown = "";
  await importText(ONSPD_SAMPLE);
  expect(shown).toBe("100%, 2 postcodes\n");
});

/** A copy of the ZIP file in which 60 bytes of compressed data are overwritten. */
function damaged(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  const start = copy.indexOf(".csv") + 4;
  copy.fill(0xff, start, start + 60);
  return copy;
}

test("a file that lacks most stored districts, such as that of one area, changes nothing unless that is confirmed", async () => {
  const units = packUnits([unitKey("9QQ"), 50.1, -4.1]);
  const stored = Array.from({ length: 20 }, (_, at) => ({ district: `TR${at + 1}`, units }));
  await replaceUnitPostcodes(opened.database, stored);
  await expect(importText(ONSPD_SAMPLE, { isTTY: false }, false)).rejects.toThrow(
    "The file has 2 postcode districts. An import replaces all postcodes, and would remove 20 of the 20 stored districts: TR1, TR2, TR3, TR4, TR5 and others. If that is right, add --replace.",
  );
  expect(await find("TR20", "9QQ")).not.toBeNull();
  await importText(ONSPD_SAMPLE);
  expect(await find("TR20", "9QQ")).toBeNull();
  expect(shown).toContain("The file lacks 20 stored postcode districts, which were removed: TR1,");
});

test("a file of one district is described in the singular", () => {
  expect(() => checkLostDistricts(["TR1"], [{ district: "LS1" }], false)).toThrow(
    "The file has 1 postcode district. An import replaces all postcodes, and would remove 1 of the 1 stored district: TR1. If that is right, add --replace.",
  );
});

test("a newer file that lacks a few districts is imported and names them", () => {
  const stored = ["LS1", ...Array.from({ length: 19 }, (_, at) => `CF${at + 1}`)];
  const file = stored.map((district) => ({ district }));
  expect(checkLostDistricts(stored, file.slice(1), false)).toBe(
    "The file lacks 1 stored postcode district, which was removed: LS1.",
  );
  expect(checkLostDistricts(stored, file, false)).toBeNull();
});
