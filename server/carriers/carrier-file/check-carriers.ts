import type { RegisterReport } from "#contract/registers.ts";
import type { Database } from "#server/database/connect.ts";
import { FileProblem } from "#server/refusal.ts";
import type { RegisterCheck, RegisterFiles } from "#server/registers/registers.ts";
import { countsAsIncomplete, INCOMPLETE } from "../register-rows.ts";
import { readStatedCarriers, recordChecks } from "../store.ts";
import { type ComparedCarrier, compareCarriers, englishNumbers } from "./compare-carriers.ts";
import { readCarrierFile } from "./read-carrier-file.ts";

const CHECKED_BY = "The register's file";

interface CarrierFileCheck extends RegisterFiles {
  database: Database;
  isWelsh(county: string): boolean;
}

/** Compares numbers in the Environment Agency's format, which does not register carriers in Wales. */
export function carrierFileCheck(
  database: Database,
  towns: readonly { county: string; nation: string }[],
): RegisterCheck {
  const inWales = towns.filter(({ nation }) => nation === "Wales");
  const welsh = new Set(inWales.map(({ county }) => county.toLowerCase()));
  return (file) => checkCarriers({ ...file, database, isWelsh: (county) => welsh.has(county.toLowerCase()) });
}

function onlyFile([file, ...more]: RegisterFiles["files"]) {
  if (file && more.length === 0) return file.content;
  throw new FileProblem("This register is one file.");
}

async function checkCarriers(request: CarrierFileCheck): Promise<RegisterReport> {
  const { database, files, checkedOn, isWelsh, apply } = request;
  const companies = await readStatedCarriers(database);
  const wanted = new Set(englishNumbers(companies).map(({ parsed }) => parsed.number));
  const file = await readCarrierFile(onlyFile(files), wanted);
  const first = compareCarriers(companies, { file, checkedOn, isWelsh });
  const isDoubtful = isIncomplete(first);
  // The same comparison, but without conclusions from missing numbers.
  const compared = isDoubtful
    ? compareCarriers(companies, { file: { ...file, isWhole: false }, checkedOn, isWelsh })
    : first;
  const checks = compared.flatMap(({ company, check }) =>
    check ? [{ companyId: company.id, check, checkedBy: CHECKED_BY }] : [],
  );
  if (apply) await recordChecks(database, checks);
  const leftOut = companies.length - compared.length;
  return {
    applied: apply,
    // Results that were known before are only counted.
    lines: compared.filter(({ outcome }) => outcome !== "known").map(toLine),
    summary: `The register as of ${checkedOn}, ${file.rows.toLocaleString("en-GB")} rows: ${counts(compared)}. Left out, as their numbers are not of this register: ${leftOut}.`,
    doubt: isDoubtful ? INCOMPLETE : null,
    afterwards: "Now delete the file: its licence restricts its use.",
    attribution: "Contains Environment Agency information © Environment Agency and/or database right.",
  };
}

function isIncomplete(compared: readonly ComparedCarrier[]): boolean {
  const missing = compared.filter(({ outcome }) => outcome === "not-on-register").length;
  return countsAsIncomplete(compared.length, missing);
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

function toLine(compared: ComparedCarrier): RegisterReport["lines"][number] {
  const { company, number, outcome, holder, check } = compared;
  const notes = [
    outcome === "other-holder" ? `registered to “${holder}”` : [],
    outcome === "broker-only" ? "registered as a broker or dealer, which does not cover carrying waste" : [],
    check?.validTo ? `until ${check.validTo}` : [],
    outcome === "absent" ? "nothing recorded: look it up by hand" : [],
  ].flat();
  return { outcome: WORDS[outcome], number, companyId: company.id, name: company.name, notes };
}

function counts(compared: readonly ComparedCarrier[]): string {
  const found = Object.entries(WORDS)
    .map(([outcome, words]) => [compared.filter((one) => one.outcome === outcome).length, words] as const)
    .filter(([count]) => count > 0);
  return found.map((pair) => pair.join(" ")).join(", ") || "no company has a number of this register";
}
