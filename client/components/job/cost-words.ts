import { hasTotal, statedHire } from "#contract/companies/total-hire.ts";
import type { CostKind, CostPart, Total } from "#contract/companies/totals.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import { apartWords, isAllApart, notTakenSentence } from "../company/fit-words.ts";
import { formatDays, formatPoundRange } from "../company/format.ts";
import { feeAgeWords, permitFeeWords } from "../permit/fee-words.ts";

// This code is not in price-words.ts, so that pages with company cards do not load it.

export function totalWords({ parts, unknown, from, to }: Total): string {
  const amount = formatPoundRange({ from, to });
  const isEstimated = parts.some(({ source }) => source === "estimate");
  if (isEstimated) return unknown.length > 0 ? `About ${amount} or more` : `About ${amount}`;
  return unknown.length > 0 ? `At least ${amount}` : amount;
}

export const COST_LABELS: Record<CostKind, string> = {
  hire: "Hire",
  permit: "Permit",
  "extra-week": "Extra weeks",
  "waste-charge": "Charges for your waste",
};

function costSource({ source, statedBy, permit }: CostPart): string {
  if (permit) return `the council's fee, ${feeAgeWords(permit)}`;
  if (source === "estimate") return "our estimate";
  if (statedBy === undefined) return "one of each, as listed";
  return statedBy === "company" ? "the company's price" : "price entered by the directory";
}

export function totalParts(total: Total): string[] {
  const { parts, unknown } = total;
  const hire = statedHire(total);
  const isLonger = [...unknown, ...parts.map(({ kind }) => kind)].includes("extra-week");
  return [
    ...parts.map((part) => {
      const days = part === hire && part.hireDays && isLonger ? ` for ${formatDays(part.hireDays)}` : "";
      const amount = part.permit ? permitFeeWords({ ...part, ...part.permit }) : formatPoundRange(part);
      return `${COST_LABELS[part.kind]} ${amount}${days}: ${costSource(part)}`;
    }),
    ...unknown.map((kind) =>
      kind === "extra-week" && hire && !hire.hireDays
        ? "Hire length: not known"
        : `${COST_LABELS[kind]}: not known`,
    ),
    ...(total.mayNeedConsent ? ["Without DfI Roads' consent, if it is needed"] : []),
  ];
}

interface JobCost {
  text: string;
  notes: string[];
  kind: "total" | "ask" | "cannot";
}

export function jobCost(
  company: Pick<ListedCompany, "offersSize" | "total" | "notTaken" | "apart" | "wastes">,
  size: number,
): JobCost {
  const { offersSize, total, notTaken, apart } = company;
  const cannot = (text: string): JobCost => ({ text, notes: [], kind: "cannot" });
  if (offersSize === false) return cannot(`Does not hire out ${size} yard skips`);
  if (notTaken) return cannot(notTakenSentence(notTaken));
  const notes = apartWords(apart);
  if (!hasTotal(total))
    return { text: isAllApart(company) ? "Not in an ordinary skip" : "Ask for a price", notes, kind: "ask" };
  notes.unshift(...totalParts(total));
  if (offersSize !== null) return { text: totalWords(total), notes, kind: "total" };
  const ifSo = `If it does: ${lowerFirst(totalWords(total))}`;
  return { text: `Ask if it has ${size} yd`, notes: [ifSo, ...notes], kind: "ask" };
}
