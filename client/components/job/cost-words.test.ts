import { expect, test } from "vitest";
import type { Total } from "#contract/companies/totals.ts";
import { EXAMPLE_ESTIMATE, EXAMPLE_TOTAL, EXAMPLE_WITHOUT_DAYS } from "../company/testing/example-company.ts";
import { jobCost, totalParts } from "./cost-words.ts";

test("each part of a total names its source: the company, the directory, or the listing", () => {
  const total: Total = {
    ...EXAMPLE_TOTAL,
    parts: [
      ...EXAMPLE_WITHOUT_DAYS.parts.map((part) => ({ ...part, hireDays: 7 })),
      { kind: "extra-week", from: "20.00", to: "20.00", source: "company", statedBy: "directory" },
      { kind: "waste-charge", from: "30.00", to: "30.00", source: "company" },
    ],
  };
  expect(totalParts(EXAMPLE_TOTAL)).toEqual(["Hire £210: the company's price"]);
  expect(totalParts(total)).toEqual([
    "Hire £210 for 7 days: price entered by the directory",
    "Extra weeks £20: price entered by the directory",
    "Charges for your waste £30: one of each, as listed",
  ]);
});

test("a price that does not say how long the hire is makes the total a minimum", () => {
  expect(jobCost({ offersSize: true, total: EXAMPLE_WITHOUT_DAYS }, 6)).toEqual({
    text: "At least £210",
    notes: ["Hire £210: price entered by the directory", "Hire length: not known"],
    kind: "total",
  });
});

test("a total in Northern Ireland says that it is without the consent that the road may need", () => {
  const total = { ...EXAMPLE_ESTIMATE, unknown: [], mayNeedConsent: true } as const;
  expect(jobCost({ offersSize: true, total: { ...total, unknown: [] } }, 6)).toMatchObject({
    text: "About £167-208",
    notes: ["Hire £167-208: our estimate", "Without DfI Roads' consent, if it is needed"],
  });
});

test("a company that may not have the size is to be asked, and the estimate comes second", () => {
  expect(jobCost({ offersSize: null, total: EXAMPLE_ESTIMATE }, 40)).toEqual({
    text: "Ask if it has 40 yd",
    notes: ["If it does: about £167-208 or more", "Hire £167-208: our estimate", "Permit: not known"],
    kind: "ask",
  });
});

test("a company that can't do the job has no total, but the reason", () => {
  const textOf = (...fit: Parameters<typeof jobCost>) => jobCost(...fit).text;
  expect(textOf({ offersSize: false }, 6)).toBe("Does not hire out 6 yard skips");
  expect(
    textOf({ offersSize: true, notTaken: { refused: ["mattress", "soil"], inSize: [], notStated: [] } }, 6),
  ).toBe("Doesn't take mattresses or soil");
  expect(textOf({ offersSize: null, notTaken: { refused: [], inSize: ["soil"], notStated: [] } }, 8)).toBe(
    "Doesn't take soil in this size",
  );
  expect(
    textOf({ offersSize: true, notTaken: { refused: ["tyres"], inSize: ["rubble"], notStated: [] } }, 8),
  ).toBe("Doesn't take tyres, or rubble in this size");
  expect(textOf({ offersSize: true }, 6)).toBe("Ask for a price");
});
