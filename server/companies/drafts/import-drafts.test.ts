import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { removalRequests } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { createCompanyFiles } from "../csv/company-files.ts";
import { hashesOf } from "../csv/removed-companies.ts";
import { examplePermits } from "../testing/examples.ts";
import { draftReportText } from "./draft-report.ts";
import { countyFinder, importDrafts } from "./import-drafts.ts";
import { companiesHouse } from "./sources/companies-house.ts";
import { overture } from "./sources/overture.ts";
import type { Source } from "./sources/source-record.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "skip-finder-drafts-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await opened.close();
});
beforeEach(async () => {
  await opened.database.delete(companies);
  await opened.database.delete(removalRequests);
});

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);
const hashKey = (key: string) => `hash of ${key}`;

async function load(source: Source, content: string | Uint8Array, { apply = true } = {}) {
  const path = join(folder, "file");
  await writeFile(path, content);
  const deps = {
    database: opened.database,
    places,
    countyOf: countyFinder(tables.towns),
    hashKey,
  };
  const text = draftReportText(await importDrafts(deps, { path, fileName: "file", source, apply }));
  return text.split("\n");
}

const stored = () => opened.database.select().from(companies);

/** A place in the format of Overture's GeoJSON. */
const place = (name: string, properties: object = {}, point = [-1.54, 53.8]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: point },
  properties: {
    id: `id of ${name}`,
    names: { primary: name },
    categories: { primary: "dumpster_rentals", alternate: ["recycling_center"] },
    confidence: 0.9,
    websites: [`https://www.${name.toLowerCase().replaceAll(" ", "-")}.example/`],
    phones: ["+441134960001"],
    emails: null,
    addresses: [{ freeform: "1 Mill Lane", locality: "Leeds", postcode: "LS1 4AP", country: "GB" }],
    sources: [{ property: "", dataset: "meta", record_id: "1" }],
    ...properties,
  },
});

const collection = (...features: object[]) => JSON.stringify({ type: "FeatureCollection", features });
const lines = (...features: object[]) => features.map((one) => JSON.stringify(one)).join("\n");

test("an import without a new company offers no undo, which would take back the import before it", async () => {
  await load(overture, collection(place("Alder Skips")));
  const again = await load(overture, collection(place("Alder Skips")));
  expect(again.at(-1)).toBe("Nothing was written, because no company is new.");
});

test("a place becomes a draft that asserts nothing, with source and licence of each value", async () => {
  expect(await load(overture, collection(place("Alder Skips")))).toEqual([
    "new           Alder Skips, Leeds",
    "Overture Maps, places: 1 rows. Companies: 1 new.",
    "Done: the new ones are drafts, which nobody sees but you. They wait at /admin/work. Undo: --undo",
  ]);
  const [draft] = await stored();
  expect(draft).toMatchObject({
    ...{ name: "Alder Skips", location: "Leeds", county: "West Yorkshire", postcode: "LS1 4AP" },
    ...{ phone: "0113 496 0001", website: "https://www.alder-skips.example/", email: null },
    ...{ listing: "draft", verified: false, permits: false, eco: false, featured: false },
    ...{ priceFrom: null, priceTo: null, rating: null, reviewCount: 0, confirmedOn: null },
    latitude: expect.closeTo(53.8, 1),
  });
  expect(draft?.sources.phone).toEqual({
    source: "Overture Maps, places",
    licence: "CDLA-Permissive-2.0",
    record: "id of Alder Skips",
    readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(draft?.sources.county).toMatchObject({ source: "Our table of towns (GeoNames)", record: "Leeds" });
  expect(Object.keys(draft?.sources ?? {})).not.toContain("email");
});

test("places of other trades, abroad, closed, uncertain or without a town are left out and counted", async () => {
  const file = lines(
    place("Alder Skips"),
    place("Birch Tips", { categories: { primary: "recycling_center" } }),
    place("Cedar Skips", { categories: { primary: "recycling_center" }, phones: null }),
    place("Elm Skips", { addresses: [{ locality: "Lille", country: "FR" }] }),
    place("Fir Skips", { operating_status: "permanently_closed" }),
    place("Gorse Skips", { confidence: 0.3 }),
    place("Hazel Skips", { addresses: [{ country: "GB" }] }),
  );
  const said = await load(overture, file, { apply: false });
  expect(said.slice(0, 2)).toEqual(["new           Alder Skips, Leeds", "new           Cedar Skips, Leeds"]);
  expect(said[3]).toBe(
    "Left out: 1 closed or dissolved, 1 not in the United Kingdom, 1 not skip hire by its category or name, 1 too uncertain, 1 no name or no town.",
  );
  expect(await stored()).toEqual([]);
});

/** The example of the changed schema: neither `categories` nor plural names. */
const renamed = (name: string, properties: object) => place(name, { categories: undefined, ...properties });
const hierarchy = (...steps: string[]) => ({
  taxonomy: { primary: steps.at(-1), hierarchy: ["services_and_business", ...steps] },
});

test.each<[string, object, string]>([
  ["new", hierarchy("rental_service", "dumpster_rental"), "Alder Bins"],
  ["new", hierarchy("professional_service", "junk_removal_and_hauling", "dumpster_rental"), "Alder Bins"],
  [
    "new",
    { taxonomy: { primary: "mover", hierarchy: ["mover"], alternates: ["dumpster_rental"] } },
    "Alder Bins",
  ],
  ["new", { basic_category: "dumpster_rental" }, "Alder Bins"],
  ["new", { taxonomy: JSON.stringify({ primary: "dumpster_rental" }) }, "Alder Bins"],
  [
    "new",
    { taxonomy: "{'primary': dumpster_rental, 'hierarchy': [rental_service, dumpster_rental]}" },
    "Alder Bins",
  ],
  ["new", { taxonomy_primary: "dumpster_rental" }, "Alder Bins"],
  ["new", { categories: { primary: "dumpster_rentals" } }, "Alder Bins"],
  ["new", { basic_category: "rental_service" }, "Example Skip Hire"],
  ["new", { categories: { primary: "junk_removal_and_hauling" } }, "Example Skip Hire"],
  ["new", hierarchy("home_service", "recycling_center"), "Example Skip Hire"],
  ["new", { basic_category: "skip_hire_service" }, "Alder Bins"],
  ["new", hierarchy("rental_service", "skip_rental"), "Alder Bins"],
  ["new", { categories: { primary: "construction", alternate: ["dumpster_rentals"] } }, "Alder Bins"],
  ["new", hierarchy("waste_management_service"), "Mr Skip"],
  ["new", hierarchy("equipment_rental_service"), "Easyskip"],
  ["new", hierarchy("professional_service"), "Alder Skips"],
  ["new", hierarchy("transportation"), "Skip Kings"],
  ["new", hierarchy("business_service"), "Skip Kings"],
  ["new", {}, "Example Skip Hire"],
  ["Tried", { basic_category: "rental_service" }, "Alder Bins"],
  ["Tried", hierarchy("waste_management_service"), "Alder Waste"],
  ["Tried", hierarchy("waste_management_service"), "Skipton Waste"],
  ["Tried", hierarchy("preschool"), "Hop Skip and Jump"],
  ["Tried", hierarchy("pizza_restaurant"), "Skip’s Pizza"],
  ["Tried", hierarchy("food_and_drink", "cafe"), "The Skip Cafe"],
  ["Tried", { basic_category: "not_dumpster_rental" }, "Alder Bins"],
])("says %s for a place with %j", async (start, properties, name) => {
  const said = await load(overture, lines(renamed(name, properties)), { apply: false });
  expect(said[0]?.startsWith("new")).toBe(start === "new");
});

const SIX = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"].map((name, at) =>
  place(`${name} Ü Skips`, { phones: [`011349600${at}0`] }),
);
const text = (value: object, indent?: number) => JSON.stringify(value, null, indent);
const aLine = SIX.map((one) => text(one)).join(",\n");

test.each<[string, string]>([
  ["a collection on one line", text({ type: "FeatureCollection", features: SIX })],
  ["a collection over many lines", text({ type: "FeatureCollection", features: SIX }, 2)],
  [
    "GDAL's and QGIS's collection with a feature a line",
    `{\n"type": "FeatureCollection",\n"name": "places",\n"crs": { "type": "name", "properties": { "name": "urn:ogc:def:crs:OGC:1.3:CRS84" } },\n"features": [\n${aLine}\n]\n}\n`,
  ],
  ["DuckDB's collection", `{ "type": "FeatureCollection", "features": [\n${aLine} ] }`],
  [
    "members behind the features",
    `{"features":[${aLine}],"bbox":[0,1,2,3],"x":{"features":1},"type":"FeatureCollection"}`,
  ],
  ["a sequence with record separators", SIX.map((one) => `\u001e${text(one)}\n`).join("")],
  ["a sequence of indented features", SIX.map((one) => `\u001e${text(one, 2)}\r\n`).join("")],
  ["a list", `[${aLine}]`],
  [
    "a file with a byte order mark and Windows line ends",
    `\uFEFF${SIX.map((one) => text(one)).join("\r\n")}`,
  ],
])("reads GeoJSON as %s", async (_layout, file) => {
  const said = await load(overture, file);
  expect(said.at(-2)).toBe("Overture Maps, places: 6 rows. Companies: 6 new.");
  expect((await stored()).map(({ name }) => name)).toEqual(
    SIX.map(({ properties }) => properties.names.primary),
  );
});

const utf16 = (content: string) => Buffer.from(content, "utf16le");
const bigEndian = (content: string) => utf16(content).swap16();
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** A table with the columns of Overture's schema, whose cells hold objects and lists as a program writes them. */
const nestedTable = (names: string, addresses: string, phones: string, taxonomy: string) =>
  `id,names,confidence,addresses,phones,websites,taxonomy\n1,${[names, "0.9", addresses, phones, "NULL", taxonomy].map(quoted).join()}\n`;

const DUCKDB = nestedTable(
  "{'primary': Alder Ü Skips, 'common': NULL, 'rules': NULL}",
  "[{'freeform': 12 High St, Unit 3, 'locality': Leeds, 'postcode': LS1 4AP, 'region': NULL, 'country': GB}]",
  "[+441134960001, +441134960002]",
  "{'primary': dumpster_rental, 'hierarchy': [rental_service, dumpster_rental], 'alternates': NULL}",
);
const PANDAS = nestedTable(
  "{'primary': 'Alder Ü Skips', 'common': None}",
  "array([{'freeform': '12 High St', 'locality': 'Leeds', 'postcode': 'LS1 4AP', 'country': 'GB'}], dtype=object)",
  "['+441134960001']",
  "{'primary': 'dumpster_rental', 'hierarchy': array(['rental_service'], dtype=object)}",
);
const ATHENA = nestedTable(
  "{primary=Alder Ü Skips, common=null}",
  "[{freeform=12 High St, Unit 3, locality=Leeds, postcode=LS1 4AP, region=null, country=GB}]",
  "[+441134960001]",
  "{primary=dumpster_rental, hierarchy=[rental_service]}",
);
const ALDER = place("Alder Ü Skips", { websites: null });
const { properties: ALDER_ROW } = ALDER;

test.each<[string, string | Uint8Array]>([
  ["GeoJSON in UTF-16", utf16(`\uFEFF${collection(ALDER)}`)],
  ["GeoJSON in UTF-16 without a byte order mark", utf16(collection(ALDER))],
  ["GeoJSON in UTF-16, big endian", bigEndian(`\uFEFF${collection(ALDER)}`)],
  ["GeoJSON in Windows-1252", Buffer.from(collection(ALDER), "latin1")],
  ["DuckDB's table", DUCKDB],
  ["DuckDB's table in UTF-16", utf16(`\uFEFF${DUCKDB}`)],
  ["DuckDB's table in Windows-1252", Buffer.from(DUCKDB, "latin1")],
  ["a table below sep=", `sep=,\r\n${DUCKDB}`],
  ["a table below a title", `Overture, October 2026\n\n${DUCKDB}`],
  ["a Mac's table", DUCKDB.replaceAll("\n", "\r")],
  ["pandas' table", PANDAS],
  ["Athena's table", ATHENA],
  [
    "a table with JSON",
    nestedTable(
      ...((["names", "addresses", "phones", "categories"] as const).map((name) => text(ALDER_ROW[name])) as [
        string,
        string,
        string,
        string,
      ]),
    ),
  ],
  ["DuckDB's JSON, a row a line", `${text(ALDER_ROW)}\n`],
  ["DuckDB's JSON as a list", text([ALDER_ROW], 2)],
  ["ArcGIS's JSON", text({ features: [{ attributes: ALDER_ROW, geometry: { x: -1.54, y: 53.8 } }] })],
])("reads %s", async (_layout, file) => {
  await load(overture, file);
  expect(await stored()).toMatchObject([
    { name: "Alder Ü Skips", location: "Leeds", postcode: "LS1 4AP", phone: "0113 496 0001", website: null },
  ]);
});

test.each<[string, string | Uint8Array]>([
  ["compressed", Buffer.from([0x1f, 0x8b, 8, 0])],
  ["a ZIP archive", "PK\u0003\u0004"],
  ["a Parquet file", "PAR1"],
  ["a GeoPackage", "SQLite format 3\0"],
  ["XML such as KML", '<?xml version="1.0"?><kml/>'],
  ["The file is empty", "\r\n"],
])("says that a file is %s, and adds nothing", async (words, file) => {
  await expect(load(overture, file)).rejects.toThrow(words);
  expect(await stored()).toEqual([]);
});

test("quotation marks, brackets and keys within values do not cut a feature", async () => {
  const name = 'Alder "}]" Skips {[ \\';
  const said = await load(
    overture,
    collection(place(name, { note: '"features": [' }), place("Birch Skips", { phones: [] })),
  );
  expect(said.slice(0, 2)).toEqual([`new           ${name}, Leeds`, "new           Birch Skips, Leeds"]);
});

test("GeoJSON that is cut off, too long or interrupted is refused, and nothing is added", async () => {
  const cut = lines(...SIX).slice(0, -20);
  await expect(load(overture, cut)).rejects.toThrow(
    "The file ends in the middle of a feature. Export it again.",
  );
  await expect(load(overture, `{"type":"FeatureCollection","features":[${aLine}`)).rejects.toThrow(
    "in the middle",
  );
  await expect(load(overture, `${text(SIX[0] ?? {})}\nx`)).rejects.toThrow("Line 2 is no GeoJSON.");
  const long = place("Long", { note: "x".repeat(1_100_000) });
  await expect(load(overture, lines(place("Alder Skips"), long))).rejects.toThrow("Line 2 is no GeoJSON.");
  expect(await stored()).toEqual([]);
});

test("says examples of what was left out, with the value that decided", async () => {
  const others = ["Ash", "Birch", "Cedar", "Dale"].map((name) =>
    renamed(`${name} Cafe`, hierarchy("food_and_drink", "cafe")),
  );
  const said = await load(
    overture,
    lines(...others, place("Fir Skips", { operating_status: "permanently_closed" })),
  );
  expect(said.slice(1, 4)).toEqual([
    "Left out: 1 closed or dissolved, 4 not skip hire by its category or name.",
    "  closed or dissolved, for example: Fir Skips (permanently_closed)",
    "  not skip hire by its category or name, for example: Ash Cafe (cafe), Birch Cafe (cafe), Cedar Cafe (cafe)",
  ]);
});

test("a place without a town gets the post town of its postcode, if that is known", async () => {
  const said = await load(
    overture,
    lines(
      place("Alder Skips", { addresses: [{ postcode: "ls1 4ap", country: "GB" }] }),
      place("Birch Skips", { phones: [], addresses: [{ postcode: "ZZ1 1AA", country: "GB" }] }),
      place("Cedar Skips", {
        phones: [],
        addresses: [{ locality: "Cross Green Estate", postcode: "LS9 0PX" }],
      }),
    ),
  );
  expect(said.slice(0, 3)).toEqual([
    "new           Alder Skips, Leeds",
    "unreadable    Birch Skips, ZZ1 1AA: the postcode ZZ1 1AA is not known, and there is no town",
    "new           Cedar Skips, Cross Green Estate",
  ]);
  const [alder, cedar] = await stored();
  expect(alder).toMatchObject({ location: "Leeds", county: "West Yorkshire" });
  expect(alder?.sources.location).toMatchObject({ source: "Our table of towns (GeoNames)" });
  expect(cedar).toMatchObject({ location: "Cross Green Estate", county: "West Yorkshire" });
});

test.each([
  [",", "GB", "0.8"],
  [";", "United Kingdom", "0,8"],
  ["\t", "GBR", "0.8"],
])(
  "a table exported from the places with %j reads like the GeoJSON",
  async (separator, country, confidence) => {
    const table = [
      "id,names.primary,categories.primary,confidence,phones,locality,country,lon,lat,dataset".split(","),
      [
        "7",
        "Alder Skips",
        "dumpster_rentals",
        confidence,
        '"[01134960001, 01134960002]"',
        "Newport",
        country,
      ],
    ];
    table[1]?.push("-2.99", "51.58", "Foursquare");
    await load(overture, table.map((row) => row.join(separator)).join("\n"));
    const [draft] = await stored();
    // The county is that of the town called Newport that is nearest to the coordinates.
    expect(draft).toMatchObject({ county: "Gwent", phone: "0113 496 0001" });
    expect(draft?.sources.name?.licence).toBe("Apache-2.0");
  },
);

const CH_HEADINGS =
  "CompanyName, CompanyNumber,RegAddress.PostTown,RegAddress.County,RegAddress.Country,RegAddress.PostCode,CompanyStatus,SICCode.SicText_1,SICCode.SicText_2";

test("Companies House's file gives names in usual spelling, for companies that say skips and have a code of the trade", async () => {
  const rows = [
    "ALDER SKIP HIRE LIMITED,01234567,STOKE-ON-TRENT,STAFFORDSHIRE,ENGLAND,ST1 1AA,Active,38110 - Collection of non-hazardous waste,",
    "SKIP HIRE SOFTWARE LTD,01234568,LEEDS,,ENGLAND,LS1 4AP,Active,62012 - Business software,",
    "BIRCH SKIPS LTD,01234569,LEEDS,,ENGLAND,LS1 4AP,Liquidation,38110 - Collection of non-hazardous waste,",
    "CEDAR WASTE LTD,01234570,LEEDS,,ENGLAND,LS1 4AP,Active,38110 - Collection of non-hazardous waste,",
  ];
  const said = await load(companiesHouse, [CH_HEADINGS, ...rows].join("\r\n"));
  expect(said[0]).toBe("new           Alder Skip Hire Limited, Stoke-on-Trent");
  expect(said[2]).toBe("Left out: 1 closed or dissolved, 2 not skip hire by its category or name.");
  const [draft] = await stored();
  expect(draft).toMatchObject({ county: "Staffordshire", phone: null, email: null });
  expect(draft?.sources.name).toMatchObject({
    record: "01234567",
    source: "Companies House, registered office",
  });
});

const registered = (name: string, more: { town?: string; postcode?: string; status?: string } = {}) =>
  `${name},01234567,${more.town ?? "LEEDS"},,ENGLAND,${more.postcode ?? "LS1 4AP"},${more.status ?? "Active"},38110 - Collection of non-hazardous waste,`;

test("Companies House's names count as skip hire if a word contains skip, but not by a place or person", async () => {
  const skips = [
    "EASYSKIPS LTD",
    "SKIPHIRE4U LIMITED",
    "MINI SKIPS LTD",
    "THESKIPCOMPANY LTD",
    "SKIP2GO LTD",
    "SKIPSRUS LTD",
    "SKIPHAUL LTD",
    "SKIPTON SKIPS LTD",
  ];
  const others = [
    "SKIPTON WASTE LTD",
    "SKIPPER LTD",
    "SKIPWITH & SONS",
    "SKIPSEA HOLDINGS",
    "SKIPPING LTD",
    "SKIPSTER WASTE LTD",
    "INSKIP WASTE LTD",
    "MINSKIP HAULAGE LTD",
    "LANDSKIP LTD",
    "LEEDS WASTE LTD",
  ];
  const rows = [...skips, ...others].map((name) => registered(name));
  const said = await load(companiesHouse, [CH_HEADINGS, ...rows].join("\n"), { apply: false });
  expect(said.filter((line) => line.startsWith("new"))).toHaveLength(skips.length);
  expect(said).toContain(`Left out: ${others.length} not skip hire by its category or name.`);
});

test("a company about to be struck off is left out, and one without a town has the post town", async () => {
  const rows = [
    registered("ALDER SKIPS LTD", { status: "Active - Proposal to Strike off" }),
    registered("BIRCH SKIPS LTD", { town: "" }),
  ];
  const said = await load(companiesHouse, [CH_HEADINGS, ...rows].join("\n"));
  expect(said[0]).toBe("new           Birch Skips Ltd, Leeds");
  expect(said[2]).toBe("Left out: 1 about to be struck off.");
  expect((await stored())[0]).toMatchObject({ location: "Leeds", county: "West Yorkshire" });
});

test("a company whose town cannot be stored is named with the reason, and the others are added", async () => {
  const row = (name: string, town: string) =>
    `${name},01234567,${town},STAFFORDSHIRE,ENGLAND,ST1 1AA,Active,38110 - Collection of non-hazardous waste,`;
  const rows = [row("LONG SKIPS LTD", "X".repeat(201)), row("ALDER SKIPS LTD", "STOKE-ON-TRENT")];
  const said = await load(companiesHouse, [CH_HEADINGS, ...rows].join("\r\n"));
  expect(said[0]).toMatch(/^unreadable .*: Location .*200/);
  expect((await stored()).map(({ name }) => name)).toEqual(["Alder Skips Ltd"]);
});

test("what is listed by phone, name, place or website, or in the file twice, is not added again", async () => {
  await opened.database.insert(companies).values([
    { name: "The Alder Skips Ltd", location: "Leeds", county: "West Yorkshire" },
    { name: "Quick Bins", location: "York", county: "North Yorkshire", phone: "0113 496 0002" },
    {
      name: "Third",
      location: "Leeds",
      county: "West Yorkshire",
      website: "http://birch-skips.example/about",
    },
    { name: "Fourth", location: "Hull", county: "East Riding", website: "https://facebook.com/elm" },
  ]);
  const file = lines(
    place("Alder Skips", { phones: null }),
    place("Other Name", { phones: ["(0113) 4960002"] }),
    place("Birch Skips", { phones: null }),
    place("Elm Skips", { phones: null, websites: ["https://facebook.com/elm-skips"] }),
    place("Elm Skips Limited", { phones: null, websites: null }),
  );
  expect((await load(overture, file)).slice(0, 5)).toEqual([
    expect.stringMatching(
      /^known already Alder Skips, Leeds: same name and place as "The Alder Skips Ltd", company/,
    ),
    expect.stringMatching(/^known already Other Name, Leeds: same phone as "Quick Bins", company/),
    expect.stringMatching(/^known already Birch Skips, Leeds: same website and place as "Third", company/),
    "new           Elm Skips, Leeds",
    'known already Elm Skips Limited, Leeds: same name and postcode as "Elm Skips", row 4',
  ]);
  expect(await stored()).toHaveLength(5);
});

test("a company that asked not to be listed, and a draft that was discarded, do not come back", async () => {
  const [asked, discarded] = [{ phone: "0113 496 0001" }, { name: "Birch Skips", location: "Leeds" }];
  await opened.database
    .insert(removalRequests)
    .values([
      ...hashesOf(asked, hashKey).map((key) => ({ key })),
      ...hashesOf(discarded, hashKey).map((key) => ({ key, reason: "discarded" as const })),
    ]);
  const said = await load(overture, lines(place("Alder Skips"), place("Birch Skips", { phones: null })));
  expect(said.slice(0, 2)).toEqual([
    "asked not to be listed Alder Skips, Leeds",
    "discarded or not answered before Birch Skips, Leeds",
  ]);
  expect(await stored()).toEqual([]);
});

test("an import of drafts is undone unless a company was changed or asked since, and a changed value forgets its source", async () => {
  const files = createCompanyFiles({
    permits: examplePermits,
    database: opened.database,
    places,
    companies: { refreshAfterWrite: async () => {} },
    newCompanyRating: "none",
  });
  await load(overture, collection(place("Alder Skips")));
  const [draft] = await stored();
  await opened.database
    .update(companies)
    .set({ phone: "01632 960001" })
    .where(eq(companies.id, draft?.id ?? 0));
  const [edited] = await stored();
  expect(Object.keys(edited?.sources ?? {}).sort()).toEqual([
    "county",
    "location",
    "name",
    "postcode",
    "website",
  ]);
  expect(await files.undoLastImport()).toMatchObject({
    message: expect.stringContaining('since the import: "Alder Skips". '),
  });
  await opened.database.update(companies).set({ phone: "0113 496 0001", invitedAt: new Date() });
  // A company is asked once. After the undo, another import would offer to ask it again.
  expect(await files.undoLastImport()).toMatchObject({
    message: expect.stringContaining('since the import: "Alder Skips". '),
  });
  await opened.database.update(companies).set({ invitedAt: null });
  expect(await files.undoLastImport()).not.toHaveProperty("refused");
  expect(await stored()).toEqual([]);
});

test("a file of another kind is refused with a sentence", async () => {
  for (const file of ["name,town\nAcme,Leeds", "name,town"])
    await expect(load(companiesHouse, file)).rejects.toThrow(
      'The first line has no column "companyname", so this is another file.',
    );
  await expect(load(overture, '{\n  "type": "FeatureCollection"\n}')).rejects.toThrow(
    "Line 1 is no GeoJSON. Save the places as GeoJSON.",
  );
});
