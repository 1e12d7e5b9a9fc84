import type { Company } from "#contract/companies.ts";
import { REVIEW_SKIP_SIZES } from "#contract/forms/form-options.ts";
import { WAIT_AND_LOAD } from "../companies/firm-services.ts";
import type { Random } from "../random.ts";
import type { DemoTown } from "../read-place-tables.ts";
import { HIRE_REASONS, type HireReason } from "../words/hire-reasons.ts";

/** The skip hire that a review is about. */
export interface Hire {
  /** The size of the skip in cubic yards. */
  yards: number;
  /** The size that the customer selected in the review form. Null if the customer selected none. */
  skipSize: string | null;
  /** True if the customer is a builder or other tradesperson. */
  trade: boolean;
  skipLocation: "drive" | "road" | "site" | "wait and load";
}

export function chooseHire(company: Company, random: Random): Hire {
  const yards = random.pick(yardsOf(company));
  const named = REVIEW_SKIP_SIZES[sizeClass(yards)];
  const trade = random.chance(yards > 12 ? 1 : yards > 8 ? 0.4 : yards > 4 ? 0.2 : 0);
  return {
    yards,
    skipSize: named && random.chance(0.88) ? named : null,
    trade,
    skipLocation: trade ? "site" : chooseSkipLocation(company, random),
  };
}

function chooseSkipLocation({ permits, services }: Company, random: Random): Hire["skipLocation"] {
  if (services?.includes(WAIT_AND_LOAD) && random.chance(0.08)) return "wait and load";
  return permits && random.chance(0.3) ? "road" : "drive";
}

/** Returns the index in `REVIEW_SKIP_SIZES`. Sizes above 12 yards, which the review form does not offer, have the index 4. */
const sizeClass = (yards: number) => (yards <= 3 ? 0 : yards <= 5 ? 1 : yards <= 8 ? 2 : yards <= 12 ? 3 : 4);

/** Chooses a job that suits the size of the skip, the customer and the size of the town. */
export function chooseHireReason(
  { yards, trade }: Hire,
  { population }: DemoTown,
  random: Random,
): HireReason {
  const usual = trade
    ? random.pick([HIRE_REASONS.trade, yards > 8 ? HIRE_REASONS.business : HIRE_REASONS.trade])
    : ([HIRE_REASONS.mini, HIRE_REASONS.small, HIRE_REASONS.medium][sizeClass(yards)] ?? HIRE_REASONS.large);
  return random.pick(population > 60_000 ? usual.filter(({ noun }) => !/barn|village/.test(noun)) : usual);
}

/** Returns a price in pounds, in steps of 5, within the company's price range. Larger skips usually cost more. */
export function priceOf(company: Company, yards: number, random: Random): number {
  const offered = yardsOf(company);
  const place = offered.indexOf(yards) / Math.max(offered.length - 1, 1);
  const from = Number(company.priceFrom);
  const range = Number(company.priceTo) - from;
  return Math.round((from + range * Math.min(0.9, place * 0.8 + random.next() * 0.2)) / 5) * 5;
}

const yardsOf = ({ skipSizes }: Company): number[] => skipSizes?.match(/\d+/g)?.map(Number) ?? [6];
