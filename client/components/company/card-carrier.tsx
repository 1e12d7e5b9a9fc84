import type { CompanySummary } from "#contract/companies.ts";
import { carrierWords } from "./carrier-words.ts";

/** A narrow card has a line to spare for a warning only. */
const TONES = {
  go: "text-go-deep @max-3xl:hidden",
  stop: "font-semibold text-stop",
  none: "text-muted @max-3xl:hidden",
};

/** Whether a company's registration as a waste carrier was checked. */
export function CardCarrier({ carrier }: Pick<CompanySummary, "carrier">) {
  const { short, tone = "none" } = carrierWords(carrier);
  return (
    // The page may have been rendered before midnight.
    <p className={`text-xs print:hidden ${TONES[tone]}`} suppressHydrationWarning>
      Carrier number: {short}
    </p>
  );
}
