import { eq } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StatedPrice } from "#contract/job/terms.ts";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { createCompanyEditor, type NewCompanyRating } from "./edit.ts";
import { companyEditCalls } from "./edit-http.ts";
import { createSimilarCompanies } from "./similar/similar.ts";
import { exampleCompanies, examplePlaces, LEEDS } from "./testing/examples.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.database.delete(companyTable));

const ACME = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };

const open: MiddlewareHandler = (_c, next) => next();
const closed: MiddlewareHandler = async (c) => c.json({ message: "Please sign in" }, 401);

/** Knows one council, by a part of its name. */
const permits = {
  authorityNamed: (text: string) => ("Leeds City Council".includes(text) ? "Leeds City Council" : null),
};

const places = {
  ...examplePlaces(),
  mayBeDistrict: (code: string) => code !== "ZZ99",
  locate: ({ postcode, location }: { postcode: string | null; location: string }) => {
    if (postcode === "LS1 1UR") return { latitude: 53.79, longitude: -1.54 };
    return location === "Leeds" ? { latitude: LEEDS.latitude, longitude: LEEDS.longitude } : null;
  },
};

async function serve({ guard = open, rating = "default" as NewCompanyRating } = {}) {
  const { database } = opened;
  const companies = exampleCompanies(database, places);
  await companies.load();
  const mail: Parameters<typeof createCompanyEditor>[0]["mail"] = {
    transaction: (work) => database.transaction(work),
    enqueue: async (_tx, emails) => emails.length,
  };
  const editor = createCompanyEditor({
    permits,
    database,
    places,
    companies,
    newCompanyRating: rating,
    mail,
  });
  const similar = createSimilarCompanies({ database, hashKey: (key) => key });
  const api = testApi(companyEditCalls({ editor, similar }), { guard });
  const send = async (method: string, path: string, body: unknown, headers = {}) => {
    const response = await api.request(path, { method, headers, body: JSON.stringify(body) });
    return {
      status: response.status,
      location: response.headers.get("location"),
      etag: response.headers.get("etag"),
      body: await response.json(),
    };
  };
  return {
    companies,
    post: (body: unknown) => send("POST", "/companies", body),
    put: (id: number | string, body: unknown, headers = {}) => send("PUT", `/companies/${id}`, body, headers),
  };
}

describe("adding a company", () => {
  test("leaves out lone surrogates and invisible characters", async () => {
    const { post } = await serve();
    const typed = { ...ACME, name: "\u202EAcme\ud800 Skips", description: "Since\u200B 1999.\nTwo lorries." };
    const stored = { ...ACME, description: "Since 1999.\nTwo lorries." };
    expect(await post(typed)).toMatchObject({ status: 201, body: stored });
  });

  test("needs a name, a location and a county; other fields get the specified defaults", async () => {
    const { post, companies } = await serve();
    const { status, body, location } = await post(ACME);
    expect(status).toBe(201);
    expect(location).toBe(`/api/companies/${body.id}`);
    expect(body).toMatchObject({
      ...ACME,
      priceFrom: "80.00",
      priceTo: "300.00",
      rating: "4.20",
      reviewCount: 15,
      featured: false,
      eco: false,
      verified: true,
      permits: true,
      latitude: LEEDS.latitude,
      longitude: LEEDS.longitude,
    });
    expect(companies.find(body.id)).toEqual(body);
    const earliest = { day: null, unknown: ["notice"] };
    expect(companies.list({ search: "acme" })).toEqual([{ ...body, earliest, canDo: null }]);
  });

  test("stores every field", async () => {
    const said = {
      ...ACME,
      description: "Two lorries.\nSince 1999.",
      postcode: "LS1 1UR",
      phone: "01632 960001",
      email: "office@acme.example",
      website: "https://acme.example/skips?a=1",
      services: "Skip hire, Grab hire",
      skipSizes: "4 yard, 6 yard",
      priceFrom: "95.50",
      priceTo: "320.00",
      featured: true,
      verified: false,
      operatingHours: "Mon-Fri 8-17",
      establishedYear: 1999,
      licenseNumber: "CBDU000000",
      insurance: "£5m public liability",
      coverage: "Leeds and Bradford",
      specialties: "Soil",
      paymentMethods: "Card, Cash",
      deliveryTime: "Next day",
      collectionTime: "Two days",
      permits: false,
      eco: true,
    };
    const { post } = await serve();
    expect((await post(said)).body).toMatchObject({ ...said, latitude: 53.79, longitude: -1.54 });
  });

  test("starts without a rating when NEW_COMPANY_RATING is none", async () => {
    const { post } = await serve({ rating: "none" });
    expect((await post(ACME)).body).toMatchObject({ rating: null, reviewCount: 0 });
  });

  test("ignores a rating in the request", async () => {
    const { post } = await serve();
    expect((await post({ ...ACME, rating: "5.00", reviewCount: 900, id: 7 })).body).toMatchObject({
      rating: "4.20",
      reviewCount: 15,
    });
  });

  test.each([
    ["email", "", null],
    ["email", "unknown", "Unknown"],
    ["website", "www.acme.example", "https://www.acme.example"],
    ["website", "acme.example:8080/x", "https://acme.example:8080/x"],
    ["website", "", null],
    ["priceFrom", 95.5, "95.50"],
    ["priceFrom", "£1,250", "1250.00"],
    ["priceTo", "", null],
    ["priceTo", null, null],
    ["establishedYear", "1999", 1999],
    ["establishedYear", "", null],
    ["name", "  Acme   Skips ", "Acme Skips"],
    ["postcode", null, null],
  ])("%s %j is kept as %j", async (field, value, kept) => {
    const { post } = await serve();
    const extra = field === "priceFrom" ? { priceTo: "2000" } : {};
    const { status, body } = await post({ ...ACME, ...extra, [field]: value });
    expect(status).toBe(201);
    expect(body[field]).toEqual(kept);
  });

  const THIS_YEAR = new Date().getFullYear();
  const WEB = "Please enter a web address such as https://www.example.co.uk";
  test.each([
    ["name", "", "Company name is required"],
    ["name", undefined, "Company name is required"],
    ["name", "x".repeat(201), "Company name is too long (at most 200 characters)"],
    ["location", " ", "Location is required"],
    ["county", null, "County is required"],
    ["email", "nobody", "Please enter a valid email address"],
    ["website", "javascript:alert(1)", WEB],
    ["website", " JavaScript:alert(1)", WEB],
    ["website", "java\tscript:alert(1)", WEB],
    ["website", "data:text/html,<script>", WEB],
    ["website", "ftp://acme.example", WEB],
    ["website", "https://me:secret@acme.example", WEB],
    ["website", "not a site", WEB],
    ["priceFrom", -1, "Price from must be an amount such as 120 or 120.50"],
    ["priceFrom", "80.505", "Price from must be an amount such as 120 or 120.50"],
    ["priceTo", "lots", "Price to must be an amount such as 120 or 120.50"],
    ["priceTo", "1000000", "Price to must be an amount such as 120 or 120.50"],
    ["establishedYear", 1799, `Established year must be from 1800 to ${THIS_YEAR}`],
    ["establishedYear", THIS_YEAR + 1, `Established year must be from 1800 to ${THIS_YEAR}`],
    ["description", "x".repeat(5001), "Description is too long (at most 5000 characters)"],
    ["services", "x".repeat(1001), "Services is too long (at most 1000 characters)"],
    ["featured", "yes", "Featured must be yes or no"],
  ])("%s %j is refused", async (field, value, message) => {
    const { post } = await serve();
    const answer = await post({ ...ACME, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
    expect(await opened.database.$count(companyTable)).toBe(0);
  });

  test.each([
    { priceFrom: "90", priceTo: "80" },
    // The defaults are £80 and £300.
    { priceFrom: "301" },
    { priceTo: "79" },
  ])("refuses a highest price below the lowest: %j", async (prices) => {
    const { post } = await serve();
    const message = "Price to must not be below price from";
    expect(await post({ ...ACME, ...prices })).toMatchObject({
      status: 400,
      body: { message, fields: { priceTo: message } },
    });
  });
});

describe("changing a company", () => {
  test("changes the sent fields, keeps the rest and shows the result immediately", async () => {
    const { post, put, companies } = await serve();
    const before = (await post({ ...ACME, phone: "01632 960001", eco: true, priceFrom: "90" })).body;
    const { status, body } = await put(before.id, { name: "Acme Waste", phone: "" });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: "Acme Waste", phone: null, updatedAt: body.updatedAt });
    expect(companies.find(before.id)).toEqual(body);
  });

  test("moves it on the map when its address changes", async () => {
    const { post, put } = await serve();
    const { id } = (await post(ACME)).body;
    expect((await put(id, { postcode: "LS1 1UR" })).body).toMatchObject({ latitude: 53.79 });
    expect((await put(id, { postcode: "", location: "Nowhere" })).body).toMatchObject({
      latitude: null,
      longitude: null,
    });
  });

  test("keeps a rating that reviews have changed", async () => {
    const { post, put } = await serve();
    const { id } = (await post(ACME)).body;
    await opened.database
      .update(companyTable)
      .set({ rating: "3.10", reviewCount: 40 })
      .where(eq(companyTable.id, id));
    expect((await put(id, { ...ACME, rating: "5.00", phone: "1" })).body).toMatchObject({
      rating: "3.10",
      reviewCount: 40,
    });
  });

  test("refuses a price that does not fit the stored other price", async () => {
    const { post, put } = await serve();
    const { id } = (await post(ACME)).body;
    expect(await put(id, { priceTo: "79.99" })).toMatchObject({
      status: 400,
      body: { message: "Price to must not be below price from" },
    });
    expect((await put(id, { priceTo: "80" })).status).toBe(200);
  });

  test("refuses that also for a draft", async () => {
    const { put } = await serve();
    const [draft] = await opened.database
      .insert(companyTable)
      .values({ ...ACME, listing: "draft" })
      .returning();
    expect((await put(draft?.id ?? 0, { priceTo: "79.99" })).status).toBe(400);
  });

  test("refuses to clear a required field", async () => {
    const { post, put } = await serve();
    const { id } = (await post(ACME)).body;
    for (const [field, message] of [
      ["name", "Company name is required"],
      ["location", "Location is required"],
      ["county", "County is required"],
    ] as const)
      expect(await put(id, { [field]: " " })).toMatchObject({ status: 400, body: { message } });
  });

  test("answers 404 for an unknown id and 400 for an invalid one", async () => {
    const { put } = await serve();
    expect(await put(4711, ACME)).toMatchObject({ status: 404, body: { message: "Company not found" } });
    expect((await put("seven", ACME)).status).toBe(400);
  });
});

test("only the administrator adds and changes companies", async () => {
  const { post, put } = await serve({ guard: closed });
  expect((await post(ACME)).status).toBe(401);
  expect((await put(1, ACME)).status).toBe(401);
  expect(await opened.database.$count(companyTable)).toBe(0);
});

describe("a lost update between two editors", () => {
  const STALE =
    "Somebody else changed this company after you opened it, so your changes were not saved. Load the newer version, then save again.";

  test("is refused: the second editor's change was based on an older version", async () => {
    const { post, put, companies } = await serve();
    const { id, updatedAt } = (await post(ACME)).body;
    const first = await put(id, { phone: "01632 960001", updatedAt });
    expect(first.status).toBe(200);
    expect(await put(id, { phone: "01632 960002", updatedAt })).toMatchObject({
      status: 409,
      body: { message: STALE },
    });
    expect(companies.find(id)).toEqual(first.body);
    const retried = await put(id, { phone: "01632 960002", updatedAt: first.body.updatedAt });
    expect(retried).toMatchObject({ status: 200, body: { phone: "01632 960002" } });
  });

  test("is refused for all but one of those who save at the same time", async () => {
    const { post, put } = await serve();
    const { id, updatedAt } = (await post(ACME)).body;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put(id, { phone: `01632 96000${at}`, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test("is not seen in a new review, or in a change that changes nothing", async () => {
    const { post, put } = await serve();
    const { id, updatedAt } = (await post(ACME)).body;
    await opened.database
      .update(companyTable)
      .set({ rating: "3.10", reviewCount: 40, ratingTotal: "124.00" })
      .where(eq(companyTable.id, id));
    expect(await put(id, { ...ACME, updatedAt })).toMatchObject({ status: 200, body: { updatedAt } });
    expect((await put(id, { phone: "1", updatedAt })).status).toBe(200);
  });

  test("carries the company as it is now when it is refused, also a hidden one", async () => {
    const { post, put } = await serve();
    const { id, updatedAt } = (await post(ACME)).body;
    const newer = (await put(id, { phone: "01632 960001" })).body;
    await opened.database.update(companyTable).set({ listing: "draft" });
    const refused = await put(id, { phone: "01632 960002", updatedAt });
    expect([refused.status, refused.body.company]).toEqual([409, newer]);
  });

  test("works the same with the version in If-Match", async () => {
    const { post, put } = await serve();
    const { id, updatedAt } = (await post(ACME)).body;
    const first = await put(id, { phone: "01632 960001" }, { "if-match": `"${updatedAt}"` });
    expect([first.status, first.etag]).toEqual([200, `"${first.body.updatedAt}"`]);
    const late = await put(id, { phone: "01632 960002" }, { "if-match": `"${updatedAt}"` });
    expect([late.status, late.body.company]).toEqual([412, first.body]);
    expect((await put(id, { phone: "01632 960003" }, { "if-match": first.etag })).status).toBe(200);
    expect((await put(id, { phone: "01632 960004" }, { "if-match": "*" })).status).toBe(200);
  });

  test.each(['"abc"', "abc", 'W/"2026-11-28T09:30:00.000Z"', '"2026-11-28T09:30:00.000Z", "x"', '""'])(
    "with If-Match: %s, which is no version, changes nothing and says so",
    async (header) => {
      const { post, put } = await serve();
      const { id } = (await post(ACME)).body;
      const refused = await put(id, { phone: "01632 960001" }, { "if-match": header });
      expect([refused.status, refused.body.message]).toEqual([412, expect.stringContaining("updatedAt")]);
    },
  );

  test("is refused if If-Match and updatedAt differ", async () => {
    const { post, put } = await serve();
    const { id, updatedAt } = (await post(ACME)).body;
    const newer = (await put(id, { phone: "01632 960001" })).body.updatedAt;
    const differing = await put(id, { phone: "01632 960002", updatedAt }, { "if-match": `"${newer}"` });
    expect(differing.status).toBe(412);
  });

  test("is the caller's choice without updatedAt", async () => {
    const { post, put } = await serve();
    const { id } = (await post(ACME)).body;
    await put(id, { phone: "01632 960001" });
    expect((await put(id, { phone: "01632 960002" })).status).toBe(200);
    expect((await put(id, { updatedAt: "yesterday" })).status).toBe(400);
  });
});

const SIX = { size: 6, price: "210.00", hireDays: 14, extraWeek: "25.00", heavyAllowed: true };
const EIGHT = { size: 8, price: "260.00", hireDays: 14, extraWeek: null, heavyAllowed: null };
const TERMS = {
  prices: [SIX, EIGHT],
  coverageAreas: [{ type: "radius", km: 30, exclude: ["LS9"] }],
  refuses: ["tyres", "asbestos"],
  acceptsAtCharge: [{ waste: "mattress", price: "20.00", unit: "each" }],
  noticeDays: 2,
  confirmedOn: "2026-01-15",
};

describe("the terms of a company", () => {
  test("are stored with the directory as the source of prices, and every read has them at once", async () => {
    const { post, companies } = await serve();
    const { status, body } = await post({ ...ACME, ...TERMS, prices: [EIGHT, SIX] });
    expect(status).toBe(201);
    const noted = { statedBy: "directory", statedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) };
    const stored = { ...TERMS, prices: [SIX, EIGHT].map((price) => ({ ...price, ...noted })) };
    expect(body).toMatchObject(stored);
    expect(companies.find(body.id)).toMatchObject(stored);
  });

  test("what a price leaves out was not said", async () => {
    const { post } = await serve();
    const { body } = await post({ ...ACME, prices: [{ size: 4, price: "150.00" }] });
    expect(body.prices).toMatchObject([{ size: 4, hireDays: null, extraWeek: null, heavyAllowed: null }]);
  });

  test("a price that stays keeps who stated it and when; a changed one does not", async () => {
    const { put, companies } = await serve();
    const noted = { statedBy: "company" as const, statedOn: "2026-02-03" };
    const before = [SIX, EIGHT].map((price) => ({ ...price, ...noted })) as StatedPrice[];
    const [row] = await opened.database
      .insert(companyTable)
      .values({ ...ACME, prices: before })
      .returning();
    await companies.refreshAfterWrite([row?.id ?? 0]);
    const { body } = await put(row?.id ?? 0, { prices: [SIX, { ...EIGHT, price: "270.00" }] });
    expect(body.prices[0]).toEqual(before[0]);
    expect(body.prices[1]).toMatchObject({ price: "270.00", statedBy: "directory" });
    expect(body.prices[1].statedOn).not.toBe("2026-02-03");
    expect(companies.find(row?.id ?? 0)?.prices).toEqual(body.prices);
  });

  test("missing terms stay, and empty ones are removed", async () => {
    const { post, put } = await serve();
    const { body } = await post({ ...ACME, ...TERMS });
    expect((await put(body.id, { name: "Acme" })).body).toMatchObject({
      refuses: TERMS.refuses,
      noticeDays: 2,
    });
    const nothing = {
      prices: [],
      coverageAreas: [],
      refuses: [],
      acceptsAtCharge: [],
      noticeDays: null,
      confirmedOn: null,
    };
    expect((await put(body.id, nothing)).body).toMatchObject(nothing);
  });

  test.each([
    [{ prices: [{ ...SIX, size: 7 }] }, "prices.0.size", /size must be one of/],
    [{ prices: [{ ...SIX, price: "210" }] }, "prices.0.price", /An amount looks like 210.00/],
    [{ prices: [{ ...SIX, price: "0.00" }] }, "prices.0.price", /above 0/],
    [{ prices: [{ ...SIX, price: "10000.01" }] }, "prices.0.price", /at most 10,000/],
    [{ prices: [{ ...SIX, hireDays: 0 }] }, "prices.0.hireDays", /from 1 to 366/],
    [{ prices: [{ ...SIX, extraWeek: "-5.00" }] }, "prices.0.extraWeek", /An amount looks like/],
    [{ prices: [SIX, { ...SIX, price: "220.00" }] }, "prices", /Each size can have one price/],
    [{ coverageAreas: [{ type: "radius", km: 0 }] }, "coverageAreas.0.km", /./],
    [
      { coverageAreas: [{ type: "districts", codes: ["Leeds"] }] },
      "coverageAreas.0.codes.0",
      /looks like LS6/,
    ],
    [{ coverageAreas: [{ type: "town", codes: [] }] }, "coverageAreas.0.type", /./],
    [{ refuses: ["uranium"] }, "refuses.0", /waste must be one of/],
    [{ acceptsAtCharge: [{ waste: "tyres", price: "5.00", unit: "tonne" }] }, "acceptsAtCharge.0.unit", /./],
    [{ noticeDays: 61 }, "noticeDays", /0 to 60 working days/],
    [{ noticeDays: 1.5 }, "noticeDays", /0 to 60 working days/],
    [{ confirmedOn: "2026-02-30" }, "confirmedOn", /A date looks like/],
    [{ confirmedOn: "2199-01-01" }, "confirmedOn", /must not be in the future/],
  ])("%j is refused with a message at its field", async (terms, field, message) => {
    const { post } = await serve();
    const { status, body } = await post({ ...ACME, ...terms });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: expect.stringMatching(message) });
  });

  test("a waste is either refused or accepted at a charge, also if only one of them is sent", async () => {
    const { post, put } = await serve();
    const charge = { waste: "tyres", price: "5.00", unit: "each" };
    const { status } = await post({ ...ACME, refuses: ["tyres"], acceptsAtCharge: [charge] });
    expect(status).toBe(400);
    const { body } = await post({ ...ACME, refuses: ["tyres"] });
    expect(await put(body.id, { acceptsAtCharge: [charge] })).toMatchObject({
      status: 400,
      body: { fields: { acceptsAtCharge: "Tyres: either refused or accepted at a charge, not both" } },
    });
    expect((await put(body.id, { acceptsAtCharge: [charge], refuses: [] })).status).toBe(200);
  });

  test("soil that is refused is allowed in no size, whichever of the two is sent", async () => {
    const { post, put } = await serve();
    const message =
      "Soil is not taken, but the price for 6 yards allows soil and rubble: change one of the two";
    const priced = await post({ ...ACME, prices: [EIGHT, SIX] });
    expect(await put(priced.body.id, { refuses: ["tyres", "soil"] })).toMatchObject({
      status: 400,
      body: { fields: { "refuses.1": message } },
    });
    const refusing = await post({ ...ACME, refuses: ["soil"] });
    expect(await put(refusing.body.id, { prices: [EIGHT, SIX] })).toMatchObject({
      status: 400,
      body: { fields: { "prices.0.heavyAllowed": message } },
    });
    expect((await put(refusing.body.id, { prices: [EIGHT] })).status).toBe(200);
  });

  test("an authority is completed by the known names, and another one is refused at its field", async () => {
    const { post, put } = await serve();
    const [leeds, atlantis] = [{ name: "Leeds" }, { name: "Atlantis" }];
    const { body } = await post({ ...ACME, authorities: [leeds] });
    expect(body.authorities).toEqual([{ name: "Leeds City Council", until: null }]);
    const fields = {
      "authorities.1.name": 'We know no single council by the name "Atlantis": give its full name',
    };
    const authorities = [leeds, atlantis];
    expect(await put(body.id, { authorities })).toMatchObject({ status: 400, body: { fields } });
    expect(await post({ ...ACME, authorities })).toMatchObject({ status: 400, body: { fields } });
  });

  test("a new area must name districts that exist, and a stored one may keep its own", async () => {
    const { post, put } = await serve();
    const area = (...codes: string[]) => ({ coverageAreas: [{ type: "districts", codes }] });
    const { body } = await post({ ...ACME, ...area("LS1") });
    const fields = { "coverageAreas.0.codes": "ZZ99 is not a UK postcode district" };
    expect(await put(body.id, area("LS1", "ZZ99"))).toMatchObject({ status: 400, body: { fields } });
    expect(await post({ ...ACME, ...area("ZZ99") })).toMatchObject({ status: 400, body: { fields } });
    const stored = area("LS1", "ZZ99") as Partial<typeof companyTable.$inferInsert>;
    await opened.database.update(companyTable).set(stored).where(eq(companyTable.id, body.id));
    expect((await put(body.id, area("LS2", "ZZ99"))).status).toBe(200);
  });

  test("an edit of terms refuses an editor who opened the company before", async () => {
    const { post, put } = await serve();
    const { body } = await post(ACME);
    expect((await put(body.id, { noticeDays: 3, updatedAt: body.updatedAt })).status).toBe(200);
    expect((await put(body.id, { refuses: ["tyres"], updatedAt: body.updatedAt })).status).toBe(409);
  });
});
