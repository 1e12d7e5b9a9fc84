import type { ReactNode } from "react";
import { joinWithAnd } from "#client/components/company/format.ts";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { readTextFields, unsentForm } from "#client/components/form/posted-form.ts";
import { ContactLink } from "#client/components/site/legal-identity.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ActionArgs, LoaderArgs, LoaderResult } from "#client/page.ts";
import type { CompanyRequest, CompanyRequests } from "#contract/answers/company-requests.ts";
import {
  FIRM_ACTS,
  FIRM_SESSION_HOURS,
  type FirmAct,
  LISTING_PARTS,
  type ListingPart,
} from "#contract/firms/listing-parts.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import type { Services } from "#server/services.ts";
import { sizesWithoutPrice } from "./parts/size-text.ts";

export type ListingWithProposals = NonNullable<Awaited<ReturnType<Services["firms"]["ownListing"]>>>;

export interface FirmProps {
  own?: ListingWithProposals;
  done?: FirmAct;
  /** The part of the listing that was saved before the next one opened. */
  saved?: ListingPart;
  /** The number of requests and hires that wait for the company. */
  waits?: number;
  /** True if a button was pressed on one company's page while another company is signed in. */
  isOfOtherFirm?: boolean;
}

export const waitsForFirm = ({ token, state, waits }: CompanyRequest): boolean =>
  token !== null && (state === "waiting" || waits.length > 0);

type ReadMore = (companyId: number, own: ListingWithProposals, asked: CompanyRequests) => Promise<object>;

export async function loadFirm(
  { url, firm, services }: LoaderArgs,
  more: ReadMore = async () => ({}),
): Promise<LoaderResult> {
  const own = firm === null ? null : await services.firms.ownListing(firm);
  if (firm === null || !own) return { status: 401 };
  const done = url.searchParams.get("done");
  const asked = await services.quotes.ofCompany(firm);
  const waits = asked.requests.filter(waitsForFirm).length;
  return { props: { own, waits, ...(done && { done }), ...(await more(firm, own, asked)) } };
}

const SIGNED_OUT =
  "You have been signed out, so this was not saved. In another tab, find your company, press “Is this your company?” and open the link in our email.";

const signedInAs = ({ name, location }: ListingWithProposals["listing"]) =>
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

const TABS = [
  { path: "/firm", label: "Overview" },
  { path: "/firm/requests", label: "Requests" },
  { path: "/firm/reviews", label: "Reviews" },
  { path: "/firm/badge", label: "Badge" },
] as const;

interface FirmShellProps extends FirmProps {
  title: string;
  tab: (typeof TABS)[number]["path"];
  isError?: boolean;
  children: (own: ListingWithProposals) => ReactNode;
}

export function FirmShell(props: FirmShellProps) {
  const { own, done, saved, isOfOtherFirm = false, waits = 0, title, tab, isError = false, children } = props;
  return (
    <div className="page max-w-4xl py-4 sm:py-8">
      <title>{isError || isOfOtherFirm ? `Error: ${title}` : title}</title>
      <meta name="robots" content="noindex" />
      {own ? (
        <div className="grid grid-cols-1 gap-4 sm:gap-6">
          <FirmHeader name={own.listing.name} tab={tab} waits={waits} />
          {(done || saved) && (
            <p id={DONE_ID} role="status" className="border-l-4 border-go bg-go-pale px-4 py-3 font-semibold">
              {saved
                ? `“${LISTING_PARTS[saved]}” is saved. Next, if you like: ${lowerFirst(title)}.`
                : done && FIRM_ACTS[done]}
              {saved === "prices" && <SizesStillNamed listing={own.listing} />}
            </p>
          )}
          {isOfOtherFirm && (
            <p
              role="alert"
              className="border-l-4 border-stop bg-stop-pale px-4 py-3 font-semibold wrap-anywhere"
            >
              {signedInAs(own.listing)} Nothing was changed. To change that company, find it and press “Is
              this your company?” on its page.
            </p>
          )}
          {children(own)}
        </div>
      ) : (
        <MessagePanel title="Open your company's page">
          <p className="max-w-prose text-ink-soft">
            For your safety you are signed out {FIRM_SESSION_HOURS} hours after you open the link in our
            email. To get a new link, find your company and press “Is this your company?” on its page.
          </p>
          <NotPublicNote />
          <a href="/companies" className={buttonClass()}>
            Find your company
          </a>
        </MessagePanel>
      )}
    </div>
  );
}

function SizesStillNamed({ listing }: Pick<ListingWithProposals, "listing">) {
  const sizes = sizesWithoutPrice(listing);
  if (sizes.length === 0) return null;
  return (
    <>
      {" "}
      Your text of skip sizes names {joinWithAnd(sizes.map(String))} yd too, so lists still offer{" "}
      {sizes.length === 1 ? "it" : "them"} without your price:{" "}
      <a href="/firm/listing/about#skipSizes" className="link">
        take out what you don't hire out
      </a>
      .
    </>
  );
}

/** The "Sign out" form contains no company id, because it ends the session for any company's page. */
function FirmHeader({ name, tab, waits }: { name: string; tab: string; waits: number }) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="display min-w-0 text-2xl wrap-anywhere sm:text-3xl">{name}</p>
        <form method="post" action="/firm">
          <input type="hidden" name="intent" value="sign-out" />
          <SubmitButton variant="quiet" size="small">
            Sign out
          </SubmitButton>
        </form>
      </div>
      <nav aria-label="Your company">
        <ul className="flex flex-wrap gap-x-1 border-b border-line">
          {TABS.map(({ path, label }) => (
            <li key={path}>
              <a
                href={path}
                aria-current={path === tab ? "page" : undefined}
                className={`flex min-h-11 items-center border-b-4 px-1 font-semibold xs:px-2 sm:px-4 ${path === tab ? "border-skip" : "border-transparent text-ink-soft hover:bg-sand"}`}
              >
                {label}
                {path === "/firm/requests" && waits > 0 && (
                  <span className="ml-1 rounded-full bg-skip px-2 text-sm font-bold text-ink">
                    {waits} <span className="sr-only">waiting</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Visitors can't find a draft or a hidden listing, so they can't press “Is this your company?” there. */
export const NotPublicNote = () => (
  <p className="max-w-prose text-ink-soft">
    If your listing is not public yet, or you asked us to remove it, nobody can find it. Then please write to{" "}
    <ContactLink />.
  </p>
);
