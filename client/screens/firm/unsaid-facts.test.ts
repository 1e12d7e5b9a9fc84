import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import { WASTES } from "#contract/job/job.ts";
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
    "You have not said whether you take garden, general household, rubble and 11 others. In the last 90 days, 3 requests to companies in your town asked for garden.",
  );
});

test("wastes of which the listing says nothing are named, whatever customers asked for, until all are said", () => {
  const wanted = { waste: 1, day: 0, weekend: 0, road: 0 };
  const charged = WASTES.slice(0, -2).map(
    ({ value: waste }) => ({ waste, price: "9.00", unit: "bag" }) as const,
  );
  expect(wasteWords({ acceptsAtCharge: charged }, { requests: 1, wanted })).toBe(
    "You have not said whether you take paint and asbestos.",
  );
  expect(wasteWords({ takes: WASTES.map(({ value }) => value) }, {})).toBeUndefined();
});

test("a waste that customers read from the services is said already", () => {
  expect(wasteWords({ services: "Skip hire, Garden waste, Plasterboard" }, {})).toBe(
    "You have not said whether you take general household, soil, rubble and 10 others.",
  );
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
  const company = companyWith({
    name: "Ash Skips",
    takes: ["soil"],
    description: "Skips since 1980",
    logo: "/logos/a.webp",
  });
  expect(nextUnsaidPart(company, ["areas"])).toBe("waste");
  expect(nextUnsaidPart(company, ["waste"])).toBe("pauses");
  expect(
    nextUnsaidPart(company, ["prices", "areas", "waste", "pauses", "authorities", "contact"]),
  ).toBeNull();
});
