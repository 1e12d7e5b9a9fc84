import type { Database } from "#server/database/connect.ts";
import { readStatedCarriers, recordChecks } from "../store.ts";
import type { CarrierReport } from "./carrier-report.ts";
import { type ComparedCarrier, compareCarriers, englishNumbers } from "./compare-carriers.ts";
import { readCarrierFile } from "./read-carrier-file.ts";

/**
 * The file counts as incomplete if more than this share of the compared numbers would be newly recorded as missing, and at
 * least `FEWEST_TO_DOUBT` are compared.
 */
const MOST_MISSING = 0.5;
const FEWEST_TO_DOUBT = 10;

const CHECKED_BY = "The register's file";

interface CarrierFileCheck {
  database: Database;
  path: string;
  /** The day on which the file was downloaded. */
  checkedOn: string;
  isWelsh(county: string): boolean;
  apply: boolean;
}

/**
 * Compares the registration numbers that companies state, if they have the Environment Agency's format, with the register's
 * file. Records the results if `apply` is set.
 */
export async function checkCarriers(request: CarrierFileCheck): Promise<CarrierReport> {
  const { database, path, checkedOn, isWelsh, apply } = request;
  const companies = await readStatedCarriers(database);
  const wanted = new Set(Array.from(englishNumbers(companies).values(), ({ number }) => number));
  const file = await readCarrierFile(path, wanted);
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
  return { compared, leftOut, rows: file.rows, checkedOn, isDoubtful, applied: apply };
}

function isIncomplete(compared: readonly ComparedCarrier[]): boolean {
  const missing = compared.filter(({ outcome }) => outcome === "not-on-register").length;
  return compared.length >= FEWEST_TO_DOUBT && missing > compared.length * MOST_MISSING;
}
