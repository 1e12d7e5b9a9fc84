import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, removalRequests } from "#server/database/tables.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { createCompanyFiles } from "../csv/company-files.ts";
import { hashesOf } from "../csv/removed-companies.ts";
import { countyFinder } from "./county-of.ts";
import { draftReportText } from "./draft-report.ts";
import { importDrafts } from "./import-drafts.ts";
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
const hashKey = (key: string) => `hash of ${key}`;

async function load(source: Source, content: string, { apply = true } = {}) {
  const path = join(folder, "file");
  await writeFile(path, content);
  const deps = {
    database: opened.database,
    places: createPlaces(tables),
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

test("a table exported from the places reads like the GeoJSON", async () => {
  const table = [
    "id,names.primary,categories.primary,confidence,phones,locality,country,lon,lat,dataset",
    '7,Alder Skips,dumpster_rentals,0.8,"[01134960001, 01134960002]",Newport,GB,-2.99,51.58,Foursquare',
  ];
  await load(overture, table.join("\n"));
  const [draft] = await stored();
  // The county is that of the town called Newport that is nearest to the coordinates.
  expect(draft).toMatchObject({ county: "Gwent", phone: "0113 496 0001" });
  expect(draft?.sources.name?.licence).toBe("Apache-2.0");
});

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

test("a firm that asked not to be listed, and a draft that was discarded, do not come back", async () => {
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

test("an import of drafts is undone unless a firm was changed or asked since, and a changed value forgets its source", async () => {
  const files = createCompanyFiles({
    database: opened.database,
    places: createPlaces(tables),
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
  await expect(load(companiesHouse, "name,town\nAcme,Leeds")).rejects.toThrow(
    'The first line has no column "companyname", so this is another file.',
  );
  await expect(load(overture, '{\n  "type": "FeatureCollection"\n}')).rejects.toThrow(
    "Line 1 is no GeoJSON. Save the places as GeoJSON with one feature on each line.",
  );
});
