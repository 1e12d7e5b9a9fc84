export const TEST_SIGNING_SECRET = "signing secret";

/**
 * Companies 1 to 6 have an email address each. Companies 7 and 8 have none and cannot be asked. Companies 9 and 10 are branches
 * of company 1 and have its email address. Company 3 states a price for 6 yards.
 */
export function findExampleCompany(id: number) {
  if (id < 1 || id > 10) return null;
  const email = id === 7 ? "Unknown" : id === 8 ? null : `firm${id > 8 ? 1 : id}@skips.example`;
  return { id, name: `Firm ${id}`, email, phone: `01632 96000${id}`, prices: id === 3 ? [SIX_YARDS] : [] };
}

/** An entry that was merged into company 2. */
export const MERGED_ID = 42;

const SIX_YARDS = {
  size: 6,
  price: "210.00",
  hireDays: 14,
  extraWeek: "25.00",
  heavyAllowed: null,
  statedBy: "company",
  statedOn: "2026-11-02",
} as const;

/** A request from the directory's form. The server must ignore the names and email addresses of companies in it. */
export const DIRECTORY_QUOTE = {
  name: "Ann Example",
  email: "ann@home.example",
  phone: "07700 900123",
  location: "LS1 4AP",
  wasteType: "garden",
  skipSize: "builder-6-yard",
  hireLength: "1-week",
  additionalInfo: "Mostly hedge.\nSee www.hedge.example",
  companies: [
    { id: 1, name: "Somebody else", email: "elsewhere@home.example" },
    { id: 2, name: "Firm 2", email: "firm2@skips.example" },
  ],
};

/** From the form on `/quote`. */
export const PAGE_QUOTE = {
  name: "Ann Example",
  email: "ann@home.example",
  phone: "07700 900123",
  location: "LS1 4AP",
  skipSize: "large",
  wasteType: "Hedge cuttings",
  hireDate: "2999-12-31",
  hireDuration: "flexible",
  radius: 25,
  companies: [{ id: 1 }],
};

/** The required fields only. */
export const OFFER = { lines: [{ kind: "hire", price: "250.00" }], vat: "included" };

export const FULL_OFFER = {
  lines: [
    { kind: "hire", price: "250.00", vat: true },
    { kind: "permit-council-fee", price: "40.00", vat: false },
    { kind: "extra", item: "Mattress", price: "20.00", vat: true },
  ],
  vat: "added",
  hireDays: 7,
  extraWeek: "25.00",
  weightLimitTonnes: 6,
  overweightPerTonne: "100.00",
  earliestDate: null,
  validUntil: null,
  note: "Gate 3 m wide",
};

/** A request that was sent without a key, from an unknown network. */
export const WITHOUT_KEY = { idempotencyKey: null, network: null, outerNetwork: null };
