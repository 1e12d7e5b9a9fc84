import { REGISTER_ATTRIBUTIONS } from "#contract/registers/attributions.ts";
import { type CompanyRegister, REGISTER_STATUSES } from "#contract/registers/register-options.ts";
import type { RegisterReport } from "#contract/registers.ts";
import type { Database } from "#server/database/connect.ts";
import type { RegisterCheck } from "#server/registers/registers.ts";
import { countsAsIncomplete, INCOMPLETE } from "../register-rows.ts";
import { readListedCompanies, recordRegisters } from "../store.ts";
import {
  type ComparedCompany,
  compareRegisters,
  type RegisterOutcome,
  wantedOf,
} from "./compare-registers.ts";
import { readRegister } from "./read-registers.ts";

export const companyRegisterCheck =
  (database: Database): RegisterCheck =>
  async ({ files, checkedOn: asOf, apply, onProgress }) => {
    const companies = await readListedCompanies(database);
    const read = await readRegister({ files, wanted: wantedOf(companies), onProgress });
    const first = compareRegisters(companies, read, asOf);
    const isDoubtful = isIncomplete(first);
    // The same comparison, but without conclusions from missing numbers.
    const compared = isDoubtful ? compareRegisters(companies, { ...read, isWhole: false }, asOf) : first;
    if (apply) await recordRegisters(database, read.register, compared);
    return {
      applied: apply,
      lines: compared.filter(isNews).map(toLine),
      summary: `${TITLES[read.register]} as of ${asOf}, ${read.rows.toLocaleString("en-GB")} rows: ${counts(compared) || "no company to compare"}.`,
      doubt: isDoubtful ? INCOMPLETE : read.isWhole ? null : PART,
      afterwards: "What needs a decision is in the work queue. Now delete the file.",
      attribution: REGISTER_ATTRIBUTIONS[read.register],
    };
  };

const PART = "The file is or may be a part of the register: absence is not recorded.";

function isIncomplete(compared: readonly ComparedCompany[]): boolean {
  const numbered = compared.filter(({ number }) => number !== null);
  const missing = numbered.filter(
    ({ outcome, before }) => outcome === "not-found" && before?.status !== "not-found",
  );
  return countsAsIncomplete(numbered.length, missing.length);
}

const OUTCOMES = [...REGISTER_STATUSES, "unsure", "unreadable", "known", "absent"] as const;
const OTHER_WORDS: Partial<Record<RegisterOutcome, string>> = {
  "strike-off-proposed": "strike-off",
  "not-found": "not found",
  unsure: "not sure",
  absent: "not in file",
};
const wordsFor = (outcome: RegisterOutcome): string => OTHER_WORDS[outcome] ?? outcome;

const TITLES: Readonly<Record<CompanyRegister, string>> = {
  "companies-house": "Companies House",
  "operator-licences": "Goods vehicle operator licences",
};

/** What differs from the result before, or from a company in order. Companies without a row are only counted. */
function isNews({ outcome, before }: ComparedCompany): boolean {
  if (outcome === "known" || outcome === "absent") return false;
  return before ? outcome !== before.status : outcome !== "active" && outcome !== "valid";
}

function toLine(compared: ComparedCompany): RegisterReport["lines"][number] {
  const { company, outcome, number, before, found } = compared;
  const numbers = found?.doubts.map((doubt) => `${doubt.number} ${wordsFor(doubt.status)}`) ?? [];
  const notes = [
    numbers.length > 0 ? `may be ${numbers.join(" or ")}: decide in the work queue` : [],
    found?.result?.matchedBy === "name-and-postcode" ? "by name and postcode" : [],
    outcome === "not-found" ? "its number is not in the file, which does not say that it has closed" : [],
    outcome === "unreadable" ? "its status is not known: look it up by hand" : [],
    before && before.status !== outcome ? `${wordsFor(before.status)} on ${before.asOf}` : [],
  ].flat();
  const { id: companyId, name } = company;
  return { outcome: wordsFor(outcome), number: number ?? "", companyId, name, notes };
}

function counts(compared: readonly ComparedCompany[]): string {
  const ofOutcome = Map.groupBy(compared, ({ outcome }) => outcome);
  return OUTCOMES.flatMap((outcome) => {
    const { length } = ofOutcome.get(outcome) ?? [];
    return length > 0 ? [`${length.toLocaleString("en-GB")} ${wordsFor(outcome)}`] : [];
  }).join(", ");
}
