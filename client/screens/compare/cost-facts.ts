import { statedSentence } from "#client/components/company/fit-words.ts";
import { countOf } from "#client/components/company/format.ts";
import { formatPoundRange, formatPounds } from "#client/components/company/money.ts";
import { hasTotal, totalParts, totalWords } from "#client/components/company/total-words.ts";
import type { ListedCompany } from "#contract/companies.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import type { ComparedJob, Fact, FactValue } from "./fact.ts";

function totalOf({ offersSize, total }: ListedCompany, { size }: ComparedJob): FactValue | null {
  if (offersSize === false) return { text: `Does not hire out ${size} yard skips`, tone: "stop" };
  if (!hasTotal(total)) return null;
  return { text: totalWords(total), notes: totalParts(total) };
}

function priceOfSize({ offersSize, prices, total }: ListedCompany, { size }: ComparedJob): FactValue | null {
  if (offersSize === false) return { text: "Not offered", tone: "stop" };
  const price = prices.find((price) => price.size === size);
  if (price) return { text: formatPounds(price.price), notes: [statedSentence(price)] };
  const hire = total?.parts.find(({ kind }) => kind === "hire");
  if (hire?.source !== "estimate") return null;
  return { text: `About ${formatPoundRange(hire)}`, notes: ["Our estimate: the firm states no price"] };
}

/** One value if it is equal for all sizes, otherwise one line per size. Null if it is unknown for every size. */
function bySize(prices: readonly StatedPrice[], lineOf: (price: StatedPrice) => string | null) {
  const lines = prices.map((price) => ({ size: price.size, value: lineOf(price) }));
  const [first] = lines;
  if (lines.every(({ value }) => value === null)) return null;
  if (first && lines.every(({ value }) => value === first.value)) return { text: first.value ?? "" };
  return { text: lines.map(({ size, value }) => `${size} yard: ${value ?? "not known"}`) };
}

function pricesOf({ prices, priceFrom, priceTo }: ListedCompany): FactValue | null {
  if (prices.length > 0)
    return { text: prices.map(({ size, price }) => `${size} yard: ${formatPounds(price)}`) };
  if (!priceFrom || !priceTo) return null;
  return {
    text: `About ${formatPoundRange({ from: priceFrom, to: priceTo })}`,
    notes: ["Indicative, by size"],
  };
}

const days = ({ hireDays }: StatedPrice) => hireDays && countOf(hireDays, "day");
const heavy = ({ heavyAllowed }: StatedPrice) =>
  heavyAllowed === null ? null : heavyAllowed ? "Allowed" : "Not allowed";

/** The total of the job with its parts. Without a size, the prices of all sizes. */
export const totalFact = (job: ComparedJob): Fact =>
  job.size === undefined
    ? { label: "Prices by size", isKey: true, of: pricesOf }
    : { label: "Total for your job", isKey: true, of: (company) => totalOf(company, job) };

/** Facts about a price: its source, and what it includes. */
export function priceFacts(job: ComparedJob): Fact[] {
  const { size } = job;
  const asked = ({ prices }: ListedCompany) =>
    size === undefined ? prices : prices.filter((price) => price.size === size);
  const ofSize: Fact[] =
    size === undefined
      ? []
      : [{ label: `Price of a ${size} yard skip`, of: (company) => priceOfSize(company, job) }];
  return [
    ...ofSize,
    { label: "Hire included", of: (company) => bySize(asked(company), (price) => days(price) || null) },
    {
      label: "Each extra week",
      of: (company) => bySize(asked(company), ({ extraWeek }) => extraWeek && formatPounds(extraWeek)),
    },
    { label: "Soil and rubble", of: (company) => bySize(asked(company), heavy) },
  ];
}
