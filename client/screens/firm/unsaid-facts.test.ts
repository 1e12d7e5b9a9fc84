import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import { type Demand, nextUnsaidPart, unsaidFacts } from "./unsaid-facts.ts";

const companyWith = (said: Partial<Company>) => ({ ...EMPTY_COMPANY, ...said }) as Company;

const wasteWords = (said: Partial<Company>, demand: Demand) =>
  unsaidFacts(companyWith(said), demand).find(({ part }) => part === "waste")?.why;

const SILENT = "Customers can't see whether you take their waste.";

test("a company reads which wastes customers in its town asked for, until its listing says whether it takes them", () => {
  const wastesInTown = [
    { waste: "soil" as const, requests: 12 },
    { waste: "garden" as const, requests: 3 },
  ];
  expect(wasteWords({}, { wastesInTown })).toBe(
    `${SILENT} In the last 90 days, 12 requests to companies in your town asked for soil and 3 for garden.`,
  );
  expect(wasteWords({ refuses: ["soil"] }, { wastesInTown })).toBe(
    "Say whether you take garden. In the last 90 days, 3 requests to companies in your town asked for garden.",
  );
  expect(wasteWords({ takes: ["soil"], refuses: ["garden"] }, { wastesInTown })).toBeUndefined();
});

test("without such requests it reads how many of its own named their waste, and nothing is estimated", () => {
  const wanted = { waste: 2, day: 0, weekend: 0, road: 0 };
  expect(wasteWords({}, { requests: 5, wanted })).toBe(`${SILENT} 2 of your 5 requests named the waste.`);
  expect(wasteWords({}, {})).toBe(SILENT);
});

test.each([
  [1, 1, "Your one request was for a skip on the road."],
  [5, 1, "1 of your 5 requests was for a skip on the road."],
  [5, 2, "2 of your 5 requests were for a skip on the road."],
])("of %i requests, %i on the road: %s", (requests, road, words) => {
  const demand = { requests, wanted: { waste: 0, day: 0, weekend: 0, road } };
  const councils = unsaidFacts(companyWith({}), demand).find(({ part }) => part === "authorities");
  expect(councils?.why).toContain(words);
});

test("no part that was saved on the way is offered as the next one", () => {
  const company = companyWith({ takes: ["soil"], prices: [], coverageAreas: [] });
  const demand = { wastesInTown: [{ waste: "garden" as const, requests: 3 }] };
  expect(nextUnsaidPart(company, ["areas"], demand)).toBe("waste");
  expect(nextUnsaidPart(company, ["waste"], demand)).toBe("authorities");
  expect(nextUnsaidPart(company, ["prices", "areas", "waste", "authorities", "contact"], demand)).toBeNull();
});
