import type { CostKind, ListedCompany, Total } from "#contract/companies.ts";
import { DEFAULT_WEEKS, type Job } from "#contract/job/job.ts";
import { countOf } from "../company/format.ts";
import { formatPoundRange } from "../company/money.ts";
import { listWords } from "./list-words.ts";

const KINDS: Record<CostKind, string> = {
  hire: "hire",
  permit: "permit",
  "extra-week": "extra weeks",
  "waste-charge": "waste charges",
};

export interface PriceWords {
  /** "6 yd" */
  size: string;
  /** For example "£210", "about £167-208", "ask" or "not offered". */
  amount: string;
  /** For example "for 2 weeks" or "(our estimate)". */
  detail?: string;
  /** What the amount does not include: "plus a road permit (fee not known)". */
  note?: string;
  isOffered: boolean;
}

type Priced = Pick<ListedCompany, "offersSize" | "total">;

/** "2 weeks" */
export const formatWeeks = (weeks: number): string => countOf(weeks, "week");

const joinKinds = (kinds: readonly CostKind[]) => listWords(kinds.map((kind) => KINDS[kind]));

/** The words for a cost whose amount is unknown. */
const UNKNOWN: Record<CostKind, { name: string; amount: string }> = {
  hire: { name: "the hire", amount: "price" },
  permit: { name: "a road permit", amount: "fee" },
  "extra-week": { name: "extra weeks", amount: "price" },
  "waste-charge": { name: "waste charges", amount: "amounts" },
};

/** For example "plus a road permit (fee not known)". Undefined if no part is unknown. */
function unknownWords({ unknown, parts }: Total): string | undefined {
  const [first, ...others] = unknown.map((kind) => UNKNOWN[kind]);
  if (!first) return undefined;
  const names = listWords(
    unknown.map((kind) => (parts.some((part) => part.kind === kind) ? "other " : "") + UNKNOWN[kind].name),
  );
  return `plus ${names} (${others.length > 0 ? "" : `${first.amount} `}not known)`;
}

/** The words for the price of the job's size at a company. Null without a size. */
export function priceWords({ size, weeks = DEFAULT_WEEKS }: Job, company: Priced): PriceWords | null {
  if (size === undefined) return null;
  const words = { size: `${size} yd`, isOffered: company.offersSize !== false };
  const { total } = company;
  if (!words.isOffered) return { ...words, amount: "not offered" };
  if (!total || total.unknown.includes("hire")) return { ...words, amount: "ask" };
  const note = unknownWords(total);
  const isEstimate = total.parts.some(({ source }) => source === "estimate");
  const included = total.parts.flatMap(({ kind }) =>
    kind === "permit" || kind === "waste-charge" ? [kind] : [],
  );
  const withParts = included.length > 0 ? ` with ${joinKinds(included)}` : "";
  return {
    ...words,
    amount: `${isEstimate ? "about " : ""}${formatPoundRange(total)}`,
    detail: isEstimate ? `${withParts} (our estimate)`.trim() : `for ${formatWeeks(weeks)}${withParts}`,
    ...(note && { note }),
  };
}
