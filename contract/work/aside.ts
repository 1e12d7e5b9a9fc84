/** After this many days, a queue item that was set aside appears again. Null means never. */
export const ASIDE_DAYS = {
  "failed-email": null,
  "unanswered-request": null,
  "hire-noted": 7,
  "hire-settled": null,
  duplicate: null,
  "unplaced-company": 90,
  "outdated-check": 30,
  "register-result": 30,
  // The name of an item contains its rows. Other rows in a later file make a new item, which appears.
  "register-doubt": null,
} as const;
export type AsideKind = keyof typeof ASIDE_DAYS;

/** What the administrator did about a hire. The work queue counts "hire-noted" against the company. */
export const HIRE_ASIDES = ["hire-noted", "hire-settled"] as const satisfies readonly AsideKind[];
