import type { PermitAnswer, PermitAuthority, PermitTerms } from "#contract/job/permits.ts";

const TERMS: PermitTerms = {
  ...{ fees: [{ price: "44.00", days: 28 }], extra: null, lateFee: null },
  ...{ noticeWorkingDays: 3, noticeDays: null, noticeHours: null, longHire: null },
  ...{ whoApplies: "firm", maxDays: null },
  ...{ maxLengthMetres: null, maxWidthMetres: null, insurancePounds: null, registrationRequired: null },
  ...{ applyUrl: null, sourceUrl: null, asOf: null, basis: "page", seenOn: "2026-11-22", isOld: false },
  ...{ confirmed: false, note: "" },
};

export const exampleAuthority = (terms: Partial<PermitTerms> | null = {}): PermitAuthority => ({
  ...{
    gss: "E06000999",
    name: "Exampleton City Council",
    website: "https://council.example/",
    startsOn: null,
    share: 1,
  },
  terms: terms && { ...TERMS, ...terms },
});

export const examplePermit = (changes: Partial<PermitAnswer> = {}): PermitAnswer => ({
  place: { label: "ZZ1 1ZZ", query: "ZZ1 1ZZ", kind: "postcode", latitude: 53, longitude: -1 },
  ...{ certainty: "likely", isMiddle: false, authorities: [exampleAuthority()], councils: [] },
  ...{ division: "england-and-wales", redRoutes: false, uncountedFee: null, middleFee: 57 },
  ...{ noticeWorkingDays: 3, whoApplies: "firm" },
  fee: {
    ...{ from: "44.00", to: "44.00", periodDays: 28, days: 28, permits: 1 },
    ...{ source: "council", seenOn: "2026-11-22", isOld: false },
  },
  ...changes,
});
