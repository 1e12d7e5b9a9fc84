import type { Company } from "#contract/companies.ts";
import { laterDay } from "#contract/dates.ts";
import type { Waste } from "#contract/job/job.ts";
import type { WasteCharge } from "#contract/job/terms.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { readDemoTable } from "../words.ts";
import { chooseAreas } from "./coverage-areas.ts";
import { asMoney, choosePriceList, dayOf2026 } from "./prices.ts";
import type { Firm } from "./profile.ts";

/**
 * Shares of the firms with terms: those that state their notice, if the text about the delivery time gives it, those that have
 * confirmed their listing, those that state which wastes they refuse, and those that state charges for wastes.
 */
const STATE_NOTICE = 0.85;
const CONFIRMED = 0.4;
const SAY_REFUSED = 0.82;
const SAY_CHARGES = 0.7;
/** Share of firms that state no terms. */
const SILENT = 0.08;

/** Chooses a firm's terms. They have a random number generator of their own, so that a change to them changes no other fields. */
export function chooseTerms(firm: Firm) {
  const { company, story } = firm;
  const random = createSeededRandom(`terms ${company.id}`);
  if (random.chance(SILENT)) return {};
  const text = textOf(company);
  const prices = choosePriceList(company, text, random);
  const statesNotice = random.chance(STATE_NOTICE);
  const day = dayOf2026(random, 310);
  return {
    prices,
    // A listing is confirmed on the day on which its prices are stated, or later.
    confirmedOn: random.chance(CONFIRMED) ? laterDay(prices[0]?.statedOn ?? "", day) : null,
    // A firm with a hand-written delivery area states no areas, because its text names places that the generator does not know.
    coverageAreas: story?.company.coverage ? [] : chooseAreas(firm, random),
    ...chooseWasteTerms(text, random),
    noticeDays: statesNotice ? noticeOf(company) : null,
  };
}

/** The free text of a firm. Its terms must not contradict it. */
const textOf = ({ description, services, coverage, collectionTime, name }: Company): string =>
  [name, description, services, coverage, collectionTime].filter(Boolean).join("\n");

/** The maximum number of working days from order to delivery, by patterns of the text about the delivery time. */
const NOTICE = readDemoTable<{ words: string; days: number }>("notice");

/** Returns the notice in working days, 0 for a same-day service. Returns null if the text gives no number of days. */
function noticeOf({ deliveryTime, services }: Company): number | null {
  if (deliveryTime?.startsWith("Same") && services?.includes("Same-day skips")) return 0;
  return NOTICE.find(({ words }) => new RegExp(words, "i").test(deliveryTime ?? ""))?.days ?? null;
}

/** The probabilities that a firm refuses a waste and charges for it, and the usual charges. */
interface WasteRow {
  waste: Waste;
  refused: number;
  charged: number;
  unit: WasteCharge["unit"];
  pounds: string | number;
}
const WASTES_APART = readDemoTable<WasteRow>("wastes");
/** What a firm says about a waste by certain words in its text. */
const WASTE_WORDS = readDemoTable<{ words: string; means: string; waste: Waste }>("waste-words");

/**
 * Chooses which wastes a firm refuses, and for which it charges. The charges are invented. They have the order of magnitude of
 * published price lists, which differ by a factor of up to four.
 */
function chooseWasteTerms(text: string, random: Random) {
  const saysRefused = random.chance(SAY_REFUSED);
  const saysCharges = random.chance(SAY_CHARGES);
  const refuses: Waste[] = [];
  const acceptsAtCharge: WasteCharge[] = [];
  const lowerCase = text.toLowerCase();
  for (const { waste, refused, charged, unit, pounds } of WASTES_APART) {
    const isRefused = random.chance(refused);
    const isCharged = random.chance(charged);
    const price = asMoney(Number(random.pick(String(pounds).split(", "))));
    const said = WASTE_WORDS.filter(
      (row) => row.waste === waste && lowerCase.includes(row.words.toLowerCase()),
    );
    const says = (meaning: string) => said.some(({ means }) => means === meaning);
    if (says("refuses") || (saysRefused && isRefused && !says("takes"))) refuses.push(waste);
    else if (says("charges") || (saysCharges && isCharged)) acceptsAtCharge.push({ waste, price, unit });
  }
  return { refuses, acceptsAtCharge };
}
