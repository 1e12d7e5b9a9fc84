import type { SimilarCompany } from "#contract/companies/similar.ts";
import { type CompanyIdentity, similarFields, similarityKeys } from "#contract/text/company-match.ts";
import type { Database } from "#server/database/connect.ts";
import { whyKeptOut } from "../csv/removed-companies.ts";
import { type HashKey, readRemovedKeys } from "../csv/store.ts";
import { readCandidates } from "./store.ts";

export type SimilarCompanies = ReturnType<typeof createSimilarCompanies>;

type ComparedIdentity = CompanyIdentity & { email?: string | null | undefined };

export function createSimilarCompanies({ database, hashKey }: { database: Database; hashKey: HashKey }) {
  return {
    async find(identities: readonly ComparedIdentity[]): Promise<SimilarCompany[][]> {
      const keys = identities.map(similarityKeys);
      const candidates = await readCandidates(database, keys);
      const compared = candidates.map((company) => ({ company, keys: similarityKeys(company) }));
      return keys.map((own) =>
        compared.flatMap(({ company, keys: others }) => {
          const because = similarFields(own, others);
          const { id, name, location, listing } = company;
          return because.length > 0 ? [{ id, name, location, isPublic: listing === "public", because }] : [];
        }),
      );
    },

    async askedToLeave(identities: readonly CompanyIdentity[]): Promise<boolean[]> {
      const removed = await readRemovedKeys(database);
      return identities.map((identity) => whyKeptOut(identity, removed, hashKey) === "asked");
    },
  };
}
