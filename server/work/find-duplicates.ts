import { type CompanyIdentity, matchKeys } from "#contract/text/company-match.ts";

/** A company as duplicates are looked for. */
export type Candidate = CompanyIdentity & { id: number };

/** Two companies that may be the same one, the older first. */
export interface Pair {
  ids: readonly [number, number];
  /** What is the same: "phone". */
  because: string[];
}

/** How a pair is named when it is set aside. */
export const pairItem = (one: number, other: number): string =>
  `${Math.min(one, other)}-${Math.max(one, other)}`;

/**
 * Pairs of companies that share a key, unless they were told apart. Of three that share one, two pairs are found, each with the
 * oldest that it was not told apart from; the third follows once one of them is decided.
 */
export function findDuplicates(companies: readonly Candidate[], isApart: (item: string) => boolean): Pair[] {
  const groups = new Map<string, { by: string; ids: number[] }>();
  for (const company of companies)
    for (const { by, key } of matchKeys(company)) {
      const group = groups.get(`${by}: ${key}`) ?? { by, ids: [] };
      if (!group.ids.includes(company.id)) group.ids.push(company.id);
      groups.set(`${by}: ${key}`, group);
    }
  const pairs = new Map<string, Pair>();
  for (const { by, ids } of groups.values()) {
    const inOrder = ids.sort((a, b) => a - b);
    for (const [at, later] of inOrder.entries()) {
      const earlier = inOrder.slice(0, at).find((id) => !isApart(pairItem(id, later)));
      if (earlier === undefined) continue;
      const pair = pairs.get(pairItem(earlier, later)) ?? { ids: [earlier, later], because: [] };
      if (!pair.because.includes(by)) pair.because.push(by);
      pairs.set(pairItem(earlier, later), pair);
    }
  }
  return [...pairs.values()].sort((a, b) => a.ids[0] - b.ids[0] || a.ids[1] - b.ids[1]);
}
