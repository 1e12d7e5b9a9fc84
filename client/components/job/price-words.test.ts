import { expect, test } from "vitest";
import type { ListedCompany, Total } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";
import { type PriceWords, priceWords } from "./price-words.ts";

const HIRE: Total = {
  from: "210.00",
  to: "210.00",
  known: true,
  parts: [{ kind: "hire", from: "210.00", to: "210.00", source: "company" }],
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
function lineOf({ size, amount, detail, note }: PriceWords): string {
  const price = detail === undefined ? `${size}: ${amount}` : `${size} ${amount} ${detail}`;
  return note ? `${price} ${note}` : price;
}

function sentence(company: Pick<ListedCompany, "offersSize" | "total">, job: Job = { size: 6 }) {
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

test("what the total includes and what nobody stated are both said", () => {
  const permit = { kind: "permit", from: "68.00", to: "68.00", source: "council" } as const;
  const withPermit: Total = { ...HIRE, from: "278.00", to: "278.00", parts: [...HIRE.parts, permit] };
  expect(sentence({ offersSize: true, total: withPermit }, { size: 6, weeks: 1 })).toBe(
    "6 yd £278 for 1 week with permit",
  );
  const open: Total = { ...HIRE, known: false, unknown: ["permit", "extra-week"] };
  expect(sentence({ offersSize: true, total: open })).toBe(
    "6 yd £210 for 2 weeks plus a road permit and extra weeks (not known)",
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
