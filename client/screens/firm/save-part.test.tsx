import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { contradictionsAfter } from "#contract/company-input.ts";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import type { ListingPart } from "#contract/firms/listing-parts.ts";
import { WASTES } from "#contract/job/job.ts";
import FirmListingScreen, { savePart } from "./firm-listing.screen.tsx";
import type { ListingWithProposals } from "./firm-page.tsx";
import { openedValues, type PostedPart } from "./newer-listing.tsx";
import { PART_FORMS } from "./parts/parts.ts";

const OPENED: Company = {
  ...EMPTY_COMPANY,
  ...{ id: 7, name: "Ash Skips", location: "Leeds", county: "West Yorkshire", rating: null, reviewCount: 0 },
  ...{ phone: "0113 496 0000", website: null, operatingHours: "Mon-Fri 8am-5pm", description: "One\nTwo" },
  ...{ featured: false, verified: false, permits: false, eco: false },
  ...{ createdAt: "2026-11-25T10:00:00.000Z", updatedAt: "2026-11-25T10:00:00.000Z" },
};

const opened = (waiting: ListingWithProposals["waiting"] = []): ListingWithProposals => ({
  listing: { ...OPENED, listing: "public" },
  waiting,
  refused: [],
});

/** Saves `typed` in a form that was opened with `OPENED`, after the fields in `stored` changed in the listing. */
async function save(part: ListingPart, typed: Record<string, string>, stored: Partial<Company> = {}) {
  const listing = { ...OPENED, ...stored, listing: "public" as const };
  const own: ListingWithProposals = { listing, waiting: [], refused: [] };
  const edits: object[] = [];
  const edit = async (_id: number, changes: object, updatedAt?: string) => {
    const [contradiction] = contradictionsAfter(listing, changes);
    if (contradiction) return { refused: "invalid" as const, ...contradiction };
    if (updatedAt !== undefined && updatedAt !== listing.updatedAt)
      return { refused: "stale" as const, message: "Changed since" };
    edits.push(changes);
    return undefined as never;
  };
  const firms = { change: edit, proposeIdentity: edit, ownListing: async () => own };
  const values = { ...openedValues(PART_FORMS[part], opened()), ...typed };
  const result = await savePart({ firms, companyId: 7, part, values });
  const posted = (result.props as { posted: PostedPart } | undefined)?.posted;
  const html = renderToString(<FirmListingScreen params={{ part }} own={own} {...(posted && { posted })} />);
  return { result, posted, edits, firms, html };
}

const LATER = { updatedAt: "2026-11-25T10:05:00.000Z" };

test("a part is saved if nobody changed the listing since its form was opened, also from a form without that time", async () => {
  for (const updatedAt of [OPENED.updatedAt, ""]) {
    const { result, edits } = await save("contact", { phone: "0113 496 0001", updatedAt });
    expect(result).toEqual({ redirect: "/firm/listing/prices?saved=contact#part" });
    expect(edits).toMatchObject([{ phone: "0113 496 0001" }]);
  }
});

test("after a part was saved the next one opens of which nothing is said, and the overview after the last", async () => {
  const next = async (part: ListingPart, stored: Partial<Company> = {}) =>
    (await save(part, {}, stored)).result;
  expect(await next("areas")).toEqual({ redirect: "/firm/listing/waste?saved=areas#part" });
  expect(await next("about")).toEqual({ redirect: "/firm/listing/prices?saved=about#part" });
  expect(await next("waste")).toEqual({ redirect: "/firm/listing/pauses?saved=waste#part" });
  const price = { size: 6, price: "210.00", hireDays: null, extraWeek: null, heavyAllowed: null } as const;
  const pauses = [{ from: addDays(todayInLondon(), 9), to: addDays(todayInLondon(), 12) }];
  const complete: Partial<Company> = {
    prices: [{ ...price, statedBy: "company", statedOn: "2026-11-25" }],
    coverageAreas: [{ type: "radius", km: 20 }],
    ...{ noticeDays: 1, deliveryDays: ["mon"], takes: WASTES.map(({ value }) => value), pauses },
  };
  expect(await next("authorities", complete)).toEqual({ redirect: "/firm?done=saved#main" });
  for (const [part, unsaid] of [
    ["waste", { takes: ["garden"] }],
    ["pauses", { pauses: [] }],
    ["contact", { phone: null }],
    ["about", { description: null }],
  ] as const)
    expect(await next("authorities", { ...complete, ...(unsaid as Partial<Company>) })).toEqual({
      redirect: `/firm/listing/${part}?saved=authorities#part`,
    });
  const onTheWay = await save("authorities", { chain: "waste,authorities" }, { ...complete, takes: [] });
  expect(onTheWay.result).toEqual({ redirect: "/firm?done=saved#main" });
});

test("the next part says at its title that the one before is saved, and leads back to the overview", () => {
  const page = (saved?: "areas") =>
    renderToString(<FirmListingScreen params={{ part: "waste" }} own={opened()} {...(saved && { saved })} />);
  expect(page("areas").replaceAll("<!-- -->", "")).toMatch(
    /<p id="done" role="status"[^>]*>“Where and how soon you deliver” is saved\. Next, if you like: what you take\./,
  );
  expect(page("areas")).toContain('name="chain"');
  expect(page("areas")).toMatch(/<h1 id="part" tabindex="-1" aria-describedby="done"/);
  expect(page("areas")).toMatch(/<a href="\/firm"[^>]*>Back to the overview/);
  expect(page()).toMatch(/<a href="\/firm"[^>]*>Cancel/);
});

test("the form carries the time at which the listing was read, without script", async () => {
  const { html } = await save("contact", {});
  expect(html).toContain(`name="updatedAt" value="${OPENED.updatedAt}"/>`);
});

test("after a newer edit nothing is saved: what was typed stays, the rest shows the newer values, and both are named", async () => {
  const newer = { ...LATER, phone: "0113 496 0009", operatingHours: "24 hours" };
  const typed = { phone: "0113 496 0001", website: "www.ash.example" };
  const { result, posted, edits, firms, html } = await save("contact", typed, newer);
  expect(edits).toEqual([]);
  expect(result).toMatchObject({ status: 409 });
  expect(posted?.values).toMatchObject({ ...typed, operatingHours: "24 hours", ...LATER });
  expect(posted?.newer).toEqual({
    taken: ["Opening hours"],
    overlaps: [{ name: "phone", label: "Phone", newer: "0113 496 0009" }],
  });
  const text = html.replaceAll(/<!-- -->|<[^>]+>/g, "");
  expect(text).toContain("Not saved yet: your listing changed while you had this form open");
  expect(text).toContain("Phone is now “0113 496 0009”");
  expect(text).toContain("shows the newer values: Opening hours.");

  // Pressing "Save" again saves what the form shows.
  const values = posted?.values ?? {};
  await savePart({ firms, companyId: 7, part: "contact", values });
  expect(edits).toMatchObject([{ phone: "0113 496 0001", operatingHours: "24 hours" }]);
});

test("a message names a field as its form does", async () => {
  const message = async (part: ListingPart, field: string, typed: string) =>
    (await save(part, { [field]: typed })).posted?.errors[field];
  const long = "x".repeat(9999);
  expect(await message("areas", "coverage", long)).toMatch(
    /^“Where you deliver, in your own words” is too long/,
  );
  expect(await message("about", "description", long)).toMatch(/^“About your company” is too long/);
  expect(await message("about", "establishedYear", "9999")).toMatch(/^“Founded in” must be from/);
  expect(await message("about", "insurance", long)).toMatch(/^Insurance is too long/);
  expect(await message("contact", "operatingHours", long)).toMatch(/^“Opening hours” is too long/);
  expect(await message("identity", "location", "")).toBe("“Town or city” is required");
});

test("a part that does not exist has no form", () => {
  const html = renderToString(<FirmListingScreen params={{ part: "zzz" }} own={opened()} />);
  expect(html).toContain("404 Page Not Found");
  expect(html).not.toContain("/firm/listing/");
});

test("a newer edit of another part is no difference in this one, and a line break is none in a browser", async () => {
  const { posted } = await save("about", { description: "One\r\nTwo" }, { ...LATER, phone: "0113 496 0009" });
  expect(posted?.newer).toEqual({ taken: [], overlaps: [] });
});

test("ticks, choices and prices are compared field by field", async () => {
  const ticked = await save("about", { eco: "on" }, { ...LATER, permits: true });
  expect(ticked.posted?.values).toMatchObject({ eco: "on", permits: "on" });
  expect(ticked.posted?.newer?.taken).toEqual(["We arrange permits for the road"]);

  const charge = { waste: "plasterboard", price: "9.00", unit: "bag" } as const;
  const wastes = await save("waste", { "take-soil": "take" }, { ...LATER, acceptsAtCharge: [charge] });
  expect(wastes.posted?.values).toMatchObject({
    ...{ "take-soil": "take", "take-plasterboard": "charge" },
    ...{ "price-plasterboard": "9", "unit-plasterboard": "bag" },
  });

  const price = { size: 6, price: "210.00", hireDays: 14, extraWeek: null, heavyAllowed: true } as const;
  const prices = [{ ...price, statedBy: "directory", statedOn: "2026-11-25" } as const];
  const priced = await save(
    "prices",
    { "offers-6": "on", "price-6": "225", "heavyAllowed-6": "no" },
    { ...LATER, prices },
  );
  expect(priced.posted?.values).toMatchObject({ "price-6": "225", "hireDays-6": "14" });
  expect(priced.posted?.newer).toEqual({
    taken: ["Days of hire for 6 yards"],
    overlaps: [
      { name: "price-6", label: "Price (£) for 6 yards", newer: "210" },
      { name: "heavyAllowed-6", label: "Soil or rubble for 6 yards", newer: "Yes" },
    ],
  });
});

test("several stored areas stay as they are until the company changes one of them", async () => {
  const coverageAreas = [
    { type: "radius", km: 10 },
    { type: "radius", km: 20, exclude: ["LS9"] },
  ] as const satisfies Company["coverageAreas"];
  const form = PART_FORMS.areas;
  const listing = { ...opened().listing, coverageAreas: [...coverageAreas] };
  const values = openedValues(form, { listing, waiting: [], refused: [] });
  expect(values).toMatchObject({ miles: "12.4", exclude: "LS9" });
  expect(form.read({ ...values, noticeDays: "2" }).changes).toEqual({
    ...{ coverage: "", noticeDays: 2, deliveryDays: [] },
  });
  for (const miles of ["20", "20 miles", "20mi"])
    expect(form.read({ ...values, miles }).changes).toMatchObject({
      coverageAreas: [{ type: "radius", km: 32.2, exclude: ["LS9"] }],
    });
  // The form of the release before asked for kilometres.
  const { miles: _miles, ...before } = values;
  expect(form.read({ ...before, km: "25" }).changes).toMatchObject({ coverageAreas: [{ km: 25 }] });
});

test("each problem with the prices names its size, in the order of the form", async () => {
  const { posted } = await save("prices", {
    ...{
      "offers-6": "on",
      "offers-8": "on",
      "price-12": "",
      "hireDays-8": "14",
      "price-8": "",
      "price-6": "2o0",
      "extraWeek-6": "x",
    },
  });
  expect(Object.entries(posted?.errors ?? {})).toEqual([
    ["price-8", "8 yards: give a price, or take the tick away"],
    ["price-6", "6 yards: an amount looks like 210.00"],
    ["extraWeek-6", "6 yards, extra week: an amount looks like 210.00"],
  ]);
});

test("a wrong postcode district is named", async () => {
  const { posted } = await save("areas", { miles: "-1", exclude: "LS9", codes: "LS1-LS8, ZZ9, Leeds" });
  expect(Object.entries(posted?.errors ?? {})).toEqual([
    ["miles", "Miles must be a number above 0 and at most 310"],
    ["codes", '"LEEDS" is not a postcode district such as LS6, or a range such as LS1-LS8'],
  ]);
});

test("a phone must contain a number, but one that was stored before stays", async () => {
  const typed = await save("contact", { phone: "Mon to Sat 7-5" });
  expect(typed.posted?.errors).toEqual({
    phone: "Please enter a phone number with its area code, such as 0113 496 0000",
  });
  for (const phone of ["", "0113 496 0001 or 07700 900123", "+44 113 496 0001"])
    expect((await save("contact", { phone })).edits).toHaveLength(1);
  const kept = { phone: "office hours only" };
  expect((await save("contact", { ...kept, opened: JSON.stringify(kept) })).edits).toHaveLength(1);
});

test("prices outside the price range are saved, and the range widens to them", async () => {
  const typed = { priceFrom: "115", priceTo: "380", "price-2": "95", "offers-2": "on" };
  const after = async (more: Record<string, string>) =>
    (await save("prices", { ...typed, ...more })).edits[0];
  expect(await after({})).toMatchObject({
    priceFrom: "95.00",
    priceTo: "380.00",
    prices: [{ price: "95.00" }],
  });
  expect(await after({ "price-2": "600" })).toMatchObject({ priceFrom: "115.00", priceTo: "600.00" });
  expect(await after({ "price-2": "120" })).toMatchObject({ priceFrom: "115.00", priceTo: "380.00" });
  expect(await after({ priceFrom: "" })).toMatchObject({ priceFrom: null, priceTo: "380.00" });
  expect(await after({ "price-2": "£95" })).toMatchObject({ priceFrom: "95.00" });
  const refused = await save("prices", { ...typed, "price-2": "9999999999" });
  expect(Object.keys(refused.posted?.errors ?? {})).toEqual(["price-2"]);
  const reversed = await save("prices", { ...typed, priceFrom: "400" });
  expect(reversed.posted?.errors).toMatchObject({ priceTo: "Price to must not be below price from" });
});

test("a size without its tick has no price", async () => {
  const typed = { "price-6": "210", "hireDays-6": "14" };
  expect((await save("prices", typed)).edits).toMatchObject([{ prices: [] }]);
  expect((await save("prices", { ...typed, "offers-6": "on" })).edits).toMatchObject([
    { prices: [{ size: 6 }] },
  ]);
});

test("a size without its tick goes out of the text of sizes, a ticked one into it, and other words stay", async () => {
  const price = { price: "180.00", hireDays: null, extraWeek: null, heavyAllowed: null } as const;
  const stated = { statedBy: "company", statedOn: "2026-11-25" } as const;
  const prices = ([6, 12] as const).map((size) => ({ size, ...price, ...stated }));
  const after = (skipSizes: string | null, sizes: readonly number[]) => {
    const listing = { ...opened().listing, skipSizes, prices };
    const {
      "offers-6": _6,
      "offers-12": _12,
      ...values
    } = openedValues(PART_FORMS.prices, {
      ...opened(),
      listing,
    });
    const ticks = Object.fromEntries(sizes.map((size) => [`offers-${size}`, "on"]));
    return (PART_FORMS.prices.read({ ...values, ...ticks }).changes as Partial<Company>).skipSizes;
  };
  expect(after("4 yard, 6 yard, 12 yard", [6, 12])).toBeUndefined();
  expect(after("4 yard, 6 yard, 12 yard", [6])).toBe("4 yard, 6 yard");
  expect(after("4, 6 and 12 yards", [3, 6])).toBe("3 yard, 4 yard, 6 yard");
  expect(after("12 yard", [6])).toBe("6 yard");
  for (const kept of ["4-12 yards", "6 yard, 12 yard, roll-on roll-off", null])
    expect(after(kept, [6])).toBeUndefined();
});

test("after the prices are saved the page says which sizes the text still offers without a price", () => {
  const listing = { ...opened().listing, skipSizes: "8 yard, 12 yard, roll-on roll-off" };
  const own = { ...opened(), listing };
  const html = renderToString(<FirmListingScreen params={{ part: "areas" }} own={own} saved="prices" />);
  expect(html.replaceAll("<!-- -->", "")).toMatch(
    /Your text of skip sizes names 8 and 12 yd too, so lists still offer them without your price: <a href="\/firm\/listing\/about#skipSizes"/,
  );
});

test("what is the same for every size is said once, and a size can differ", async () => {
  const typed = {
    ...{ "offers-4": "on", "price-4": "150", "offers-6": "on", "price-6": "185" },
    ...{ "offers-8": "on", "price-8": "220", "hireDays-8": "7" },
    ...{
      "hireDays-every": "14",
      "extraWeek-every": "20",
      "heavyAllowed-every": "4",
      "heavyAllowed-6": "yes",
    },
  };
  const same = { hireDays: 14, extraWeek: "20.00" };
  expect((await save("prices", typed)).edits).toMatchObject([
    {
      prices: [
        { size: 4, ...same, heavyAllowed: true },
        { size: 6, ...same, heavyAllowed: true },
        { size: 8, ...same, hireDays: 7, heavyAllowed: false },
      ],
    },
  ]);
  const { posted } = await save("prices", { ...typed, "hireDays-every": "999", "hireDays-6": "" });
  expect(posted?.errors).toEqual({ "hireDays-every": "Days of hire must be from 1 to 366" });
});

test("what all sizes say is changed in one field; where sizes differ, the form says which keep theirs", async () => {
  const said = { hireDays: 7, extraWeek: "12.00", statedBy: "company", statedOn: "2026-11-25" } as const;
  const prices: Company["prices"] = [
    { size: 4, price: "150.00", ...said, heavyAllowed: true },
    { size: 6, price: "185.00", ...said, heavyAllowed: true },
    { size: 8, price: "220.00", ...said, heavyAllowed: false },
  ];
  const form = PART_FORMS.prices;
  const valuesOf = (listed: Company["prices"]) =>
    openedValues(form, { ...opened(), listing: { ...opened().listing, prices: listed } });
  const values = valuesOf(prices);
  expect(values).toMatchObject({ "hireDays-every": "7", "heavyAllowed-every": "6", "hireDays-6": "" });
  expect(form.read(values).changes).toMatchObject({
    prices: prices.map(({ size, hireDays, heavyAllowed }) => ({ size, hireDays, heavyAllowed })),
  });
  expect(form.read({ ...values, "hireDays-every": "14" }).changes).toMatchObject({
    prices: [{ hireDays: 14 }, { hireDays: 14 }, { hireDays: 14 }],
  });

  const differ = valuesOf(prices.map((row) => (row.size === 8 ? { ...row, hireDays: null } : row)));
  const html = renderToString(<form.Fields values={differ} errors={{}} />).replaceAll("<!-- -->", "");
  expect(html).toContain("These stay as they are below: days of hire at 4 and 6 yd.");
});

test("one tick says the working days, and one the usual waste, without what is said otherwise", async () => {
  const days = await save("areas", { "day-mon-fri": "on", "day-sat": "on" });
  expect(days.edits).toMatchObject([{ deliveryDays: ["mon", "tue", "wed", "thu", "fri", "sat"] }]);
  expect(days.html).toContain("Mon to Fri");
  const said = await save("areas", {}, { deliveryDays: ["mon", "tue", "wed", "thu", "fri"] });
  expect(said.html).not.toContain("Mon to Fri");
  const wastes = await save("waste", { "takes-usual": "on", "take-soil": "refuse", "take-tyres": "refuse" });
  expect(wastes.edits).toMatchObject([
    { takes: ["general", "garden", "rubble", "wood", "metal", "mixed-building"], refuses: ["soil", "tyres"] },
  ]);
});

test("what a charge is for is asked, not assumed", async () => {
  const typed = { "take-plasterboard": "charge", "price-plasterboard": "40", "unit-plasterboard": "" };
  expect((await save("waste", typed)).posted?.errors).toEqual({
    "unit-plasterboard": "Say what the charge is for: each, a bag or a load",
  });
});

test("soil that is not taken and a size that allows it are refused at the field, whichever is said last", async () => {
  const price = { size: 6, price: "180.00", hireDays: null, extraWeek: null, heavyAllowed: true } as const;
  const prices: Company["prices"] = [{ ...price, statedBy: "company", statedOn: "2026-11-25" }];
  const wastes = await save("waste", { "take-tyres": "refuse", "take-soil": "refuse" }, { prices });
  const message =
    "Soil is not taken, but the price for 6 yards allows soil and rubble: change one of the two";
  expect(wastes.posted?.errors).toEqual({ "take-soil": message });
  expect(wastes.html).toMatch(new RegExp(`<p id="take-soil-error"(?:(?!</p>).)*${message}`));
  const typed = { "offers-6": "on", "price-6": "180", "heavyAllowed-6": "yes" };
  const priced = await save("prices", typed, { refuses: ["soil"] });
  expect(priced.posted?.errors).toEqual({
    "heavyAllowed-6": `6 yards: ${message.replace("Soil", "soil")}`,
  });
  expect([...wastes.edits, ...priced.edits]).toEqual([]);
});

test("districts that are left out go out of those that are listed, with and without a distance", async () => {
  const areasOf = async (typed: Record<string, string>) => (await save("areas", typed)).edits[0];
  const typed = { codes: "LS8-LS10", exclude: "LS9" };
  expect(await areasOf({ ...typed, miles: "20" })).toMatchObject({
    coverageAreas: [
      { type: "radius", km: 32.2, exclude: ["LS9"] },
      { type: "districts", codes: ["LS8", "LS10"] },
    ],
  });
  expect(await areasOf(typed)).toMatchObject({
    coverageAreas: [{ type: "districts", codes: ["LS8", "LS9", "LS10"], exclude: ["LS9"] }],
  });
  const { posted } = await save("areas", { codes: "LS9", exclude: "LS9", miles: "20" });
  expect(posted?.errors).toEqual({ codes: "LS9 is both in an area and left out of it: keep one of the two" });
});

const pauses = async (typed: Record<string, string>) => {
  const { edits, posted } = await save("pauses", typed);
  return posted ? posted.errors : (edits[0] as Pick<Company, "pauses">).pauses;
};
const inDays = (days: number) => addDays(todayInLondon(), days);

test("pauses can be set in advance, several at once, by their first day alone, and stay apart where they meet", async () => {
  const christmas = { "from-0": inDays(360), "to-0": inDays(370) };
  expect(await pauses(christmas)).toEqual([{ from: inDays(360), to: inDays(370) }]);
  expect(await pauses({ "from-1": inDays(9) })).toEqual([{ from: inDays(9), to: inDays(9) }]);
  const meeting = { "from-0": inDays(5), "to-0": inDays(9), "from-1": inDays(2), "to-1": inDays(4) };
  expect(await pauses(meeting)).toEqual([
    { from: inDays(2), to: inDays(4) },
    { from: inDays(5), to: inDays(9) },
  ]);
  expect(await pauses({ "from-0": "", "to-0": "" })).toEqual([]);
});

test("a pause with only a last day begins on no day that its owner named, so its first day is asked for", async () => {
  const { posted } = await save("pauses", { "to-0": inDays(3), "from-1": inDays(9) });
  expect(posted).toMatchObject({ errors: { "from-0": "Say the first day" }, values: { "to-0": inDays(3) } });
});

test("the form shows each pause as it was set, and a pause of the administrator with its last day", () => {
  const start = (listing: Partial<Company>) => PART_FORMS.pauses.start({ ...OPENED, ...listing });
  const meeting = [
    { from: inDays(-1), to: inDays(4) },
    { from: inDays(5), to: inDays(9) },
  ];
  expect(start({ pauses: meeting, pausedUntil: inDays(9) })).toEqual({
    ...{ "from-0": inDays(-1), "to-0": inDays(4), "from-1": inDays(5), "to-1": inDays(9) },
  });
  expect(start({ pauses: [], pausedUntil: inDays(9) })).toEqual({ "from-0": inDays(0), "to-0": inDays(9) });
});

test("a pause that is over, ends before it begins, or is years away is refused at its own field", async () => {
  expect(await pauses({ "from-3": inDays(-9), "to-3": inDays(-1) })).toEqual({
    "to-3": "The last day must not be in the past",
  });
  expect(await pauses({ "from-1": inDays(9), "to-1": inDays(5) })).toEqual({
    "to-1": "The last day must not be before the first",
  });
  expect(await pauses({ "from-0": inDays(900) })).toEqual({
    "to-0": "The last day must be within two years",
  });
  expect(await pauses({ "from-0": "Christmas" })).toMatchObject({
    "from-0": "A date looks like 2026-11-23",
  });
});

test("a council that is not known is refused at its field, whichever rows are empty", async () => {
  const send = async (typed: Record<string, string>) => {
    const refusal = { refused: "invalid", field: "authorities.1.name", message: "Not known" } as const;
    const firms = {
      change: async () => refusal,
      ...{ proposeIdentity: async () => undefined, ownListing: async () => opened() },
    };
    return savePart({ firms, companyId: 7, part: "authorities", values: typed });
  };
  expect(await send({ "authority-0": "Leeds", "authority-2": "Atlantis" })).toMatchObject({
    status: 422,
    props: { posted: { errors: { "authority-2": "Not known" } } },
  });
  expect(await send({ "until-0": "2027-03-31" })).toMatchObject({ status: 422 });
  const { edits } = await save("authorities", { "authority-0": " leeds ", "until-0": "2027-03-31" });
  expect(edits).toEqual([{ authorities: [{ name: "leeds", until: "2027-03-31" }] }]);
});
