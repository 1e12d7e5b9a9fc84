import { REGISTER_ATTRIBUTIONS } from "#contract/registers/attributions.ts";
import {
  type CompanyRegister,
  REGISTER_STATUSES,
  type RegisterStatus,
} from "#contract/registers/register-options.ts";
import { STATUS_WORDS } from "#contract/registers/register-words.ts";
import type { RegisterDoubt, RegisterResult } from "#contract/registers/registers.ts";
import type { RegisterReport } from "#contract/registers.ts";
import type { Database } from "#server/database/connect.ts";
import type { RegisterCheck } from "#server/registers/registers.ts";
import { countsAsIncomplete, INCOMPLETE } from "../register-rows.ts";
import { nameKeys, ownWords } from "../same-name.ts";
import {
  type RegisteredCompany,
  type RegisterFinding,
  readListedCompanies,
  recordRegisters,
} from "../store.ts";
import {
  postcodesIn,
  type ReadRegister,
  type Registered,
  readRegister,
  type Wanted,
} from "./read-registers.ts";

export const companyRegisterCheck =
  (database: Database): RegisterCheck =>
  async ({ checkedOn: asOf, apply, ...files }) => {
    const companies = await readListedCompanies(database);
    const read = await readRegister(wantedOf(companies), files);
    const first = compareRegisters(companies, read, asOf);
    const isDoubtful = isIncomplete(first);
    // Compares again without conclusions from missing numbers.
    const compared = isDoubtful ? compareRegisters(companies, { ...read, isWhole: false }, asOf) : first;
    if (apply) await recordRegisters(database, read.register, compared);
    return {
      applied: apply,
      lines: compared.filter(isNews).toSorted(byUrgency).map(toLine),
      summary: `${TITLES[read.register]} as of ${asOf}, ${read.rows.toLocaleString("en-GB")} rows: ${counts(compared) || "no company to compare"}.`,
      doubt: isDoubtful ? INCOMPLETE : read.isWhole ? null : PART,
      afterwards: "What needs a decision is in the work queue. Now delete the file.",
      attribution: REGISTER_ATTRIBUTIONS[read.register],
    };
  };

const PART = "The file is or may be a part of the register: absence is not recorded.";

function isIncomplete(compared: readonly ComparedCompany[]): boolean {
  const numbered = compared.filter(({ number }) => number !== null);
  const missing = numbered.filter(({ outcome }) => outcome === "not-found");
  const newlyMissing = missing.filter(({ before }) => before?.status !== "not-found");
  return countsAsIncomplete(numbered.length, newlyMissing.length);
}

const OUTCOMES = [...REGISTER_STATUSES, "unsure", "unreadable", "known", "absent"] as const;
const OUTCOME_WORDS: Readonly<Record<RegisterOutcome, string>> = {
  ...STATUS_WORDS,
  unsure: "not sure",
  unreadable: "status unclear",
  known: "compared with a newer file before",
  absent: "not in file",
};

const TITLES: Readonly<Record<CompanyRegister, string>> = {
  "companies-house": "Companies House",
  "operator-licences": "Goods vehicle operator licences",
};

/** Other outcomes follow in the order of the companies' ids, last those that need no act. */
const URGENT: readonly RegisterOutcome[] = [
  ...(["dissolved", "liquidation", "strike-off-proposed", "insolvency"] as const),
  ...(["revoked", "surrendered", "suspended", "ended", "unreadable", "unsure"] as const),
];
const urgency = ({ outcome }: ComparedCompany): number =>
  URGENT.includes(outcome) ? URGENT.indexOf(outcome) : URGENT.length;
const byUrgency = (one: ComparedCompany, other: ComparedCompany): number => urgency(one) - urgency(other);

function isNews({ outcome, before }: ComparedCompany): boolean {
  if (outcome === "known" || outcome === "absent") return false;
  return before ? outcome !== before.status : outcome !== "active" && outcome !== "valid";
}

function toLine(compared: ComparedCompany): RegisterReport["lines"][number] {
  const { company, outcome, number, before, found } = compared;
  const rows = found?.doubts.map(doubtWords) ?? [];
  const ours = company.postcode ? `ours at ${company.postcode}` : "ours without a postcode";
  const notes = [
    rows.length > 0 ? `${ours}, may be ${rows.join(" or ")}: decide in the work queue` : [],
    found?.result?.matchedBy === "name-and-postcode" ? "by name and postcode" : [],
    outcome === "not-found" ? "its number is not in the file, which does not say that it has closed" : [],
    outcome === "unreadable" ? "its status is not known: look it up by hand" : [],
    before && before.status !== outcome ? `${STATUS_WORDS[before.status]} on ${before.asOf}` : [],
  ].flat();
  const { id: companyId, name } = company;
  return { outcome: OUTCOME_WORDS[outcome], number: number ?? "", companyId, name, notes };
}

const doubtWords = ({ number, status, postcodes = [] }: RegisterDoubt): string =>
  `${number} (${[STATUS_WORDS[status], ...postcodes].join(", ")})`;

function counts(compared: readonly ComparedCompany[]): string {
  const ofOutcome = Map.groupBy(compared, ({ outcome }) => outcome);
  return OUTCOMES.flatMap((outcome) => {
    const { length } = ofOutcome.get(outcome) ?? [];
    return length > 0 ? [`${length.toLocaleString("en-GB")} ${OUTCOME_WORDS[outcome]}`] : [];
  }).join(", ");
}

/**
 * - unsure: rows have the company's name, but the postcode does not decide; the administrator chooses
 * - absent: no row is about the company, and this allows no conclusion
 * - unreadable: the status of the company's row is unknown or contradictory
 * - known: a newer file was compared before
 */
type RegisterOutcome = RegisterStatus | "unsure" | "absent" | "unreadable" | "known";

interface ComparedCompany extends RegisterFinding {
  outcome: RegisterOutcome;
  number: string | null;
  before: RegisterResult | null;
}

const MOST_DOUBTS = 5;
const MOST_POSTCODES = 3;

/** Without a company number the holder may be a person, whose whole postcode is not kept. */
const placesOf = ({ companyNumber, postcodes }: Registered): string[] => {
  const spaced = [...postcodes].map((postcode) => postcode.replace(/(?=.{3}$)/, " "));
  const places = companyNumber ? spaced : spaced.map((postcode) => postcode.split(" ")[0] ?? "");
  return [...new Set(places)].slice(0, MOST_POSTCODES);
};

/** If a company has several licences, the status that comes first in this list counts. One valid licence is enough. */
const BEST_FIRST: (RegisterStatus | null)[] = ["valid", "suspended", "revoked", "surrendered", "ended"];

/** The numbers of earlier results are included, so that a renamed company is found. */
function wantedOf(companies: readonly RegisteredCompany[]): Wanted {
  const numbers = companies.flatMap(({ companyNumber, registers }) => [
    companyNumber ?? "",
    ...registers.map(({ number }) => number),
  ]);
  return { numbers: new Set(numbers), nameKeys: new Set(companies.flatMap(({ name }) => nameKeys(name))) };
}

function compareRegisters(companies: readonly RegisteredCompany[], files: ReadRegister, asOf: string) {
  const rows = createRows(files);
  return companies.map((company): ComparedCompany => {
    const before = company.registers.find(({ register }) => register === files.register) ?? null;
    const about = { company, before };
    const earlier = before ?? company.registerDoubts.find(({ register }) => register === files.register);
    if (earlier && earlier.asOf > asOf)
      return { ...about, outcome: "known", number: earlier.number, found: null };
    // A missing number is a finding in a whole register. Many companies have no licence of their own, so without an earlier
    // result only a stated number at Companies House counts.
    const isStated = files.register === "companies-house" && company.companyNumber !== null;
    const missing = files.isWhole && (before || isStated) ? "not-found" : null;
    const facts = { register: files.register, asOf };
    return { ...about, ...outcomeOf(matchOf(company, before, rows), facts, missing) };
  });
}

/** `missing` is the status of a company of which the file has no row. Null if its absence allows no conclusion. */
function outcomeOf(
  match: Match,
  facts: Pick<RegisterResult, "register" | "asOf">,
  missing: "not-found" | null,
): Pick<ComparedCompany, "outcome" | "number" | "found"> {
  if ("rows" in match) {
    const doubts = match.rows.flatMap((row) => {
      const { number, status } = row;
      return status ? [{ ...facts, number, status, postcodes: placesOf(row) }] : [];
    });
    return { outcome: "unsure", number: null, found: { result: null, doubts } };
  }
  const { matchedBy, row } = match;
  const number = row?.number ?? match.number;
  if (row && row.status === null) return { outcome: "unreadable", number, found: null };
  const status = row?.status ?? missing;
  if (!status || number === null) return { outcome: "absent", number, found: null };
  return { outcome: status, number, found: { result: { ...facts, number, status, matchedBy }, doubts: [] } };
}

type Rows = ReturnType<typeof createRows>;

function createRows({ found }: ReadRegister) {
  const named = [...found.values()].flatMap((row) => [...row.nameKeys].map((key) => ({ key, row })));
  return {
    byNumber: found,
    byCompany: Map.groupBy(found.values(), ({ companyNumber }) => companyNumber),
    byName: Map.groupBy(named, ({ key }) => key),
  };
}

type Match =
  | { number: string | null; matchedBy: RegisterResult["matchedBy"]; row: Registered | null }
  | { rows: Registered[] };

/**
 * Tries the company's number, then the number of the earlier result, then the name with the postcode. Returns `rows` if the name
 * fits but the postcode does not decide, or if the number belongs to a company with quite another name. `row` is null if nothing
 * fits, or if the earlier result's number is missing.
 */
function matchOf(company: RegisteredCompany, before: RegisterResult | null, rows: Rows): Match {
  const own = numberOf(company);
  const ofCompany = own === null ? [] : (rows.byCompany.get(own) ?? []);
  const matchedBy = before && company.companyNumber === null ? before.matchedBy : "number";
  const wasFound = ofCompany.some(({ number }) => number === before?.number);
  const isOther = ofCompany.length > 0 && !wasFound && !ofCompany.some((row) => isAlike(company, row));
  if (isOther) return { rows: ofCompany.slice(0, MOST_DOUBTS) };
  if (ofCompany.length > 0) return { number: own, matchedBy, row: bestOf(ofCompany) };
  if (before) return { number: before.number, matchedBy, row: rows.byNumber.get(before.number) ?? null };
  const named = namesakes(company, rows, own);
  const postcodes = postcodesIn(company.postcode ?? "");
  const near = named.filter((row) => postcodes.some((postcode) => row.postcodes.has(postcode)));
  const holders = new Set(near.map(({ companyNumber }) => companyNumber));
  if (holders.size === 1) return { number: null, matchedBy: "name-and-postcode", row: bestOf(near) };
  if (named.length > 0) return { rows: (near.length > 0 ? near : named).slice(0, MOST_DOUBTS) };
  return { number: own, matchedBy: "number", row: null };
}

/** True if the names share a word of their own, or if the postcodes agree. A number can be mistyped, or another company's. */
function isAlike({ name, postcode }: RegisteredCompany, row: Registered): boolean {
  const words = ownWords(nameKeys(name));
  const isSameName = [...row.nameKeys].some((key) => nameKeys(name).includes(key));
  const isSamePlace = postcodesIn(postcode ?? "").some((one) => row.postcodes.has(one));
  return isSameName || isSamePlace || ownWords([...row.nameKeys]).some((word) => words.includes(word));
}

/** The stated company number. If none is stated, the number of the stored result of Companies House. Null without both. */
const numberOf = ({ companyNumber, registers }: RegisteredCompany): string | null =>
  companyNumber ?? registers.find(({ register }) => register === "companies-house")?.number ?? null;

/** Rows with another company number are about other companies. */
function namesakes({ name }: RegisteredCompany, { byName }: Rows, own: string | null): Registered[] {
  const named = nameKeys(name).flatMap((key) => byName.get(key) ?? []);
  return [...new Set(named.map(({ row }) => row))].filter(
    ({ companyNumber }) => own === null || companyNumber === null,
  );
}

const bestOf = (rows: readonly Registered[]): Registered | null =>
  BEST_FIRST.flatMap((best) => rows.find(({ status }) => status === best) ?? [])[0] ?? rows[0] ?? null;
