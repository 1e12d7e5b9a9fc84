import { carrierText } from "#client/components/company/carrier-text.ts";
import { answerWords, statedSentence, TOO_FEW, wasteLabel } from "#client/components/company/fit-words.ts";
import {
  formatDate,
  formatPoundRange,
  formatRating,
  hireLength,
  joinWithAnd,
  splitList,
} from "#client/components/company/format.ts";
import { registerText } from "#client/components/company/register-words.ts";
import { jobCost } from "#client/components/job/cost-words.ts";
import { earliestWords, isImpossible, noticeWords } from "#client/components/job/earliest-day.ts";
import { statedChargeWords, wasteLines } from "#client/components/job/waste-lines.ts";
import { sizesInWords } from "#client/queries/companies.ts";
import { estimatedHire, hasTotal } from "#contract/companies/total-hire.ts";
import type { WasteTaken } from "#contract/companies/totals.ts";
import type { Company, ListedCompany } from "#contract/companies.ts";
import { separateWastes } from "#contract/job/collected-apart.ts";
import { HEAVY_WASTES, type Waste } from "#contract/job/job.ts";
import { aSkip } from "#contract/job/size-names.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import type { Serves } from "#contract/options.ts";
import { isPriceFor } from "#contract/plan/price-for-waste.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import { COMPANY_REGISTERS } from "#contract/registers/register-options.ts";
import { REGISTER_NAMES } from "#contract/registers/register-words.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { countOf } from "#contract/text/spelling.ts";
import { type ComparedJob, type ComparisonFact, type FactValue, stated } from "./fact.ts";

function totalOf(company: ListedCompany, size: number): FactValue {
  const cost = jobCost(company, size);
  if (cost.kind === "cannot") return { text: cost.text, tone: "stop" };
  return { text: cost.text, notes: cost.notes };
}

function marked(prices: FactValue | null, isForOtherWaste: boolean | undefined): FactValue | null {
  if (!prices || prices.tone === "stop" || !isForOtherWaste) return prices;
  return { ...prices, notes: [...(prices.notes ?? []), "For other waste, not for that of your job"] };
}

/** False for the price of a size that may not take the job's soil or rubble, too. */
const isForWaste = (price: Pick<StatedPrice, "size"> & Partial<StatedPrice>, { waste = [] }: ComparedJob) =>
  isPriceFor(price, separateWastes(waste));

/** The length is included, because the prices may be for different lengths. */
const priceWithLength = ({ price, hireDays }: StatedPrice): string =>
  `${formatPounds(price)} ${hireLength(hireDays)}`;

function priceOfSize(company: ListedCompany, job: ComparedJob): FactValue | null {
  const { offersSize, prices, total, forOtherWaste } = company;
  if (offersSize === false) return { text: "Not offered", tone: "stop" };
  const price = prices.find(({ size }) => size === job.size);
  if (price) {
    const stated = { text: priceWithLength(price), notes: [statedSentence(price)] };
    return marked(stated, forOtherWaste || !isForWaste(price, job));
  }
  const hire = total && estimatedHire(total);
  if (!hire) return null;
  if (offersSize === null) {
    return {
      text: "Ask if it has this size",
      notes: [`If it does: about ${formatPoundRange(hire)}, our estimate`],
    };
  }
  return { text: `About ${formatPoundRange(hire)}`, notes: ["Our estimate: the company states no price"] };
}

/** One line per size, or one text if all sizes have the same value. Null if the value is unknown for every size. */
function bySize(prices: readonly StatedPrice[], lineOf: (price: StatedPrice) => string | null) {
  const lines = prices.map((price) => ({ size: price.size, value: lineOf(price) }));
  const [first] = lines;
  if (lines.every(({ value }) => value === null)) return null;
  if (first && lines.every(({ value }) => value === first.value)) return { text: first.value ?? "" };
  return { text: lines.map(({ size, value }) => `${size} yard: ${value ?? "not known"}`) };
}

function pricesOf(company: ListedCompany, job: ComparedJob): FactValue | null {
  const { prices, priceFrom, priceTo, forOtherWaste } = company;
  const [first] = prices;
  if (first) {
    const isOneLength = prices.every(({ hireDays }) => hireDays === first.hireDays);
    const priceOf = isOneLength ? ({ price }: StatedPrice) => formatPounds(price) : priceWithLength;
    return {
      text: prices.map((price) => {
        const isForOthers = !forOtherWaste && !isForWaste(price, job);
        return `${price.size} yard: ${priceOf(price)}${isForOthers ? ", for other waste" : ""}`;
      }),
      ...(isOneLength && { notes: [`Each ${hireLength(first.hireDays)}`] }),
    };
  }
  if (!priceFrom || !priceTo) return null;
  return {
    text: `About ${formatPoundRange({ from: priceFrom, to: priceTo })}`,
    notes: ["Indicative, by size"],
  };
}

const heavy = ({ heavyAllowed }: StatedPrice) =>
  heavyAllowed === null ? null : heavyAllowed ? "Allowed" : "Not allowed";

/** Null without a total or if the total is our estimate, because estimates do not compete with stated prices. */
function rankOfTotal({ total }: ListedCompany): { amount: number; unknown: readonly string[] } | null {
  if (!hasTotal(total) || estimatedHire(total)) return null;
  return { amount: Number(total.from), unknown: total.unknown };
}

export function totalFact(job: ComparedJob): ComparisonFact {
  const { size } = job;
  return size === undefined
    ? {
        label: "Prices by size",
        isKey: true,
        of: (company) => marked(pricesOf(company, job), company.forOtherWaste),
      }
    : {
        label: "Total for your job",
        isKey: true,
        of: (company) => totalOf(company, size),
        best: { words: "Lowest stated", rank: rankOfTotal },
      };
}

const askedPrices = ({ prices }: ListedCompany, { size }: ComparedJob) =>
  size === undefined ? prices : prices.filter((price) => price.size === size);

export function priceFacts(job: ComparedJob): ComparisonFact[] {
  const { size } = job;
  const facts = [totalFact(job)];
  if (size !== undefined)
    facts.push({
      label: `Price of ${aSkip(size)}`,
      of: (company) => priceOfSize(company, job),
    });
  facts.push({
    label: "Each extra week",
    of: (company) =>
      bySize(askedPrices(company, job), ({ extraWeek }) => extraWeek && formatPounds(extraWeek)),
  });
  return facts;
}

const heavyFact = (job: ComparedJob): ComparisonFact => ({
  label: "Soil and rubble",
  of: (company) => bySize(askedPrices(company, job), heavy),
});

export const TRUST_FACTS: readonly ComparisonFact[] = [
  {
    label: "Rating",
    isKey: true,
    of: (company) =>
      isRated(company)
        ? {
            text: `${formatRating(shownScore(company).rating)} out of 5`,
            notes: [countOf(shownScore(company).reviewCount, "review")],
          }
        : { text: "no reviews" },
    best: {
      words: "Highest",
      rank: (company) =>
        isRated(company) ? { amount: -Number(shownScore(company).rating), unknown: [] } : null,
    },
  },
  {
    label: "Answers to requests",
    of: ({ answers }) => {
      const words = answerWords(answers);
      return { text: words?.text ?? TOO_FEW, notes: words?.share ? [words.share] : [] };
    },
  },
  { label: "Waste carrier registration", of: ({ carrier }) => carrierText(carrier) },
  ...COMPANY_REGISTERS.map((register) => ({
    label: REGISTER_NAMES[register],
    of: ({ registers }: Pick<Company, "registers">) => {
      const result = registers.find((one) => one.register === register);
      return result ? registerText(result) : { text: "Not compared, or not found for certain" };
    },
  })),
];

export const FURTHER_FACTS: readonly ComparisonFact[] = [
  {
    label: "Permits, as listed",
    of: ({ permits }) => ({ text: permits ? "Available" : "Contact for details" }),
  },
  { label: "Operating hours", of: ({ operatingHours }) => stated(operatingHours) },
  { label: "Payment methods", of: ({ paymentMethods }) => stated(splitList(paymentMethods).join(", ")) },
  { label: "Insurance, as listed", of: ({ insurance }) => stated(insurance) },
  { label: "Licence number, as listed", of: ({ licenseNumber }) => stated(licenseNumber) },
  {
    label: "Listing confirmed by the company",
    of: ({ confirmedOn }) => ({ text: confirmedOn ? formatDate(confirmedOn) : "Not confirmed" }),
  },
];

const DELIVERS: Record<Serves, FactValue> = {
  yes: { text: "Yes", tone: "go" },
  probably: { text: "Probably" },
  ask: { text: "Ask the company" },
  no: { text: "No", tone: "stop" },
};

function deliversOf({ serves, servesBecause }: ListedCompany): FactValue | null {
  if (!serves) return null;
  return { ...DELIVERS[serves], why: servesBecause };
}

const TAKEN: Record<WasteTaken["taken"], FactValue | null> = {
  yes: { text: "Yes", tone: "go" },
  charge: { text: "At a charge" },
  ask: null,
  no: { text: "No", tone: "stop" },
};

const wasteFact = (waste: Waste): ComparisonFact => ({
  label: `${wasteLabel(waste)} (in your job)`,
  of({ wastes = [], apart = [] }) {
    const { taken, sizes } = wastes.find((one) => one.waste === waste) ?? {};
    if (taken && sizes) return { text: `Yes, in ${joinWithAnd(sizes.map(String))} yd`, tone: "go" };
    if (taken) return TAKEN[taken];
    const { charge, isFree } = apart.find((one) => one.waste === waste) ?? {};
    return charge || isFree ? { text: "Apart from the skip" } : null;
  },
});

function refusalsOf({ refuses }: ListedCompany, { waste }: ComparedJob): FactValue | null {
  const lines = wasteLines(refuses, (waste) => waste, waste);
  if (lines.length === 0) return null;
  const text = lines.map(({ name }) => name);
  return lines[0]?.isAsked ? { text, tone: "stop" } : { text };
}

function chargesOf({ acceptsAtCharge }: ListedCompany, { waste }: ComparedJob): FactValue | null {
  const lines = wasteLines(acceptsAtCharge, (charge) => charge.waste, waste);
  if (lines.length === 0) return null;
  return { text: lines.map(({ name, item }) => `${name}: ${statedChargeWords(item)}`) };
}

function earliestOf(company: ListedCompany, job: ComparedJob): FactValue | null {
  const { day, unknown } = company.earliest;
  if (day === null && !unknown.includes("permit") && !isImpossible(company, job))
    return stated(company.deliveryTime);
  const said = noticeWords(company.noticeDays) ?? company.deliveryTime?.trim();
  const earliest = { text: earliestWords(company, job), ...(said && { notes: [said] }) };
  return isImpossible(company, job) ? { ...earliest, tone: "stop" } : earliest;
}

/** The day is uncertain if the notice of the company or of the road authority is unknown, so the rank contains `unknown`. */
const rankOfDay = ({ earliest: { day, unknown } }: ListedCompany) =>
  day === null ? null : { amount: Date.parse(day), unknown };

export const deliveryFacts = (job: ComparedJob): ComparisonFact[] => {
  const earliest: ComparisonFact = {
    label: "Earliest delivery",
    isKey: true,
    of: (company) => earliestOf(company, job),
    best: { words: "Earliest", rank: rankOfDay },
  };
  if (job.place === undefined) return [earliest];
  return [
    { label: `Delivers to ${job.place}`, isKey: true, of: deliversOf },
    earliest,
    {
      label: "Distance",
      of: ({ distance }) => (distance === undefined ? null : { text: formatDistance(distance) }),
    },
  ];
};

export const serviceFacts = (job: ComparedJob): ComparisonFact[] => [
  ...(job.waste ?? []).map(wasteFact),
  // Soil and rubble of the job have rows of their own.
  ...(HEAVY_WASTES.some((waste) => job.waste?.includes(waste)) ? [] : [heavyFact(job)]),
  { label: "Refuses", of: (company) => refusalsOf(company, job) },
  { label: "Charges extra for", of: (company) => chargesOf(company, job) },
  { label: "Sizes", of: (company) => stated(splitList(sizesInWords(company)).join(", ")) },
];
