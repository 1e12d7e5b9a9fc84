import { carrierOf } from "#contract/carriers/carrier.ts";
import { COMPANY_REGISTERS, isInOrder } from "#contract/registers/register-options.ts";
import { type MatchKey, matchKeys } from "#contract/text/company-match.ts";
import type { OutdatedCheck, RegisterDoubtItem, UnplacedCompany } from "#contract/work/work.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database } from "#server/database/connect.ts";
import { type Candidate, findSharedKeys } from "./find-duplicates.ts";
import { type DoubtfulCompany, readWorkCompanies, type WorkCompany } from "./store.ts";

export function createCompanyWork(database: Database, companies: Pick<Companies, "version">) {
  const keysOf = rememberKeys();
  const read = async () => {
    const listed: WorkCompany[] = [];
    await readWorkCompanies(database, (company) => listed.push(company));
    return {
      shared: findSharedKeys(listed, keysOf),
      unplaced: listed.filter(({ isPlaced }) => !isPlaced).map(unplacedItem),
      checks: listed.flatMap(checkItem).sort((a, b) => a.checkedOn.localeCompare(b.checkedOn)),
      differences: listed.flatMap(differenceOf),
    };
  };
  let last: { version: string; work: ReturnType<typeof read> } | null = null;
  return () => {
    const { version } = companies;
    if (last?.version === version) return last.work;
    const now = { version, work: read() };
    last = now;
    now.work.catch(() => {
      if (last === now) last = null;
    });
    return now.work;
  };
}

/** Caches the keys of each company, because most companies are unchanged since the last call. */
function rememberKeys(): (company: Candidate) => readonly MatchKey[] {
  const known = new Map<number, { identity: string; keys: readonly MatchKey[] }>();
  return (company) => {
    const { id, name, location, postcode, phone, website } = company;
    const identity = [name, location, postcode, phone, website].join("\n");
    const before = known.get(id);
    if (before?.identity === identity) return before.keys;
    const keys = matchKeys(company);
    known.set(id, { identity, keys });
    return keys;
  };
}

const unplacedItem = ({ id, name, location, county, postcode }: WorkCompany): UnplacedCompany => ({
  item: String(id),
  ...{ id, name, location, county, postcode },
});

/** An item for the check of the stated number. Checks of other numbers do not count. */
function checkItem({ id, name, licenseNumber, carrier }: WorkCompany): OutdatedCheck[] {
  const known = carrierOf(licenseNumber, carrier);
  if (!known?.checkedOn) return [];
  return [{ item: String(id), id, name, licenseNumber: known.number, checkedOn: known.checkedOn }];
}

/**
 * One item for a company of which registers say that it is not in order, with the last day of its pause, or null without one. A
 * new result makes a new item.
 */
function differenceOf({ id, name, location, phone, registers, pausedUntil }: WorkCompany) {
  const results = registers.filter((result) => !isInOrder(result));
  const words = results.flatMap(({ register, number, status }) => [register, number, status]);
  const item = [id, ...words].join(" ");
  return results.length > 0 ? [{ item, id, name, location, phone, results, pausedUntil }] : [];
}

/**
 * Makes one item for each register with rows. The item's name contains the numbers of the rows, so a further row makes a new
 * item.
 */
export const doubtsOf = ({ rows, listing: _, ...company }: DoubtfulCompany): RegisterDoubtItem[] =>
  COMPANY_REGISTERS.flatMap((wanted) => {
    const ofRegister = rows.filter(({ register }) => register === wanted);
    const item = [company.id, wanted, ...ofRegister.map(({ number }) => number)].join(" ");
    return ofRegister.length > 0 ? [{ item, ...company, rows: ofRegister }] : [];
  });
