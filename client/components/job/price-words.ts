import type { CostKind, Total } from "#contract/companies/totals.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { DEFAULT_WEEKS, type Job } from "#contract/job/job.ts";
import { apartWords, hasTotal, notTakenSentence, statedHire } from "../company/fit-words.ts";
import { formatPoundRange, hireLength, joinWithAnd } from "../company/format.ts";

export interface PriceWords {
  /** For example "6 yd £210", "6 yd about £167-208", "6 yd: ask" or "Doesn't take soil". */
  headline: string;
  /** For example "for 2 weeks" or "(our estimate)". */
  detail?: string;
  /** What the amount does not include: "plus a road permit (fee not known)". */
  note?: string;
  /** False if the company has said that it can't do the job. */
  isPossible: boolean;
}

type Priced = Pick<ListedCompany, "offersSize" | "total" | "notTaken" | "apart">;

/** The words for a cost whose amount is unknown. */
const UNKNOWN: Record<CostKind, { name: string; amount: string }> = {
  hire: { name: "the hire", amount: "price" },
  permit: { name: "a road permit", amount: "fee" },
  "extra-week": { name: "extra weeks", amount: "price" },
  "waste-charge": { name: "waste charges", amount: "amounts" },
};

/** The words for the weeks of the hire that a price for this many days does not include. */
const weeksBeyond = (days: number, weeks: number): string =>
  days === (weeks - 1) * 7 ? "a further week" : "further weeks";

/** For example "plus a road permit (fee not known)". Undefined if nothing or only the hire length is unknown. */
function unknownWords(total: Total, weeks: number): string | undefined {
  const hire = statedHire(total);
  const unknown = total.unknown.filter((kind) => kind !== "extra-week" || !hire || hire.hireDays);
  const [first, ...others] = unknown;
  if (!first) return undefined;
  const names = unknown.map((kind) => {
    if (kind === "extra-week" && hire?.hireDays) return weeksBeyond(hire.hireDays, weeks);
    return (total.parts.some((part) => part.kind === kind) ? "other " : "") + UNKNOWN[kind].name;
  });
  return `plus ${joinWithAnd(names)} (${others.length > 0 ? "" : `${UNKNOWN[first].amount} `}not known)`;
}

/** The days of hire that the amount covers. If further weeks have no price, those of the stated price. */
const daysOf = (total: Total, weeks: number): number | null =>
  total.unknown.includes("extra-week") ? (statedHire(total)?.hireDays ?? null) : weeks * 7;

/** Describes the price of the job's size at a company, or why there is none. Null without a size. */
export function priceWords({ size, weeks = DEFAULT_WEEKS }: Job, company: Priced): PriceWords | null {
  if (size === undefined) return null;
  const { offersSize, total, notTaken } = company;
  const apart = apartWords(company.apart);
  const name = `${size} yd`;
  if (offersSize === false) return { headline: `${name}: not offered`, isPossible: false };
  if (notTaken) return { headline: notTakenSentence(notTaken), isPossible: false };
  if (!total && apart.length > 0)
    return { headline: "Not in an ordinary skip", note: apart.join(". "), isPossible: true };
  if (!hasTotal(total)) return { headline: `${name}: ask`, isPossible: true };
  const amount = formatPoundRange(total);
  const others = apart.map((words) => `plus ${words.charAt(0).toLowerCase()}${words.slice(1)}`);
  const note = [unknownWords(total, weeks), ...others].filter(Boolean).join(", ");
  const includes = (kind: CostKind) => total.parts.some((part) => part.kind === kind);
  const included = [
    ...(includes("permit") ? ["permit"] : []),
    ...(includes("waste-charge") ? ["waste charges"] : []),
  ];
  const withParts = included.length > 0 ? ` with ${joinWithAnd(included)}` : "";
  const possible = { ...(note && { note }), isPossible: true };
  if (offersSize === null) {
    const detail = `about ${amount}${withParts} if so (our estimate)`;
    return { headline: `Ask if it has ${name}`, detail, ...possible };
  }
  const isStated = statedHire(total) !== undefined;
  const isEstimated = total.parts.some(({ source }) => source === "estimate");
  return {
    headline: `${name} ${isEstimated ? "about " : ""}${amount}`,
    detail: isStated
      ? `${hireLength(daysOf(total, weeks), weeks)}${withParts}`
      : `${withParts} (our estimate)`.trim(),
    ...possible,
  };
}
