import type { ReactNode } from "react";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { ContactLink } from "#client/components/site/legal-identity.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { FirmAct } from "#contract/firms/listing-parts.ts";
import { FIRM_SESSION_HOURS } from "#contract/firms/listing-parts.ts";
import { DONE_ID, type FirmProps, type ListingWithProposals, signedInAs } from "./firm-page.ts";

const TABS = [
  { path: "/firm", label: "Overview" },
  { path: "/firm/requests", label: "Requests" },
  { path: "/firm/reviews", label: "Reviews" },
  { path: "/firm/badge", label: "Badge" },
] as const;

const ACTS: Record<FirmAct, string> = {
  saved: "Saved. Your listing shows it now.",
  proposed: "Sent. We check such a change before it shows.",
  "logo-removed": "Your logo is taken down.",
  confirmed: "Thank you. Your listing says that you confirmed it today.",
  resumed: "You take requests again.",
  removed: "Your listing is hidden. Nobody can find it any more.",
  restored: "Your listing is back.",
  replied: "Your reply shows below the review now.",
  "reply-removed": "Your reply is taken back.",
};

interface FirmShellProps extends FirmProps {
  title: string;
  tab: (typeof TABS)[number]["path"];
  isError?: boolean;
  children: (own: ListingWithProposals) => ReactNode;
}

export function FirmShell(props: FirmShellProps) {
  const { own, done, isOfOtherFirm = false, title, tab, isError = false, children } = props;
  return (
    <div className="page max-w-4xl py-4 sm:py-8">
      <title>{isError || isOfOtherFirm ? `Error: ${title}` : title}</title>
      <meta name="robots" content="noindex" />
      {own ? (
        <div className="grid grid-cols-1 gap-4 sm:gap-6">
          <FirmHeader name={own.listing.name} tab={tab} />
          {done && (
            <p id={DONE_ID} role="status" className="border-l-4 border-go bg-go-pale px-4 py-3 font-semibold">
              {ACTS[done]}
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
        <SignInNeeded />
      )}
    </div>
  );
}

/** The "Sign out" form contains no company id, because it ends the session for any company's page. */
function FirmHeader({ name, tab }: { name: string; tab: string }) {
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
                className={`flex min-h-11 items-center border-b-4 px-2 font-semibold sm:px-4 ${path === tab ? "border-skip" : "border-transparent text-ink-soft hover:bg-sand"}`}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function SignInNeeded() {
  return (
    <MessagePanel title="Open your company's page">
      <p className="max-w-prose text-ink-soft">
        For your safety you are signed out {FIRM_SESSION_HOURS} hours after you open the link in our email. To
        get a new link, find your company and press “Is this your company?” on its page.
      </p>
      <NotPublicNote />
      <a href="/companies" className={buttonClass()}>
        Find your company
      </a>
    </MessagePanel>
  );
}

/** Visitors can't find a draft or a hidden listing, so they can't press “Is this your company?” there. */
export const NotPublicNote = () => (
  <p className="max-w-prose text-ink-soft">
    If your listing is not public yet, or you asked us to remove it, nobody can find it. Then please write to{" "}
    <ContactLink />.
  </p>
);
