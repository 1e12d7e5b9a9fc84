import { type CompanyIdentity, type MatchKey, matchKeys } from "#contract/text/company-match.ts";
import type { MergedInto } from "./store.ts";

export interface KnownCompany {
  name: string;
  /** Null if only the file has the company. */
  companyId: number | null;
  line: number | null;
}

interface Directory {
  companies: readonly (CompanyIdentity & { id: number; name: string })[];
  mergedInto: MergedInto;
}

/** Finds duplicates. The keys of a merged entry find the company that was kept. */
export function createKnownCompanies({ companies, mergedInto }: Directory) {
  const byKey = new Map<string, KnownCompany[]>();
  const toMapKey = ({ by, key }: MatchKey) => `${by}: ${key}`;
  function add(identity: CompanyIdentity, company: KnownCompany): void {
    for (const matchKey of matchKeys(identity)) {
      const key = toMapKey(matchKey);
      const same = byKey.get(key);
      if (!same) byKey.set(key, [company]);
      else if (company.companyId !== null) same.push(company);
    }
  }
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  for (const company of companies) {
    const companyId = mergedInto.get(company.id) ?? company.id;
    add(company, { name: names.get(companyId) ?? company.name, companyId, line: null });
  }
  return {
    add,
    /** A new company is found only by keys that no earlier company has. The most certain key comes first. */
    find: (identity: CompanyIdentity): { by: string; match: KnownCompany }[] =>
      matchKeys(identity).flatMap((matchKey) =>
        (byKey.get(toMapKey(matchKey)) ?? []).map((match) => ({ by: matchKey.by, match })),
      ),
  };
}
