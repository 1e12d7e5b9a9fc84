import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { longDateInLondon, timeInLondon } from "#contract/dates.ts";
import { CONFIRM_CLAIM_DAYS } from "#contract/firms/listing-parts.ts";
import { LinkPage } from "./link-page.tsx";

export async function loader({ params, services }: LoaderArgs) {
  const claim = await services.firms.claimOfLink(params.token ?? "");
  return claim ? { props: { claim } } : { status: 410 };
}

export async function action({ params: { token = "" }, services }: ActionArgs) {
  const isConfirmed = await services.firms.confirmClaim(token);
  return isConfirmed ? { redirect: `/confirm-claim/${encodeURIComponent(token)}#main` } : { status: 410 };
}

interface ConfirmClaimProps extends ScreenProps {
  claim?: { companyName: string; sentAt: Date; isConfirmed: boolean };
}

export default function ConfirmClaimScreen({ claim }: ConfirmClaimProps) {
  return (
    <LinkPage title="Confirm your address" found={claim && foundWords(claim)}>
      <p className="max-w-prose text-ink-soft">
        It works for {CONFIRM_CLAIM_DAYS} days, until we have decided about your message, or until you confirm
        your address with another of our emails. If you still wait for our answer, find your company, press
        “Is this your company?” on its page and send the form again.
      </p>
    </LinkPage>
  );
}

/** Leaves out everything that the sender typed. If the address was mistyped, somebody else reads this page. */
function foundWords({ companyName, sentAt, isConfirmed }: NonNullable<ConfirmClaimProps["claim"]>) {
  if (isConfirmed)
    return {
      heading: "Your address is confirmed",
      text: `Thank you. A person looks at your message about ${companyName}, and we tell you the decision by email.`,
    };
  const sent = `${longDateInLondon(sentAt)} at ${timeInLondon(sentAt)}`;
  return {
    heading: "Is this message from you?",
    text: `Somebody gave your address and told us that ${companyName} is their company, last on ${sent}. If that was you, confirm your address. To change the message, send the form on the company's page again first: the button always confirms your last one.`,
    button: "Yes, confirm my address",
  };
}
