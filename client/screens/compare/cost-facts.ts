import { isForOtherWaste, statedSentence } from "#client/components/company/fit-words.ts";
import { formatPoundRange, formatPounds, hireLength } from "#client/components/company/format.ts";
import { jobCost } from "#client/components/job/cost-words.ts";
import { indefiniteArticle } from "#client/components/job/job-words.ts";
import { estimatedHire, hasTotal } from "#contract/companies/total-hire.ts";
import type { ListedCompany } from "#contract/companies.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import type { ComparedJob, ComparisonFact, FactValue } from "./fact.ts";

function totalOf(company: ListedCompany, size: number): FactValue | null {
  const cost = jobCost(company, size);
  if (cost?.kind === "cannot") return { text: cost.text, tone: "stop" };
  return cost && { text: cost.text, notes: cost.notes };
}

/** Prices that a company states or that we estimate, marked if they are for other waste than that of the job. */
function marked(prices: FactValue | null, company: ListedCompany, { waste }: ComparedJob): FactValue | null {
  if (!prices || prices.tone === "stop" || !isForOtherWaste(company, waste)) return prices;
  return { ...prices, notes: [...(prices.notes ?? []), "For other waste, not for that of your job"] };
}

/** "£210 for 10 days": prices of different lengths stand side by side. */
const priceWithLength = ({ price, hireDays }: StatedPrice): string =>
  `${formatPounds(price)} ${hireLength(hireDays)}`;

function priceOfSize({ offersSize, prices, total }: ListedCompany, { size }: ComparedJob): FactValue | null {
  if (offersSize === false) return { text: "Not offered", tone: "stop" };
  const price = prices.find((price) => price.size === size);
  if (price) return { text: priceWithLength(price), notes: [statedSentence(price)] };
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

/** One value if all sizes have the same value, otherwise one line per size. Null if the value is unknown for every size. */
function bySize(prices: readonly StatedPrice[], lineOf: (price: StatedPrice) => string | null) {
  const lines = prices.map((price) => ({ size: price.size, value: lineOf(price) }));
  const [first] = lines;
  if (lines.every(({ value }) => value === null)) return null;
  if (first && lines.every(({ value }) => value === first.value)) return { text: first.value ?? "" };
  return { text: lines.map(({ size, value }) => `${size} yard: ${value ?? "not known"}`) };
}

function pricesOf({ prices, priceFrom, priceTo }: ListedCompany): FactValue | null {
  const [first] = prices;
  if (first) {
    const isOneLength = prices.every(({ hireDays }) => hireDays === first.hireDays);
    const priceOf = isOneLength ? ({ price }: StatedPrice) => formatPounds(price) : priceWithLength;
    return {
      text: prices.map((price) => `${price.size} yard: ${priceOf(price)}`),
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

/** The rank of a total whose hire is stated. Our estimates don't compete with what companies state. */
function rankOfTotal({ total }: ListedCompany): { amount: number; unknown: readonly string[] } | null {
  if (!hasTotal(total) || estimatedHire(total)) return null;
  return { amount: Number(total.from), unknown: total.unknown };
}

/**
 * The total of the job with its parts, or why the company cannot do the job. Without a size, the prices by size or the price
 * range.
 */
export function totalFact(job: ComparedJob): ComparisonFact {
  const { size } = job;
  return size === undefined
    ? { label: "Prices by size", isKey: true, of: (company) => marked(pricesOf(company), company, job) }
    : {
        label: "Total for your job",
        isKey: true,
        of: (company) => totalOf(company, size),
        best: { words: "Lowest stated", rank: rankOfTotal },
      };
}

/** The prices of the requested size. Without a size, of each. */
const askedPrices = ({ prices }: ListedCompany, { size }: ComparedJob) =>
  size === undefined ? prices : prices.filter((price) => price.size === size);

/** The total, the price of the requested size and that of further weeks. */
export function priceFacts(job: ComparedJob): ComparisonFact[] {
  const { size } = job;
  const ofSize: ComparisonFact[] =
    size === undefined
      ? []
      : [
          {
            label: `Price of ${indefiniteArticle(size)} ${size} yard skip`,
            of: (company) => marked(priceOfSize(company, job), company, job),
          },
        ];
  return [
    totalFact(job),
    ...ofSize,
    {
      label: "Each extra week",
      of: (company) =>
        bySize(askedPrices(company, job), ({ extraWeek }) => extraWeek && formatPounds(extraWeek)),
    },
  ];
}

/** Whether soil and rubble are allowed in the requested size. Without a size, in each size with a price. */
export const heavyFact = (job: ComparedJob): ComparisonFact => ({
  label: "Soil and rubble",
  of: (company) => bySize(askedPrices(company, job), heavy),
});
