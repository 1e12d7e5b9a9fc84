import type { Company } from "#contract/companies.ts";
import { WASTES, type Waste } from "#contract/job/job.ts";
import { CHARGE_UNITS, type WasteCharge } from "#contract/job/terms.ts";
import type { DemoPlaceTables } from "../places.ts";
import { createSeededRandom, type Random } from "../random.ts";
import type { Story } from "../totals.ts";
import { columns, readWords } from "../words.ts";
import { createAreas } from "./coverage-areas.ts";
import { asMoney, choosePriceList, dayOf2026 } from "./prices.ts";
import type { Profile } from "./profile.ts";

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

const NOTHING: Terms = {
  ...{ prices: [], coverageAreas: [], refuses: [], acceptsAtCharge: [] },
  ...{ noticeDays: null, confirmedOn: null },
};

/**
 * Returns a function that chooses a firm's terms. The function has its own random number generator, so that a change to it does
 * not change other fields.
 */
export function createTerms(tables: DemoPlaceTables) {
  const chooseAreas = createAreas(tables);
  return (company: Company, profile: Profile, story: Story | undefined): Terms => {
    const random = createSeededRandom(`terms ${company.id}`);
    if (random.chance(SILENT)) return NOTHING;
    const text = textOf(company);
    const prices = choosePriceList(company, text, random);
    const statesNotice = random.chance(STATE_NOTICE);
    const confirmedOn = chooseConfirmation(prices[0]?.statedOn ?? "", random);
    // A firm with a hand-written delivery area states no areas, because its text names places that the generator does not know.
    const coverageAreas = story?.company.coverage ? [] : chooseAreas(company, profile, random);
    return {
      ...{ prices, coverageAreas },
      ...chooseWasteTerms(text, random),
      noticeDays: statesNotice ? noticeOf(company) : null,
      confirmedOn,
    };
  };
}

/** The free text of a firm. Its terms must not contradict it. */
const textOf = ({ description, services, coverage, collectionTime, name }: Company): string =>
  [name, description, services, coverage, collectionTime].filter(Boolean).join("\n");

/** A listing is confirmed on the day on which its prices are stated, or later. */
function chooseConfirmation(statedOn: string, random: Random): string | null {
  const day = dayOf2026(random, 310);
  if (!random.chance(CONFIRMED)) return null;
  return statedOn > day ? statedOn : day;
}

/** The maximum number of working days from order to delivery, according to the text about the delivery time. */
const NOTICE: readonly (readonly [words: RegExp, days: number])[] = [
  [/next (working )?day|^Within 24 hours/i, 1],
  [/^Same day if/, 1],
  [/^Within 48 hours|^1-2 working days|^2 working days/, 2],
  [/^1 to 3 working days|^2-3 working days|^Within 3 working days/, 3],
  [/^3-5 working days/, 5],
];

/** Returns the notice in working days, 0 for a same-day service. Returns null if the text gives no number of days. */
function noticeOf({ deliveryTime, services }: Company): number | null {
  if (deliveryTime?.startsWith("Same") && services?.includes("Same-day skips")) return 0;
  return NOTICE.find(([words]) => words.test(deliveryTime ?? ""))?.[1] ?? null;
}

const wastes = readWords("wastes");
const USUAL_TERMS = new Map(
  wastes("usual terms").map((entry) => {
    const [waste = "", refused, charged, unit, pounds = ""] = columns(entry);
    return [waste, { refused: Number(refused), charged: Number(charged), unit, pounds: pounds.split(", ") }];
  }),
);

/** Shares of the firms with terms: those that state which wastes they refuse, and those that state charges for wastes. */
const SAY_REFUSED = 0.82;
const SAY_CHARGES = 0.7;

/**
 * Chooses which wastes a firm refuses, and for which it charges. The charges are invented. They have the order of magnitude of
 * published price lists, which differ by a factor of up to four.
 */
function chooseWasteTerms(text: string, random: Random): Pick<Terms, "refuses" | "acceptsAtCharge"> {
  const saysRefused = random.chance(SAY_REFUSED);
  const saysCharges = random.chance(SAY_CHARGES);
  const refuses: Waste[] = [];
  const acceptsAtCharge: WasteCharge[] = [];
  const lowerCase = text.toLowerCase();
  const says = (waste: Waste, verb: "takes" | "refuses" | "charges") =>
    wastes(`a firm that says this ${verb} the waste`).some((entry) => {
      const [about, words = ""] = columns(entry);
      return about === waste && lowerCase.includes(words.toLowerCase());
    });
  for (const { value: waste } of WASTES) {
    const usual = USUAL_TERMS.get(waste);
    if (!usual) continue;
    const isRefused = random.chance(usual.refused);
    const isCharged = random.chance(usual.charged);
    const price = asMoney(Number(random.pick(usual.pounds)));
    const unit = CHARGE_UNITS.find((known) => known === usual.unit) ?? "each";
    if (says(waste, "refuses") || (saysRefused && isRefused && !says(waste, "takes"))) refuses.push(waste);
    else if (says(waste, "charges") || (saysCharges && isCharged))
      acceptsAtCharge.push({ waste, price, unit });
  }
  return { refuses, acceptsAtCharge };
}
