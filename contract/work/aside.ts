/** Kinds of queue items that the administrator can set aside. This file imports no zod, because browsers load it. */
export const ASIDE_KINDS = [
  "failed-email",
  "unanswered-request",
  "hire-noted",
  "hire-settled",
  "duplicate",
  "unplaced-company",
  "outdated-check",
  "register-result",
  "register-doubt",
  "outdated-source",
] as const;
export type AsideKind = (typeof ASIDE_KINDS)[number];

/** An item that was set aside appears again after this many days; null means never. */
export const ASIDE_DAYS: Readonly<Record<AsideKind, number | null>> = {
  "failed-email": null,
  "unanswered-request": null,
  "hire-noted": 7,
  "hire-settled": null,
  duplicate: null,
  "unplaced-company": 90,
  "outdated-check": 30,
  "register-result": 30,
  // The item names the rows, so that other rows of a later file show.
  "register-doubt": null,
  "outdated-source": 30,
};

/** What the administrator did about a hire. The log of changes records it, and counts a note against the company. */
export const HIRE_ASIDES = ["hire-noted", "hire-settled"] as const satisfies readonly AsideKind[];
