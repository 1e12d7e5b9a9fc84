import type { Company } from "#contract/companies.ts";
import type { CompanyChanges, NewCompany } from "#contract/company-input.ts";
import type { Database } from "#server/database/connect.ts";
import type { Places } from "#server/places/places.ts";
import type { Companies } from "./companies.ts";
import { insertCompany, lockCompany, updateCompany } from "./edit-store.ts";
import { type NewCompanyRating, startingScore } from "./starting-score.ts";

export type CompanyEditor = ReturnType<typeof createCompanyEditor>;

interface EditorDeps {
  database: Database;
  places: Pick<Places, "locate">;
  companies: Pick<Companies, "refreshAfterWrite">;
  newCompanyRating: NewCompanyRating;
}

/** Adds and changes companies. The catalogue contains the change before the returned promise resolves. */
export function createCompanyEditor({ database, places, companies, newCompanyRating }: EditorDeps) {
  const located = (company: { postcode?: string | null | undefined; location: string; county: string }) =>
    places.locate({ ...company, postcode: company.postcode ?? null }) ?? { latitude: null, longitude: null };

  return {
    async add(company: NewCompany): Promise<Company> {
      const score = startingScore(newCompanyRating);
      const added = await insertCompany(database, { ...company, ...score, ...located(company) });
      await companies.refreshAfterWrite([added.id]);
      return added;
    },

    /** Returns null if the company does not exist. */
    async change(id: number, changes: CompanyChanges): Promise<Company | null> {
      const changed = await database.transaction(async (transaction) => {
        const before = await lockCompany(transaction, id);
        return (
          before && updateCompany(transaction, id, { ...changes, ...located({ ...before, ...changes }) })
        );
      });
      if (changed) await companies.refreshAfterWrite([id]);
      return changed;
    },
  };
}
