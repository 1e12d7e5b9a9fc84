import { type CompanyIdentity, matchKeys } from "#contract/text/company-match.ts";
import type { HashKey } from "./store.ts";

/** Whether a company asked to be removed. `removed` are the hashes of such companies' keys. */
export const isRemoved = (company: CompanyIdentity, removed: ReadonlySet<string>, hash: HashKey): boolean =>
  removed.size > 0 && matchKeys(company).some(({ by, key }) => removed.has(hash(`${by}: ${key}`)));
