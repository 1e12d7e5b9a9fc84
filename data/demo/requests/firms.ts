import type { Company } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { DemoPlaceTables, DemoTown } from "../read-place-tables.ts";

/** How a firm answers: the share of requests that it answers, and the fewest and most hours that an answer takes. */
export const HABITS = {
  quick: { share: 0.92, hours: [0.3, 8] },
  daily: { share: 0.85, hours: [7, 30] },
  relaxed: { share: 0.75, hours: [26, 80] },
  slow: { share: 0.6, hours: [75, 170] },
  silent: { share: 0, hours: [0, 0] },
} as const satisfies Record<string, { share: number; hours: readonly [number, number] }>;
type Habit = keyof typeof HABITS;

export interface AskedFirm {
  company: Company;
  habit: Habit;
}

/** A town, with the firms to which its customers send requests. */
export interface AskedTown {
  town: DemoTown;
  firms: readonly AskedFirm[];
}

const TOWNS: readonly { town: string; county: string; habits: readonly Habit[] }[] = [
  {
    town: "Leeds",
    county: "West Yorkshire",
    habits: ["quick", "daily", "quick", "relaxed", "silent", "slow", "daily"],
  },
  {
    town: "Manchester",
    county: "Greater Manchester",
    habits: ["daily", "quick", "relaxed", "slow", "quick"],
  },
  { town: "London", county: "Greater London", habits: ["quick", "daily", "silent", "relaxed", "quick"] },
  { town: "Cardiff", county: "South Glamorgan", habits: ["quick", "relaxed", "daily", "slow"] },
  { town: "Glasgow", county: "Lanarkshire", habits: ["daily", "quick", "silent", "relaxed"] },
];

/** Returns the towns of the requests, each with the firms that have the most reviews and accept quote requests. */
export const askedTowns = (companies: readonly Company[], { towns }: DemoPlaceTables): AskedTown[] =>
  TOWNS.flatMap(({ town: name, county, habits }) => {
    const town = towns.find((each) => each.name === name && each.county === county);
    const known = companies
      .filter((company) => company.location === name && company.county === county && canBeQuoted(company))
      .sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
    const firms = habits.flatMap((habit, index) => {
      const company = known[index];
      return company ? [{ company, habit }] : [];
    });
    return town ? [{ town, firms }] : [];
  });
