/** Kinds of the queue's items that the administrator can set aside. No zod here: browsers load this file. */
export const ASIDE_KINDS = [
  "failed-email",
  "unanswered-request",
  "duplicate",
  "unplaced-company",
  "outdated-check",
  "outdated-source",
] as const;
export type AsideKind = (typeof ASIDE_KINDS)[number];

/** Days after which an item that was set aside comes back; null for never. */
export const ASIDE_DAYS: Readonly<Record<AsideKind, number | null>> = {
  "failed-email": null,
  "unanswered-request": null,
  duplicate: null,
  "unplaced-company": 90,
  "outdated-check": 30,
  "outdated-source": 30,
};
