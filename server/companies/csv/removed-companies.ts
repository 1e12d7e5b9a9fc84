import { type CompanyIdentity, matchKeys } from "#contract/text/company-match.ts";
import { hashFunctions } from "#server/signing.ts";
import type { HashKey, readRemovedKeys } from "./store.ts";

type RemovedKeys = Awaited<ReturnType<typeof readRemovedKeys>>;

/** Hashes of the keys that identify a company, to record that it asked to be removed or that its draft was deleted. */
export const hashesOf = (company: CompanyIdentity, hash: HashKey): string[] =>
  matchKeys(company).map(({ by, key }) => hash(`${by}: ${key}`));

/** The same hashes with the present and the former secret, to find what was recorded with either. */
export const knownHashesOf = (company: CompanyIdentity, hash: HashKey): string[] =>
  hashFunctions(hash).flatMap((one) => hashesOf(company, one));

/** A company whose draft was deleted is kept out of imports from public sources only. */
export function whyKeptOut(company: CompanyIdentity, removed: RemovedKeys, hash: HashKey) {
  if (removed.size === 0) return null;
  const reasons = knownHashesOf(company, hash).map((key) => removed.get(key));
  return reasons.includes("asked") ? "asked" : reasons.includes("discarded") ? "discarded" : null;
}
