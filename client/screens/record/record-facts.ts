import { comparableWords, formatTonnes } from "#client/components/answers/offer-words.ts";
import { carrierAttribution, carrierText } from "#client/components/company/carrier-text.ts";
import { wasteLabel } from "#client/components/company/fit-words.ts";
import { furtherPrices, loadWords, siteWords } from "#client/components/hire/price-words.ts";
import type { VatStatus } from "#contract/answers/offer.ts";
import { BRAND } from "#contract/brand.ts";
import type { Carrier } from "#contract/carriers/carrier-check.ts";
import type { Company } from "#contract/companies.ts";
import { longWeekday } from "#contract/dates.ts";
import { keptApart } from "#contract/job/collected-apart.ts";
import type { Waste } from "#contract/job/job.ts";
import { lawOf } from "#contract/job/nation-law.ts";
import { wastesMentioned } from "#contract/job/typed-wastes.ts";
import { isAlwaysHazardous, WASTE_CODES } from "#contract/job/waste-codes.ts";
import { askedIn } from "#contract/quote-words.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { lowerFirst } from "#contract/text/spelling.ts";

/** A null fact is unknown, except `delivery`. Most unknown facts become blank lines to fill in by hand. */
export type RecordFacts = NonNullable<ReturnType<typeof recordFacts>>;

const TO_BE_AGREED = "code to be agreed with the company";

/** The total for comparison includes VAT that the company adds. */
const VAT_WORDS: Record<VatStatus, string> = {
  included: "with VAT",
  added: "with VAT",
  "not-registered": "without VAT (not registered)",
};

/** Null if the customer has chosen no company. */
export function recordFacts(
  receipt: QuoteReceipt,
  company: Pick<Company, "licenseNumber" | "carrier"> | null,
  nation: string | null,
) {
  const chosen = receipt.companies.find(({ id }) => id === receipt.chosenCompanyId);
  if (!chosen) return null;
  const asked = (name: Parameters<typeof askedIn>[1]) => askedIn(receipt.asked, name) || null;
  const { offer } = chosen.answer;
  const isSinceChoice = offer?.version === receipt.sinceChoice?.version;
  const waste = receipt.job?.waste ?? [];
  const typed = asked("typedWaste");
  const kinds = waste.length > 0 ? waste : wastesMentioned(typed ?? "");
  const law = lawOf(nation);
  const went = receipt.hire?.went;
  return {
    reference: receipt.reference,
    customer: receipt.name || null,
    place: asked("location"),
    /** The day that the customer asked for. Null once the delivery day is known, or if no day was asked for. */
    delivery: receipt.hire?.deliveredOn ? null : asked("delivery"),
    /** Who applies for the permit, if the delivery is likely too early for it. */
    permit: receipt.hire?.permitQuestion?.isTooEarly ? receipt.hire.permitQuestion.text : null,
    container: containerWords(asked("skip")),
    wastes: waste.length > 0 ? waste.map((kind) => recordedWaste(kind, law)) : typedWaste(typed, kinds, law),
    /** The names of those that must not go into a skip with the others. */
    apart: keptApart(kinds).map((kind) => wasteLabel(kind)),
    law,
    deliveredOn: dayOrNull(receipt.hire?.deliveredOn),
    collectedOn: dayOrNull(receipt.hire?.collectedOn),
    site: (went && siteWords(went)) || null,
    /** Skips that were swapped before the last one was collected, and where their loads went. */
    swaps: (receipt.hire?.swaps ?? []).map(({ day, went: load }, at) => ({
      number: at + 1,
      day: longWeekday(day),
      load: loadWords(load) || null,
    })),
    tracking: went?.tracking ?? null,
    weight: went?.tonnes ? formatTonnes(went.tonnes) : null,
    isHazardous: kinds.some(isAlwaysHazardous),
    price:
      offer &&
      `${comparableWords(offer)} ${VAT_WORDS[offer.vat]}, ${isSinceChoice ? "as offered after the choice" : "as offered"}`,
    furtherPrices: receipt.hire ? furtherPrices(receipt.hire) : [],
    company: {
      name: chosen.name,
      phone: chosen.phone,
      licence: company?.licenseNumber ?? null,
      check: checkWords(company?.carrier ?? null),
    },
  };
}

const dayOrNull = (day: string | null | undefined) => (day ? longWeekday(day) : null);

function checkWords(carrier: Carrier | null): string {
  const { text } = carrierText(carrier);
  const said = text.replace(/^(Not c|C)hecked/, (words) => `${words} by ${BRAND.name}`);
  const tier = carrier?.tier ? `, ${carrier.tier} tier` : "";
  const words = carrier?.regulator ? `${carrier.regulator}${tier}. ${said}` : said;
  return [words, carrierAttribution([carrier]).replace(/\.$/, "")].filter(Boolean).join(". ");
}

const containerWords = (skip: string | null): string | null =>
  skip && (/skip/i.test(skip) ? skip : `Skip, ${lowerFirst(skip)}`);

function recordedWaste(waste: keyof typeof WASTE_CODES, { seats }: ReturnType<typeof lawOf>) {
  const codes = WASTE_CODES[waste];
  const name = wasteLabel(waste);
  if ("code" in codes) {
    const description = waste === "upholstery" ? seats : codes.description;
    return { name, code: `${unbroken(codes.code)} ${description}` };
  }
  return { name, code: `${TO_BE_AGREED}: ${codes.between.map(unbroken).join(" or ")}` };
}

/** Non-breaking spaces keep a code on one line. */
const unbroken = (code: string): string => code.replaceAll(" ", "\u00a0");

function typedWaste(name: string | null, kinds: readonly Waste[], law: ReturnType<typeof lawOf>) {
  if (!name) return [];
  const suggested = kinds.map((waste) => recordedWaste(waste, law));
  return [{ name, code: `${TO_BE_AGREED}${suggested.length > 0 ? ", for example:" : ""}` }, ...suggested];
}
