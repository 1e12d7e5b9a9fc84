import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import type { ListingPart } from "#contract/firms/listing-parts.ts";
import FirmListingScreen from "./firm-listing.screen.tsx";
import type { ListingWithProposals, PostedPart } from "./firm-page.ts";
import { openedValues } from "./newer-listing.ts";
import { PART_FORMS } from "./parts/parts.ts";
import { savePart } from "./save-part.ts";

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
    expect(result).toEqual({ redirect: "/firm?done=saved#main" });
    expect(edits).toMatchObject([{ phone: "0113 496 0001" }]);
  }
});

test("the form carries the time at which the listing was read, without script", async () => {
  const { html } = await save("contact", {});
  expect(html).toContain(`<input type="hidden" name="updatedAt" value="${OPENED.updatedAt}"/>`);
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

test("a newer edit of another part is no difference in this one, and a line break is none in a browser", async () => {
  const { posted } = await save("about", { description: "One\r\nTwo" }, { ...LATER, phone: "0113 496 0009" });
  expect(posted?.newer).toEqual({ taken: [], overlaps: [] });
});

test("ticks, choices and prices are compared field by field", async () => {
  const ticked = await save("about", { eco: "on" }, { ...LATER, permits: true });
  expect(ticked.posted?.values).toMatchObject({ eco: "on", permits: "on" });
  expect(ticked.posted?.newer?.taken).toEqual(["We arrange permits for the road"]);

  const charge = { waste: "plasterboard", price: "9.00", unit: "bag" } as const;
  const wastes = await save("waste", { "take-soil": "refuse" }, { ...LATER, acceptsAtCharge: [charge] });
  expect(wastes.posted?.values).toMatchObject({
    ...{ "take-soil": "refuse", "take-plasterboard": "charge" },
    ...{ "price-plasterboard": "9", "unit-plasterboard": "bag" },
  });

  const price = { size: 6, price: "210.00", hireDays: 14, extraWeek: null, heavyAllowed: true } as const;
  const prices = [{ ...price, statedBy: "directory", statedOn: "2026-11-25" } as const];
  const priced = await save("prices", { "price-6": "225", "heavyAllowed-6": "no" }, { ...LATER, prices });
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
  expect(values).toMatchObject({ km: "20", exclude: "LS9" });
  expect(form.read({ ...values, noticeDays: "2" }).changes).toEqual({ coverage: "", noticeDays: 2 });
  expect(form.read({ ...values, km: "25" }).changes).toMatchObject({
    coverageAreas: [{ type: "radius", km: 25, exclude: ["LS9"] }],
  });
});

test("each problem with the prices names its size, in the order of the form", async () => {
  const { posted } = await save("prices", {
    ...{ "price-12": "", "hireDays-8": "14", "price-8": "", "price-6": "2o0", "extraWeek-6": "x" },
  });
  expect(Object.entries(posted?.errors ?? {})).toEqual([
    ["price-8", "8 yards: give a price, or leave the whole row empty"],
    ["price-6", "6 yards: an amount looks like 210.00"],
    ["extraWeek-6", "6 yards, extra week: an amount looks like 210.00"],
  ]);
});

test("a wrong postcode district is named", async () => {
  const { posted } = await save("areas", { km: "-1", exclude: "LS9", codes: "LS1-LS8, ZZ9, Leeds" });
  expect(Object.entries(posted?.errors ?? {})).toEqual([
    ["km", "A radius must be above 0 km"],
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

test("prices that contradict the listing are asked about once, and saved if sent again", async () => {
  const typed = { priceFrom: "95", priceTo: "280", "price-2": "600", "price-6": "210" };
  const stored = { skipSizes: "4 yard, 6 yard" };
  const { posted, edits, html } = await save("prices", typed, stored);
  expect(edits).toEqual([]);
  expect(posted?.message).toBe(
    "Outside your price range of £95-280: 2 yards £600. Not among the skip sizes of your listing: 2 yards. If that is right, press Save again.",
  );
  expect(html).toContain('name="asked"');
  expect((await save("prices", { ...posted?.values }, stored)).edits).toHaveLength(1);
  expect((await save("prices", { ...typed, "price-2": "" }, stored)).edits).toHaveLength(1);
});
