import type { Company } from "#contract/companies.ts";
import type { Profile } from "../companies/profile.ts";
import { createSeededRandom, type Random } from "../random.ts";
import type { DemoPlaceTables } from "../read-place-tables.ts";
import type { Story } from "../stories.ts";
import { chooseAreas } from "./areas.ts";
import { createDistricts } from "./districts.ts";
import { noticeOf } from "./notice.ts";
import { choosePriceList, dayOf2026 } from "./prices.ts";
import { chooseWasteTerms } from "./wastes.ts";

type Terms = Pick<
  Company,
  "prices" | "coverageAreas" | "refuses" | "acceptsAtCharge" | "noticeDays" | "confirmedOn"
>;

/**
 * Shares of the firms with terms: those that state their notice, if the text about the delivery time gives it, and those that
 * have confirmed their listing.
 */
const STATE_NOTICE = 0.85;
const CONFIRMED = 0.4;
/** Share of firms that state no terms. */
const SILENT = 0.08;

/**
 * Returns a function that chooses a firm's terms. The function has its own random number generator, so that a change to it does
 * not change other fields.
 */
export function createTerms(tables: DemoPlaceTables) {
  const districts = createDistricts(tables);
  return (company: Company, profile: Profile, story: Story | undefined): Terms => {
    const random = createSeededRandom(`terms ${company.id}`);
    if (random.chance(SILENT)) return NOTHING;
    const prices = choosePriceList(company, random);
    const statesNotice = random.chance(STATE_NOTICE);
    const confirmedOn = chooseConfirmation(prices[0]?.statedOn, random);
    // A firm with a hand-written delivery area states no areas, because its text names places that the generator does not know.
    const areas = story?.company.coverage ? [] : chooseAreas(company, profile, districts, random);
    return {
      prices,
      coverageAreas: areas,
      ...chooseWasteTerms(company, random),
      noticeDays: statesNotice ? noticeOf(company) : null,
      confirmedOn,
    };
  };
}

const NOTHING: Terms = {
  prices: [],
  coverageAreas: [],
  refuses: [],
  acceptsAtCharge: [],
  noticeDays: null,
  confirmedOn: null,
};

/** A listing is confirmed on the day on which its prices are stated, or later. */
function chooseConfirmation(statedOn: string | undefined, random: Random): string | null {
  const day = dayOf2026(random, 310);
  if (!random.chance(CONFIRMED)) return null;
  return statedOn && statedOn > day ? statedOn : day;
}
