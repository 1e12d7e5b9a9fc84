import { type CompanyIdentity, type MatchKey, matchKeys } from "#contract/text/company-match.ts";

export type Candidate = CompanyIdentity & { id: number };

/** The older company comes first. */
export interface Pair {
  ids: readonly [number, number];
  because: string[];
}

export const pairItem = (one: number, other: number): string =>
  `${Math.min(one, other)}-${Math.max(one, other)}`;

interface SharedKey {
  by: string;
  ids: readonly number[];
}

/** `keysOf` may return cached keys, because computing a key takes longer than comparing it. */
export function findSharedKeys(
  companies: readonly Candidate[],
  keysOf: (company: Candidate) => readonly MatchKey[] = matchKeys,
): SharedKey[] {
  const groups = new Map<string, { by: string; ids: number[] }>();
  for (const company of companies)
    for (const { by, key } of keysOf(company)) {
      const name = `${by}: ${key}`;
      const group = groups.get(name);
      if (!group) groups.set(name, { by, ids: [company.id] });
      else if (!group.ids.includes(company.id)) group.ids.push(company.id);
    }
  const shared = [...groups.values()].filter(({ ids }) => ids.length > 1);
  for (const { ids } of shared) ids.sort((a, b) => a - b);
  return shared;
}

/**
 * Pairs each company with the oldest company that has the same key. Skips companies that the administrator judged to be different
 * from this company.
 */
export function findDuplicates(shared: readonly SharedKey[], isApart: (item: string) => boolean): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { by, ids } of shared)
    for (const [at, later] of ids.entries()) {
      const earlier = ids.slice(0, at).find((id) => !isApart(pairItem(id, later)));
      if (earlier === undefined) continue;
      const pair = pairs.get(pairItem(earlier, later)) ?? { ids: [earlier, later], because: [] };
      if (!pair.because.includes(by)) pair.because.push(by);
      pairs.set(pairItem(earlier, later), pair);
    }
  return [...pairs.values()].sort((a, b) => a.ids[0] - b.ids[0] || a.ids[1] - b.ids[1]);
}
