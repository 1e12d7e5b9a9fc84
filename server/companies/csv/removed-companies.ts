import { type CompanyIdentity, matchKeys } from "#contract/text/company-match.ts";
import type { HashKey, readRemovedKeys } from "./store.ts";

type RemovedKeys = Awaited<ReturnType<typeof readRemovedKeys>>;

/** Hashes of the keys that identify a company, to record that it must not be imported again. */
export const hashesOf = (company: CompanyIdentity, hash: HashKey): string[] =>
  matchKeys(company).map(({ by, key }) => hash(`${by}: ${key}`));

/** The reason not to import a company: it asked not to be listed, or its draft was discarded. Null if it may be imported. */
export function whyKeptOut(company: CompanyIdentity, removed: RemovedKeys, hash: HashKey) {
  if (removed.size === 0) return null;
  const reasons = hashesOf(company, hash).map((key) => removed.get(key));
  return reasons.includes("asked") ? "asked" : reasons.includes("discarded") ? "discarded" : null;
}
