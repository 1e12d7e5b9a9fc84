import type { Company } from "#contract/companies.ts";
import type { CompanyChanges, NewCompany } from "#contract/company-input.ts";
import type { Database } from "#server/database/connect.ts";
import type { ListingState } from "#server/database/tables.ts";
import type { Places } from "#server/places/places.ts";
import type { Companies } from "./companies.ts";
import { type ChangedBy, insertChange, insertCompany, lockCompany, updateCompany } from "./edit-store.ts";
import { type NewCompanyRating, startingScore } from "./starting-score.ts";
import { statePrices } from "./state-prices.ts";

export type CompanyEditor = ReturnType<typeof createCompanyEditor>;

interface EditorDeps {
  database: Database;
  places: Pick<Places, "locate">;
  companies: Pick<Companies, "refreshAfterWrite" | "find">;
  newCompanyRating: NewCompanyRating;
}

/** Fields to change: those of the administrator's dialog, and those that a company sets on its own page. */
export type CompanyEdit = CompanyChanges & { pausedUntil?: string | null; listing?: ListingState };

interface EditOptions {
  by?: ChangedBy | undefined;
  /** When the company was read. Without it a newer edit is overwritten. */
  updatedAt?: string | undefined;
}

/** Adds and changes companies. The catalogue contains the change before the returned promise resolves. */
export function createCompanyEditor({ database, places, companies, newCompanyRating }: EditorDeps) {
  const located = (company: { postcode?: string | null | undefined; location: string; county: string }) =>
    places.locate({ ...company, postcode: company.postcode ?? null }) ?? { latitude: null, longitude: null };

  /** Adds the score of its own reviews, which is not stored. */
  const asRead = (company: Company): Company => {
    const ownScore = companies.find(company.id)?.ownScore;
    return ownScore ? { ...company, ownScore } : company;
  };

  return {
    async add(company: NewCompany): Promise<Company> {
      const score = startingScore(newCompanyRating);
      const prices = statePrices(company.prices ?? [], [], "directory");
      const added = await insertCompany(database, { ...company, prices, ...score, ...located(company) });
      await companies.refreshAfterWrite([added.id]);
      return asRead(added);
    },

    /**
     * Changes a company and notes who changed what. Returns null if the company does not exist, and "stale" if it was edited
     * after `updatedAt`.
     */
    async change(
      id: number,
      changes: CompanyEdit,
      { by = "administrator", updatedAt }: EditOptions = {},
    ): Promise<Company | "stale" | null> {
      const changed = await database.transaction(async (transaction) => {
        const before = await lockCompany(transaction, id);
        if (!before) return null;
        if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt)) return "stale";
        const { prices, ...fields } = changes;
        const statedBy = by === "company" ? "company" : "directory";
        const after = {
          ...fields,
          ...(prices && { prices: statePrices(prices, before.prices, statedBy) }),
        };
        await insertChange(transaction, { before, after, changedBy: by });
        return updateCompany(transaction, id, { ...after, ...located({ ...before, ...changes }) });
      });
      if (!changed || changed === "stale") return changed;
      await companies.refreshAfterWrite([id]);
      return asRead(changed);
    },
  };
}
