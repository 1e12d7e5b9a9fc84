/** A queue item that was set aside appears again after this many days; null means never. No zod: browsers load this. */
export const ASIDE_DAYS = {
  "failed-email": null,
  "unanswered-request": null,
  "hire-noted": 7,
  "hire-settled": null,
  duplicate: null,
  "unplaced-company": 90,
  "outdated-check": 30,
  "register-result": 30,
  // The item's name contains the rows, so other rows of a later file appear.
  "register-doubt": null,
  "outdated-source": 30,
} as const;
export type AsideKind = keyof typeof ASIDE_DAYS;

/** What the administrator did about a hire. The log of changes records it, and counts "hire-noted" against the company. */
export const HIRE_ASIDES = ["hire-noted", "hire-settled"] as const satisfies readonly AsideKind[];
