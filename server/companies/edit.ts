import type { Company } from "#contract/companies.ts";
import { type CompanyChanges, contradictionsAfter, type NewCompany } from "#contract/company-input.ts";
import { isSameTime, todayInLondon } from "#contract/dates.ts";
import type { CompanySearch, FoundCompanies } from "#contract/desk/company-search.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { FieldValues } from "#server/database/tables/changes.ts";
import type { ListingState } from "#server/database/tables/companies.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Places } from "#server/places/places.ts";
import { NO_COMPANY, type Refusal } from "#server/refusal.ts";
import { tellOfAddress } from "./address-email.ts";
import type { Companies } from "./companies.ts";
import * as store from "./edit-store.ts";
import { findCompanies } from "./find-store.ts";
import { type AuthorityNamed, nameAuthorities, statePrices, unknownDistrict } from "./stated-terms.ts";
import { restoreCompany, takeOutCompany } from "./take-out-store.ts";

export type CompanyEditor = ReturnType<typeof createCompanyEditor>;

interface EditorDeps {
  database: Database;
  places: Pick<Places, "locate" | "mayBeDistrict">;
  companies: Pick<Companies, "refreshAfterWrite" | "find">;
  permits: { authorityNamed: AuthorityNamed };
  newCompanyRating: NewCompanyRating;
  mail: Pick<Mail, "transaction" | "enqueue">;
}

export type CompanyEdit = CompanyChanges & {
  pausedUntil?: string | null;
  logo?: string | null;
  listing?: ListingState;
};

export const publication = () => ({ listing: "public", confirmedOn: todayInLondon() }) satisfies CompanyEdit;

type StatedEdit = Omit<CompanyEdit, "prices"> & { prices?: StatedPrice[] };

/** Values that must not have changed since the caller read the company. If none is given, an edit overwrites newer edits. */
interface Expectation {
  updatedAt?: string | undefined;
  expected?: Readonly<Record<string, unknown>> | undefined;
}

interface EditOptions extends Expectation {
  by?: store.ChangedBy | undefined;
}

interface Changed {
  company: Company;
  changeId: number | null;
}

const STALE: Refusal = {
  refused: "stale",
  message:
    "Somebody else changed this company after you opened it, so your changes were not saved. Load the newer version, then save again.",
};

const NO_TERMS = { prices: [], authorities: [], coverageAreas: [] };

type Terms = "prices" | "authorities" | "coverageAreas";

function stateTerms(
  { prices, authorities, ...fields }: CompanyEdit,
  before: Pick<store.EditedCompany, Terms>,
  { by, permits, places }: { by: store.ChangedBy } & Pick<EditorDeps, "permits" | "places">,
): StatedEdit | Refusal {
  const unknown = unknownDistrict(fields.coverageAreas ?? [], before.coverageAreas, places.mayBeDistrict);
  if (unknown) return { refused: "invalid", ...unknown };
  const named = authorities && nameAuthorities(authorities, before.authorities, permits.authorityNamed);
  if (named?.problem) {
    const { index, message } = named.problem;
    return { refused: "invalid", field: `authorities.${index}.name`, message };
  }
  const stated = prices && statePrices(prices, before.prices, by === "company" ? "company" : "directory");
  return { ...fields, ...(named && { authorities: named.authorities }), ...(stated && { prices: stated }) };
}

/** Throws if the edit was refused, so that the transaction is rolled back. For edits that should never be refused. */
export function requireChanged(result: Changed | Refusal): Changed {
  if (!("refused" in result)) return result;
  throw new Error(`The company was not changed: ${JSON.stringify(result)}`);
}

async function lockForEdit(
  tx: Transaction,
  id: number,
  changes: object,
  { updatedAt, expected }: Expectation,
): Promise<store.EditedCompany | Refusal> {
  const company = await store.lockCompany(tx, id);
  if (!company) return NO_COMPANY;
  if (updatedAt !== undefined && !isSameTime(updatedAt, company.updatedAt)) return STALE;
  if (expected && !store.hasValues(company, expected)) return STALE;
  const [contradiction] = contradictionsAfter(company, changes);
  return contradiction ? { refused: "invalid", ...contradiction } : company;
}

/** `add` and `change` refresh the catalogue. Callers of the functions that take a transaction refresh it themselves. */
export function createCompanyEditor(deps: EditorDeps) {
  const { database, places, companies, permits, newCompanyRating, mail } = deps;
  const located = (company: { postcode?: string | null | undefined; location: string; county: string }) =>
    places.locate({ ...company, postcode: company.postcode ?? null }) ?? { latitude: null, longitude: null };

  const asRead = (company: Company): Company => {
    const ownScore = companies.find(company.id)?.ownScore;
    return ownScore ? { ...company, ownScore } : company;
  };

  async function write(
    tx: Transaction,
    before: store.EditedCompany,
    { after, by }: { after: StatedEdit; by: store.ChangedBy },
  ): Promise<Changed> {
    const changeId = await store.insertChange(tx, { before, after, changedBy: by });
    const company = await store.updateCompany(tx, before.id, {
      ...after,
      ...located({ ...before, ...after }),
    });
    return { company, changeId };
  }

  async function changeIn(
    tx: Transaction,
    id: number,
    changes: CompanyEdit,
    { by = "administrator", ...expectation }: EditOptions = {},
  ): Promise<Changed | Refusal> {
    const before = await lockForEdit(tx, id, changes, expectation);
    if ("refused" in before) return before;
    const after = stateTerms(changes, before, { by, permits, places });
    if ("refused" in after) return after;
    const changed = await write(tx, before, { after, by });
    await tellOfAddress(mail, tx, before, changed.company);
    return changed;
  }

  /**
   * Prices keep their source. Refuses as "stale" if the company's present values differ from `from`. A merge tells nobody of an
   * address that it fills in: both entries had their requests from us before.
   */
  async function replaceIn(
    tx: Transaction,
    id: number,
    { from, to, isTold = false }: { from: FieldValues; to: FieldValues; isTold?: boolean },
  ): Promise<Changed | Refusal> {
    const before = await lockForEdit(tx, id, to, { expected: from });
    if ("refused" in before) return before;
    const changed = await write(tx, before, { after: to as StatedEdit, by: "administrator" });
    if (isTold) await tellOfAddress(mail, tx, before, changed.company);
    return changed;
  }

  async function withPresent(refusal: Refusal, id: number): Promise<Refusal> {
    const company = await store.readCompany(database, id);
    return company ? { ...refusal, company: asRead(company) } : NO_COMPANY;
  }

  return {
    async add(company: NewCompany): Promise<Company | Refusal> {
      const score = startingScore(newCompanyRating);
      const { prices = [], authorities = [], ...fields } = company;
      const stated = { prices, authorities, coverageAreas: fields.coverageAreas };
      const terms = stateTerms(stated, NO_TERMS, { by: "administrator", permits, places });
      if ("refused" in terms) return terms;
      const values = { ...fields, ...terms, ...score, ...located(company) };
      const added = await database.transaction((tx) => store.addCompany(tx, values));
      await companies.refreshAfterWrite([added.id]);
      return asRead(added);
    },

    find: (search: CompanySearch): Promise<FoundCompanies> => findCompanies(database, search),

    changeIn,
    replaceIn,
    takeOut: takeOutCompany,
    restore: restoreCompany,

    async change(id: number, changes: CompanyEdit, options?: EditOptions): Promise<Company | Refusal> {
      const changed = await mail.transaction((tx) => changeIn(tx, id, changes, options));
      if ("refused" in changed) return changed.refused === "stale" ? withPresent(changed, id) : changed;
      await companies.refreshAfterWrite([id]);
      return asRead(changed.company);
    },
  };
}

export type NewCompanyRating = "default" | "none";

export const startingScore = (rating: NewCompanyRating): { rating: string | null; reviewCount: number } =>
  rating === "none"
    ? { rating: null, reviewCount: 0 }
    : { rating: COMPANY_DEFAULTS.rating, reviewCount: COMPANY_DEFAULTS.reviewCount };
