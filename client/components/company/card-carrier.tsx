import type { CompanySummary } from "#contract/companies.ts";
import { carrierWords } from "./carrier-words.ts";

/** A narrow card and paper only have space for warnings. */
const TONES = {
  go: "text-go-deep @max-3xl:hidden print:hidden",
  stop: "font-semibold text-stop",
  none: "text-muted @max-3xl:hidden print:hidden",
};

/** Whether a company's registration as a waste carrier was checked, and what the check found. */
export function CardCarrier({ carrier }: Pick<CompanySummary, "carrier">) {
  const { short, tone = "none" } = carrierWords(carrier);
  return (
    // The server may have rendered the page before midnight, so its dates may differ from the browser's.
    <p className={`text-xs ${TONES[tone]}`} suppressHydrationWarning>
      Carrier number: {short}
    </p>
  );
}
