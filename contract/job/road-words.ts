import type { Division } from "./delivery-days.ts";
import type { ListPermit } from "./permits.ts";

// This file imports no zod, because screens load it.

export const DFI_ROADS = "DfI Roads";
export const CONSENT_IF_NEEDED = `${DFI_ROADS}' consent, if it is needed`;

/** What a skip on a road needs. */
const PERMIT = {
  /** After "the", where nothing says whether it is needed. */
  what: "permit",
  plain: "permit",
  giver: "the council",
  one: "a permit",
  title: "Permit",
  from: "Permit from",
  fee: "Council's permit fee",
  handling: "Arranging the permit",
  isNeeded:
    "A skip on the road normally needs a permit. The company usually arranges it: ask for the fee with the price.",
  canTakeAWeek: "A permit can take a week",
  /** After the size and the weeks of a job. */
  asked: "on the road with a permit",
  maybe: "Permit, if it stands on the road",
  feeUnknown: "The permit: its fee isn't known here",
  endUnknown: (company: string) =>
    `The permit for the road has an end of its own: ask ${company} or the council.`,
};

/** In Northern Ireland roads belong to DfI Roads, and its consent is needed only where regulations require it. */
const CONSENT: typeof PERMIT = {
  what: "consent, if it is needed",
  plain: "consent",
  giver: DFI_ROADS,
  one: `the consent of ${DFI_ROADS}`,
  title: `Consent of ${DFI_ROADS}`,
  from: "Consent from",
  fee: `Fee for ${DFI_ROADS}' consent`,
  handling: "Arranging the consent",
  isNeeded: `On the road a skip needs the consent of ${DFI_ROADS} only where regulations require it. Ask the company what applies, and for any fee with the price.`,
  canTakeAWeek: `${CONSENT_IF_NEEDED}, can take a week`,
  asked: "on the road",
  maybe: CONSENT_IF_NEEDED,
  feeUnknown: `${CONSENT_IF_NEEDED}: its fee isn't known here`,
  endUnknown: (company) =>
    `If the road needed ${DFI_ROADS}' consent, that has an end of its own: ask ${company}.`,
};

/** That of a list's permit, as far as the words for roads depend on it. */
export const divisionOf = (permit: Pick<ListPermit, "authority"> | null | undefined) =>
  permit?.authority === DFI_ROADS ? "northern-ireland" : null;

export const roadWords = (division: Division | null | undefined): typeof PERMIT =>
  division === "northern-ireland" ? CONSENT : PERMIT;
