import { type CompanyIdentity, matchKeys } from "#contract/text/company-match.ts";
import { hashFunctions } from "#server/signing.ts";
import type { HashKey, readRemovedKeys } from "./store.ts";

type RemovedKeys = Awaited<ReturnType<typeof readRemovedKeys>>;

/** Stored hashes record that the company asked to be removed, or that its draft was deleted. */
export const hashesOf = (company: CompanyIdentity, hash: HashKey): string[] =>
  matchKeys(company).map(({ by, key }) => hash(`${by}: ${key}`));

/** `hashesOf` with the present and with the former secret, because a removal may be recorded with either. */
export const knownHashesOf = (company: CompanyIdentity, hash: HashKey): string[] =>
  hashFunctions(hash).flatMap((one) => hashesOf(company, one));

/** Null if the company is not kept out. "discarded" (its draft was deleted) applies only to imports from public sources. */
export function whyKeptOut(company: CompanyIdentity, removed: RemovedKeys, hash: HashKey) {
  if (removed.size === 0) return null;
  const reasons = knownHashesOf(company, hash).map((key) => removed.get(key));
  return reasons.includes("asked") ? "asked" : reasons.includes("discarded") ? "discarded" : null;
}
