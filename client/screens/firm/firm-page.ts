import { readTextFields } from "#client/components/form/posted-form.ts";
import type { ActionArgs, LoaderArgs, LoaderResult } from "#client/page.ts";
import { PRIVATE_HEADERS } from "#client/private-headers.ts";
import type { FirmAct } from "#contract/firms/page-values.ts";
import type { Services } from "#server/services.ts";
import type { NewerListing } from "./newer-listing-notice.tsx";

/** A company's listing with its undecided proposals. */
export type ListingWithProposals = NonNullable<Awaited<ReturnType<Services["firms"]["ownListing"]>>>;

/** The props of every page of a signed-in company. `own` is missing for other visitors. */
export interface FirmProps {
  own?: ListingWithProposals;
  done?: FirmAct;
}

/** A form that is shown again with the typed values and messages by field. */
export interface PostedPart {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  message?: string;
  /** Present if the listing changed while the form was open. */
  newer?: NewerListing;
}

/** Loads the listing of the signed-in company, and further data for the page. The status is 401 without a session. */
export async function loadFirm(
  { url, firm, services }: LoaderArgs,
  more: (companyId: number) => Promise<object> = async () => ({}),
): Promise<LoaderResult> {
  const headers = PRIVATE_HEADERS;
  const own = firm === null ? null : await services.firms.ownListing(firm);
  if (firm === null || !own) return { status: 401, headers };
  const done = url.searchParams.get("done");
  return { props: { own, ...(done && { done }), ...(await more(firm)) }, headers };
}

const SIGNED_OUT =
  "You have been signed out, so this was not saved. In another tab, find your firm, press “Is this your firm?” and open the link in our email.";

/**
 * Handles a form of a signed-in company. Without a session nothing is changed: the page keeps what was typed, or explains how
 * to get a link if the form posts nothing but its intent.
 */
export async function actAsFirm(
  { firm, form }: ActionArgs,
  act: (companyId: number, values: Record<string, string>) => Promise<LoaderResult>,
): Promise<LoaderResult> {
  const { intent: _intent, ...typed } = readTextFields(form);
  if (firm !== null) return act(firm, readTextFields(form));
  return { status: 401, ...(Object.keys(typed).length > 0 && { unsent: SIGNED_OUT }) };
}

export const firmPath = (done: FirmAct): `/${string}` => `/firm?done=${done}`;
