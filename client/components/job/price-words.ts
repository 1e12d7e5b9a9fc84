import type { CompanySummary } from "#client/queries/companies.ts";
import { estimatedHire, hasTotal, statedHire } from "#contract/companies/total-hire.ts";
import type { CostKind, Total } from "#contract/companies/totals.ts";
import { DEFAULT_WEEKS, type Job } from "#contract/job/job.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { isAllApart, notTakenSentence } from "../company/fit-words.ts";
import { formatDays, formatPoundRange, formatWeeks, joinWithAnd } from "../company/format.ts";

export interface PriceWords {
  amount: string;
  basis?: string;
  extras?: string;
  source: "stated" | "estimate" | "none";
}

type Priced = Pick<
  CompanySummary,
  "offersSize" | "fromPrice" | "total" | "notTaken" | "wastes" | "apart" | "priceFrom" | "priceTo"
>;

const NAMES: Record<Exclude<CostKind, "extra-week">, string> = {
  hire: "hire",
  permit: "permit",
  "waste-charge": "waste charges",
};

/** For example "+ permit and a further week". Undefined if nothing or only the hire length is unknown. */
function unknownWords(total: Total, weeks: number): string | undefined {
  const hireDays = pricedDays(total);
  const names = total.unknown.flatMap((kind) => {
    if (kind !== "extra-week") {
      const isPartlyKnown = total.parts.some((part) => part.kind === kind);
      return [(isPartlyKnown ? "other " : "") + NAMES[kind]];
    }
    if (!hireDays) return [];
    return [hireDays === (weeks - 1) * 7 ? "a further week" : "further weeks"];
  });
  return names.length > 0 ? `+ ${joinWithAnd(names)}` : undefined;
}

/** The days that the price of the hire includes: an estimate is for the usual weeks. Null if nobody has said. */
const pricedDays = (total: Total): number | null =>
  estimatedHire(total) ? DEFAULT_WEEKS * 7 : (statedHire(total)?.hireDays ?? null);

const daysWords = (days: number | null): string => {
  if (!days) return "days not said";
  return days % 7 === 0 ? formatWeeks(days / 7) : formatDays(days);
};

function includedWords({ parts }: Total): string[] {
  const kinds = (["permit", "waste-charge"] as const).filter((kind) =>
    parts.some((part) => part.kind === kind),
  );
  return kinds.length > 0 ? [`with ${joinWithAnd(kinds.map((kind) => NAMES[kind]))}`] : [];
}

export function priceWords({ size, weeks = DEFAULT_WEEKS }: Job, company: Priced): PriceWords {
  const { offersSize, total, notTaken } = company;
  if (notTaken) return { amount: notTakenSentence(notTaken), source: "none" };
  if (size !== undefined && offersSize === false) return { amount: `No ${size} yd`, source: "none" };
  if (!total && isAllApart(company)) return { amount: "Not in an ordinary skip", source: "none" };
  if (size === undefined) return company.apart && !company.fromPrice ? ASK : lowestPrice(company);
  if (!hasTotal(total)) return { ...ASK, basis: `${size} yd` };
  const isEstimated = estimatedHire(total) !== undefined;
  // If the hire is stated, only the fee of several permits can be an estimate.
  const isAbout = !isEstimated && total.parts.some(({ source }) => source === "estimate");
  const lacksWeeks = total.unknown.includes("extra-week");
  const days = daysWords(lacksWeeks ? pricedDays(total) : weeks * 7);
  const what = isEstimated ? [...(lacksWeeks ? [days] : []), "our estimate"] : [days];
  if (offersSize === null) what.push("if it has one");
  const extras = unknownWords(total, weeks);
  return {
    amount: `${isAbout ? "about " : ""}${formatPoundRange(total)}`,
    basis: [`${size} yd`, ...what, ...includedWords(total)].join(", "),
    ...(extras && { extras }),
    source: isEstimated ? "estimate" : "stated",
  };
}

const ASK = { amount: "Ask for a price", source: "none" } as const;

function lowestPrice({ fromPrice, priceFrom, priceTo }: Priced): PriceWords {
  if (fromPrice) {
    const { size, price, hireDays } = fromPrice;
    return {
      amount: `from ${formatPounds(price)}`,
      basis: `${size} yd, ${daysWords(hireDays)}`,
      source: "stated",
    };
  }
  if (!priceFrom || !priceTo) return ASK;
  const [from, to] = [Number(priceFrom), Number(priceTo)].toSorted((a, b) => a - b);
  return { amount: formatPoundRange({ from: from ?? 0, to: to ?? 0 }), basis: "by size", source: "estimate" };
}
