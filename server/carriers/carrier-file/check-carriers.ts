import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import { type CarrierResult, REGISTER_FILE_ATTRIBUTION } from "#contract/carriers/carrier-options.ts";
import type { RegisterReport } from "#contract/registers.ts";
import type { Database } from "#server/database/connect.ts";
import { FileProblem } from "#server/refusal.ts";
import type { RegisterCheck, RegisterFiles } from "#server/registers/registers.ts";
import { countsAsIncomplete, INCOMPLETE } from "../register-rows.ts";
import { isSameName } from "../same-name.ts";
import { readStatedCarriers, recordChecks, type StatedCarrier } from "../store.ts";
import { type CarrierFile, type Registration, readCarrierFile } from "./read-carrier-file.ts";

const CHECKED_BY = "The register's file";

/** `towns` give the counties of Wales. The Environment Agency registers no carriers in Wales. */
export function carrierFileCheck(
  database: Database,
  towns: readonly { county: string; nation: string }[],
): RegisterCheck {
  const inWales = towns.filter(({ nation }) => nation === "Wales");
  const welsh = new Set(inWales.map(({ county }) => county.toLowerCase()));
  const isWelsh = (county: string) => welsh.has(county.toLowerCase());
  return async ({ files, checkedOn, apply }) => {
    const companies = await readStatedCarriers(database);
    const stated = englishNumbers(companies);
    const file = await readCarrierFile(onlyFile(files), new Set(stated.map(({ parsed }) => parsed.number)));
    const compareWith = (comparison: Comparison) => stated.map((one) => compare(one, comparison));
    const first = compareWith({ file, checkedOn, isWelsh });
    const missing = first.filter(({ outcome }) => outcome === "not-on-register").length;
    const isDoubtful = countsAsIncomplete(first.length, missing);
    // Compares again without conclusions from missing numbers.
    const part = { file: { ...file, isWhole: false }, checkedOn, isWelsh };
    const compared = isDoubtful ? compareWith(part) : first;
    const checks = compared.flatMap(({ company, check }) =>
      check ? [{ companyId: company.id, check, checkedBy: CHECKED_BY }] : [],
    );
    if (apply) await recordChecks(database, checks);
    const leftOut = companies.length - compared.length;
    return {
      applied: apply,
      // Known results are only counted in the summary.
      lines: compared.filter(({ outcome }) => outcome !== "known").map(toLine),
      summary: `The register as of ${checkedOn}, ${file.rows.toLocaleString("en-GB")} rows: ${counts(compared)}. Left out, as their numbers are not of this register: ${leftOut}.`,
      doubt: isDoubtful ? INCOMPLETE : null,
      afterwards: "Now delete the file: its licence restricts its use.",
      attribution: REGISTER_FILE_ATTRIBUTION,
    };
  };
}

function onlyFile([file, ...more]: RegisterFiles["files"]) {
  if (file && more.length === 0) return file.content;
  throw new FileProblem("This register is one file.");
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
  const found = Object.entries(WORDS).flatMap(([outcome, words]) => {
    const { length } = compared.filter((one) => one.outcome === outcome);
    return length > 0 ? [`${length} ${words}`] : [];
  });
  return found.join(", ") || "no company has a number of this register";
}

/**
 * The result for one company. `check` is the check to record. It is null for these outcomes:
 * - absent: the number is not in the file, but the file may be partial, the company is in Wales, or the number is a sample
 * - unreadable: no row with the number can be read
 * - known: a newer or equal check of the number is stored
 */
interface ComparedCarrier {
  company: StatedCarrier;
  number: string;
  outcome: CarrierResult | "absent" | "unreadable" | "known";
  /** The holder's name in the file. It is shown to the operator and never stored. */
  holder: string | null;
  check: CarrierCheck | null;
}

interface Comparison {
  file: CarrierFile;
  checkedOn: string;
  isWelsh(county: string): boolean;
}

const englishNumbers = (companies: readonly StatedCarrier[]) =>
  companies.flatMap((company) => {
    const parsed = parseCarrierNumber(company.licenseNumber ?? "");
    return parsed?.nations.includes("England") ? [{ company, parsed }] : [];
  });

type Stated = ReturnType<typeof englishNumbers>[number];

function compare({ company, parsed }: Stated, comparison: Comparison): ComparedCarrier {
  const { file, checkedOn, isWelsh } = comparison;
  const { number } = parsed;
  const registration = file.registrations.get(number);
  const compared = { company, number, holder: registration?.holder ?? null };
  if (registration === null) return { ...compared, outcome: "unreadable", check: null };
  // The file contains no Welsh registrations, and no registration has a sample's number.
  const isAbsentForUnknownReason = !file.isWhole || parsed.isSample || isWelsh(company.county);
  if (!registration && isAbsentForUnknownReason) return { ...compared, outcome: "absent", check: null };
  const result = registration ? resultOf(company.name, registration, checkedOn) : "not-on-register";
  const check: CarrierCheck = {
    number,
    nation: "England",
    scheme: "registration",
    type: registration?.type ?? null,
    tier: registration?.tier ?? parsed.tier,
    result,
    method: "register-file",
    validTo: registration?.validTo ?? null,
    checkedOn,
  };
  return isKnown(company.carrier, check)
    ? { ...compared, outcome: "known", check: null }
    : { ...compared, outcome: result, check };
}

function resultOf(name: string, { holder, tier, type, validTo }: Registration, checkedOn: string) {
  // The file contains a registration for a short time after its end.
  if (validTo && validTo < checkedOn) return "expired";
  if (tier === "lower") return "lower-tier";
  if (type === "broker_dealer") return "broker-only";
  return isSameName(name, holder) ? "matched" : "other-holder";
}

/** True if the newest check has this number and a later day. Also true if its day, result, end and method are equal. */
function isKnown(newest: CarrierCheck | null, check: CarrierCheck): boolean {
  if (newest?.number !== check.number) return false;
  if (newest.checkedOn !== check.checkedOn) return newest.checkedOn > check.checkedOn;
  return newest.result === check.result && newest.validTo === check.validTo && newest.method === check.method;
}
