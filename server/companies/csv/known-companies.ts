import { type CompanyIdentity, type MatchKey, matchKeys } from "#contract/text/company-match.ts";

export interface KnownCompany {
  name: string;
  /** Null if only the file has the company. */
  companyId: number | null;
  /** The line in the file, or the row of a public source; null if the company is in the directory. */
  line: number | null;
}

/** The companies of the directory and of the rows read so far, among which duplicates are looked up. */
export function createKnownCompanies() {
  const byKey = new Map<string, KnownCompany>();
  const toMapKey = ({ by, key }: MatchKey) => `${by}: ${key}`;
  return {
    add(identity: CompanyIdentity, company: KnownCompany): void {
      for (const matchKey of matchKeys(identity)) {
        const key = toMapKey(matchKey);
        if (!byKey.has(key)) byKey.set(key, company);
      }
    },
    find(identity: CompanyIdentity): { by: string; match: KnownCompany } | null {
      for (const matchKey of matchKeys(identity)) {
        const match = byKey.get(toMapKey(matchKey));
        if (match) return { by: matchKey.by, match };
      }
      return null;
    },
  };
}
