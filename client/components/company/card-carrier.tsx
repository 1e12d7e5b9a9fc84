import type { CompanySummary } from "#contract/companies.ts";
import { carrierWords } from "./carrier-words.ts";

const TONES = { go: "text-go-deep", stop: "font-semibold text-stop", none: "text-muted" };

/** Whether a company's registration as a waste carrier was checked. */
export function CardCarrier({ carrier }: Pick<CompanySummary, "carrier">) {
  const { short, tone = "none" } = carrierWords(carrier);
  return (
    // The page may have been rendered before midnight.
    <p className={`text-xs ${TONES[tone]}`} suppressHydrationWarning>
      Carrier number: {short}
    </p>
  );
}
