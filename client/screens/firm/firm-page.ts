import { readTextFields, unsentForm } from "#client/components/form/posted-form.ts";
import type { ActionArgs, LoaderArgs, LoaderResult } from "#client/page.ts";
import type { FirmAct } from "#contract/firms/listing-parts.ts";
import type { Services } from "#server/services.ts";

export type ListingWithProposals = NonNullable<Awaited<ReturnType<Services["firms"]["ownListing"]>>>;

export interface FirmProps {
  own?: ListingWithProposals;
  done?: FirmAct;
  /** True if a button was pressed on one company's page while another company is signed in. */
  isOfOtherFirm?: boolean;
}

export async function loadFirm(
  { url, firm, services }: LoaderArgs,
  more: (companyId: number, own: ListingWithProposals) => Promise<object> = async () => ({}),
): Promise<LoaderResult> {
  const own = firm === null ? null : await services.firms.ownListing(firm);
  if (firm === null || !own) return { status: 401 };
  const done = url.searchParams.get("done");
  return { props: { own, ...(done && { done }), ...(await more(firm, own)) } };
}

const SIGNED_OUT =
  "You have been signed out, so this was not saved. In another tab, find your company, press “Is this your company?” and open the link in our email.";

export const signedInAs = ({ name, location }: ListingWithProposals["listing"]) =>
  `You are signed in as ${name}, ${location} in this browser now, and this was for another company.`;

/**
 * False unless the company that opened the form is still signed in. A form without `companyId`, from the previous release, is not
 * checked.
 */
const isOfFirm = ({ firm, form }: ActionArgs): boolean =>
  !form.get("companyId") || Number(form.get("companyId")) === firm;

/** Null unless that company is still signed in, because no other page shows the form. */
export const returnFirmForm = (args: ActionArgs, message: string): LoaderResult | null =>
  isOfFirm(args) ? unsentForm(args, message) : null;

/** If nothing was changed, the page keeps the typed values. */
export async function actAsFirm(
  args: ActionArgs,
  act: (companyId: number, values: Record<string, string>) => Promise<LoaderResult>,
): Promise<LoaderResult> {
  const { firm, form, services } = args;
  const values = readTextFields(form);
  const { intent: _intent, companyId: _companyId, ...typed } = values;
  const isTyped = Object.keys(typed).length > 0;
  if (firm !== null && isOfFirm(args)) return act(firm, values);
  const own = firm === null ? null : await services.firms.ownListing(firm);
  if (!own) return { status: 401, ...(isTyped && { unsent: SIGNED_OUT }) };
  if (!isTyped) return { status: 409, props: { isOfOtherFirm: true } };
  return {
    status: 409,
    unsent: `${signedInAs(own.listing)} Nothing was saved. In another tab, find that company, press “Is this your company?” and open the link in our email.`,
  };
}

/** After saving, the title of the next part gets the focus. The message about the saved part describes the title. */
export const PART_TITLE_ID = "part";
export const DONE_ID = "done";

/** The fragment replaces the form's fragment, so that the browser scrolls to the message. */
export const firmPath = (done: FirmAct): `/${string}` => `/firm?done=${done}#main`;
