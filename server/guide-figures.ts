import { formatMonth } from "#client/components/company/format.ts";
import { allFeesWords, permitNoticeWords } from "#client/components/permit/permit-words.ts";
import { longDay } from "#contract/dates.ts";
import type { PermitTerms } from "#contract/job/permits.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import type { Permits } from "./permits/permits.ts";

/**
 * Returns a function that finds the words for a placeholder such as "lowest fee", "fee of Durham" or "notice of Durham". The
 * words come from the table of permit fees. The function throws for an unknown placeholder.
 */
export function guideFigures({ named, published }: Pick<Permits, "named" | "published">) {
  const { from, to, middle, readFrom, readTo } = published();
  const figures: Readonly<Record<string, string>> = {
    "lowest fee": formatPounds(from),
    "highest fee": formatPounds(to),
    "middle fee": formatPounds(middle),
    "days of reading": `from ${longDay(readFrom)} to ${longDay(readTo)}`,
  };
  return (placeholder: string): string => {
    const [, figure, name = ""] = /^(fee|notice) of (.+)$/.exec(placeholder) ?? [];
    if (figure === "fee") return feeWords(named(name));
    if (figure === "notice") return permitNoticeWords(named(name)) ?? "ask";
    const words = figures[placeholder];
    if (words === undefined) throw new Error(`{{${placeholder}}} is no figure that a guide can have`);
    return words;
  };
}

function feeWords(terms: PermitTerms): string {
  const words = allFeesWords(terms) ?? "see its page";
  const remarks = [
    terms.asOf && formatMonth(terms.asOf),
    terms.isOld && "more than twelve months old",
    terms.basis !== "page" && "may be out of date",
  ].filter(Boolean);
  return remarks.length > 0 ? `${words} (${remarks.join(", ")})` : words;
}
