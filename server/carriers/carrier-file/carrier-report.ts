import type { ComparedCarrier } from "./compare-carriers.ts";

/** The attribution that the Environment Agency's licence requires. */
const ATTRIBUTION = "Contains Environment Agency information © Environment Agency and/or database right.";

export interface CarrierReport {
  compared: readonly ComparedCarrier[];
  /** Number of companies whose stated number is of another nation or of no known form. */
  leftOut: number;
  rows: number;
  checkedOn: string;
  /**
   * True if the file may be incomplete: at least ten numbers were compared, and more than half of them would be newly recorded
   * as missing from the register.
   */
  isDoubtful: boolean;
  applied: boolean;
}

const WORDS: Record<ComparedCarrier["outcome"], string> = {
  matched: "matched",
  "other-holder": "other name",
  "not-on-register": "not on it",
  expired: "expired",
  "lower-tier": "lower tier",
  "broker-only": "broker only",
  absent: "not in file",
  unreadable: "unreadable",
  known: "known",
};

function toLine({ company, number, outcome, holder, check }: ComparedCarrier): string {
  const notes = [
    outcome === "other-holder" && `registered to “${holder}”`,
    outcome === "broker-only" && "registered as a broker or dealer, which does not cover carrying waste",
    check?.validTo && `until ${check.validTo}`,
    outcome === "absent" && "nothing recorded: look it up by hand",
  ].filter(Boolean);
  const words = [`${company.name} (${company.id})`, ...notes].join(", ");
  return `${WORDS[outcome].padEnd(12)} ${number.padEnd(13)} ${words}`;
}

function counts(compared: readonly ComparedCarrier[]): string {
  const outcomes = Object.keys(WORDS) as ComparedCarrier["outcome"][];
  return outcomes
    .map((outcome) => [WORDS[outcome], compared.filter((one) => one.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([words, count]) => `${count} ${words}`)
    .join(", ");
}

/** Formats a report for a terminal. Results that were known before are only counted. */
export function carrierReportText(report: CarrierReport): string {
  const { compared, leftOut, rows, checkedOn, isDoubtful, applied } = report;
  const lines = compared.filter(({ outcome }) => outcome !== "known").map(toLine);
  const doubt = isDoubtful
    ? [
        "More than half of the numbers are not in the file, so it may be incomplete: their absence is not recorded.",
      ]
    : [];
  const found = counts(compared) || "no company has a number of this register";
  return [
    ...lines,
    `The register as of ${checkedOn}, ${rows.toLocaleString("en-GB")} rows: ${found}. Left out, as their numbers are not of this register: ${leftOut}.`,
    ...doubt,
    applied
      ? "Done: the results are recorded and shown. Now delete the file: its licence restricts its use."
      : "Tried, nothing written. To record the results, add --apply.",
    ATTRIBUTION,
  ].join("\n");
}
