import { expect, test } from "vitest";
import type { Total } from "#contract/companies/totals.ts";
import type { ListedCompany } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";
import { type PriceWords, priceWords } from "./price-words.ts";

const HIRE: Total = {
  from: "210.00",
  to: "210.00",
  known: true,
  parts: [
    { kind: "hire", from: "210.00", to: "210.00", source: "company", statedBy: "company", hireDays: 14 },
  ],
  unknown: [],
};
const ESTIMATE: Total = {
  from: "167.00",
  to: "208.00",
  known: false,
  parts: [{ kind: "hire", from: "167.00", to: "208.00", source: "estimate" }],
  unknown: [],
};

/** The words in one line. */
const lineOf = ({ headline, detail, note }: PriceWords): string =>
  [headline, detail, note].filter(Boolean).join(" ");

/** A price of £210 for this many days, or for an unknown time (null). The price of further weeks is unknown. */
const ofDays = (hireDays: number | null): Total => ({
  ...HIRE,
  known: false,
  parts: HIRE.parts.map((part) => ({ ...part, hireDays })),
  unknown: ["extra-week"],
});

function sentence(
  company: Pick<ListedCompany, "offersSize" | "total" | "notTaken" | "apart">,
  job: Job = { size: 6 },
) {
  const words = priceWords(job, company);
  return words && lineOf(words);
}

test("a stated price, an estimate and an unknown price read differently", () => {
  expect(sentence({ offersSize: true, total: HIRE })).toBe("6 yd £210 for 2 weeks");
  expect(sentence({ offersSize: true, total: ESTIMATE })).toBe("6 yd about £167-208 (our estimate)");
  expect(sentence({ offersSize: null, total: undefined })).toBe("6 yd: ask");
  expect(sentence({ offersSize: false, total: undefined })).toBe("6 yd: not offered");
});

test("no price is shown before a size is asked for", () => {
  expect(sentence({ offersSize: true, total: HIRE }, {})).toBeNull();
});

test("a size that the company may not have is asked for first, and the estimate stands behind", () => {
  expect(sentence({ offersSize: null, total: ESTIMATE })).toBe(
    "Ask if it has 6 yd about £167-208 if so (our estimate)",
  );
});

test("costs that are not known are named beside an estimate for a size that the company may not have", () => {
  const total: Total = { ...ESTIMATE, unknown: ["permit"] };
  expect(sentence({ offersSize: null, total })).toBe(
    "Ask if it has 6 yd about £167-208 if so (our estimate) plus a road permit (fee not known)",
  );
});

test("a waste that the company does not take stands in place of the price", () => {
  const notTaken = { refused: ["mattress" as const], inSize: [], notStated: [] };
  expect(sentence({ offersSize: true, notTaken })).toBe("Doesn't take mattresses");
});

test("waste that no ordinary skip takes has no price of one, and stands beside the price of the rest", () => {
  const apart = [
    { waste: "tyres" as const, charge: { price: "5.00", unit: "each" as const } },
    { waste: "paint" as const, charge: null },
  ];
  expect(sentence({ offersSize: true, apart })).toBe(
    "Not in an ordinary skip Tyres apart from the skip: £5 each. Paint apart from the skip: ask",
  );
  expect(sentence({ offersSize: true, total: HIRE, apart: apart.slice(0, 1) })).toBe(
    "6 yd £210 for 2 weeks plus tyres apart from the skip: £5 each",
  );
  const notTaken = { refused: [], inSize: [], notStated: ["asbestos" as const] };
  expect(sentence({ offersSize: true, notTaken })).toBe("Doesn't say that it takes asbestos");
});

test("a price is shown for the days that it includes, and without days for no time", () => {
  const of = (days: number | null, weeks?: number) =>
    sentence({ offersSize: true, total: ofDays(days) }, { size: 6, weeks });
  expect(of(7)).toBe("6 yd £210 for 7 days plus a further week (price not known)");
  expect(of(14, 3)).toBe("6 yd £210 for 14 days plus a further week (price not known)");
  expect(of(7, 4)).toBe("6 yd £210 for 7 days plus further weeks (price not known)");
  expect(of(10)).toBe("6 yd £210 for 10 days plus further weeks (price not known)");
  expect(of(1, 1)).toBe("6 yd £210 for 1 day plus further weeks (price not known)");
  expect(of(null)).toBe("6 yd £210 (hire length not known)");
  expect(sentence({ offersSize: true, total: { ...ofDays(null), unknown: ["permit", "extra-week"] } })).toBe(
    "6 yd £210 (hire length not known) plus a road permit (fee not known)",
  );
});

test("what the total includes and what nobody stated are both said", () => {
  const permit = { kind: "permit", from: "68.00", to: "68.00", source: "council" } as const;
  const withPermit: Total = { ...HIRE, from: "278.00", to: "278.00", parts: [...HIRE.parts, permit] };
  expect(sentence({ offersSize: true, total: withPermit }, { size: 6, weeks: 1 })).toBe(
    "6 yd £278 for 1 week with permit",
  );
  const open: Total = { ...ofDays(7), unknown: ["permit", "extra-week"] };
  expect(sentence({ offersSize: true, total: open })).toBe(
    "6 yd £210 for 7 days plus a road permit and a further week (not known)",
  );
  expect(sentence({ offersSize: true, total: { ...open, unknown: ["permit"] } })).toBe(
    "6 yd £210 for 2 weeks plus a road permit (fee not known)",
  );
  expect(sentence({ offersSize: null, total: { ...HIRE, parts: [], unknown: ["hire"] } })).toBe("6 yd: ask");
});

test("a charge for one waste and none stated for another are told apart", () => {
  const charge = { kind: "waste-charge", from: "20.00", to: "20.00", source: "company" } as const;
  const some: Total = { ...HIRE, known: false, parts: [...HIRE.parts, charge], unknown: ["waste-charge"] };
  expect(sentence({ offersSize: true, total: some })).toBe(
    "6 yd £210 for 2 weeks with waste charges plus other waste charges (amounts not known)",
  );
  expect(sentence({ offersSize: true, total: { ...some, parts: HIRE.parts } })).toBe(
    "6 yd £210 for 2 weeks plus waste charges (amounts not known)",
  );
});
