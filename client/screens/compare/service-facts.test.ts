import { expect, test } from "vitest";
import type { ListedCompany } from "#contract/companies.ts";
import { deliveryFacts, serviceFacts } from "./cost-facts.ts";

/** The value of the fact "Earliest delivery" for a company. */
function earliest(company: Partial<ListedCompany>, date?: string) {
  const fact = deliveryFacts({ place: undefined, date }).find(({ label }) => label === "Earliest delivery");
  return fact?.of({ deliveryTime: null, ...company } as ListedCompany);
}

const KNOWN = { noticeDays: 3, earliest: { day: "2026-12-02", unknown: [] } };
const NOT_SAID: Partial<ListedCompany> = {
  noticeDays: null,
  earliest: { day: null, unknown: ["notice"] },
};

test("the comparison says whether a company delivers by the wanted day", () => {
  expect(earliest(KNOWN, "2026-01-05")).toMatchObject({
    text: expect.stringMatching(/, too late for Mon 5 Jan$/),
    tone: "stop",
  });
  expect(earliest(KNOWN, "2999-12-31")).not.toHaveProperty("tone");
  expect(earliest(KNOWN)?.text).toMatch(/^From about \w{3} \d+ \w{3}$/);
});

test("the comparison quotes a company that states no notice in working days", () => {
  expect(earliest({ ...NOT_SAID, deliveryTime: "Within 48 hours" }, "2999-01-07")).toEqual({
    text: "Within 48 hours",
  });
});

test("the comparison names the sizes with a price of a company that names no sizes in words", () => {
  const sizes = serviceFacts({ place: undefined, date: undefined }).find(({ label }) => label === "Sizes");
  const prices = [{ size: 4 }, { size: 6 }];
  expect(sizes?.of({ skipSizes: null, prices } as ListedCompany)?.text).toBe("4 yard, 6 yard");
});

test("the comparison has a row for each waste of the job, which says what the company's card says", () => {
  const company = {
    wastes: [
      { waste: "garden", taken: "yes" },
      { waste: "soil", taken: "yes", sizes: [2, 4] },
      { waste: "wood", taken: "ask" },
      { waste: "mattress", taken: "no" },
    ],
    apart: [{ waste: "tyres", charge: { price: "5.00", unit: "each" } }],
  } as ListedCompany;
  const waste = ["garden", "soil", "wood", "mattress", "tyres"] as const;
  const rows = serviceFacts({ place: undefined, waste }).slice(0, 5);
  expect(rows.map(({ label, of }) => `${label}: ${of(company)?.text ?? "not said"}`)).toEqual([
    "Garden (in your job): Yes",
    "Soil (in your job): Yes, in 2 and 4 yd",
    "Wood (in your job): not said",
    "Mattresses (in your job): No",
    "Tyres (in your job): Apart from the skip",
  ]);
});
