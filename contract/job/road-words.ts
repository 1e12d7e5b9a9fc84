import type { Division } from "./delivery-days.ts";
import type { ListPermit } from "./permits.ts";

export const DFI_ROADS = "DfI Roads";
export const CONSENT_IF_NEEDED = `${DFI_ROADS}' consent, if it is needed`;

/** What a skip on a road needs. */
const PERMIT = {
  /** As in "Who applies for the …?" */
  nounIfNeeded: "permit",
  noun: "permit",
  authority: "the council",
  withArticle: "a permit",
  title: "Permit",
  from: "Permit from",
  fee: "Council's permit fee",
  handling: "Arranging the permit",
  isNeeded:
    "A skip on the road normally needs a permit. The company usually arranges it: ask for the fee with the price.",
  canTakeAWeek: "A permit can take a week",
  /** As in "6 yard skip, 2 weeks, …" */
  place: "on the road with a permit",
  ifOnRoad: "Permit, if it stands on the road",
  feeUnknown: "The permit: its fee isn't known here",
  endUnknown: (company: string) =>
    `The permit for the road has an end of its own: ask ${company} or the council.`,
};

/** In Northern Ireland roads belong to DfI Roads, and its consent is needed only where regulations require it. */
const CONSENT: typeof PERMIT = {
  nounIfNeeded: "consent, if it is needed",
  noun: "consent",
  authority: DFI_ROADS,
  withArticle: `the consent of ${DFI_ROADS}`,
  title: `Consent of ${DFI_ROADS}`,
  from: "Consent from",
  fee: `Fee for ${DFI_ROADS}' consent`,
  handling: "Arranging the consent",
  isNeeded: `On the road a skip needs the consent of ${DFI_ROADS} only where regulations require it. Ask the company what applies, and for any fee with the price.`,
  canTakeAWeek: `${CONSENT_IF_NEEDED}, can take a week`,
  place: "on the road",
  ifOnRoad: CONSENT_IF_NEEDED,
  feeUnknown: `${CONSENT_IF_NEEDED}: its fee isn't known here`,
  endUnknown: (company) =>
    `If the road needed ${DFI_ROADS}' consent, that has an end of its own: ask ${company}.`,
};

/** Northern Ireland if its authority grants the permit. Otherwise null, because all other nations have the same words. */
export const divisionOf = (permit: Pick<ListPermit, "authority"> | null | undefined) =>
  permit?.authority === DFI_ROADS ? "northern-ireland" : null;

export const roadWords = (division: Division | null | undefined): typeof PERMIT =>
  division === "northern-ireland" ? CONSENT : PERMIT;
