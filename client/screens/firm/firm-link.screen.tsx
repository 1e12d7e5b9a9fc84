import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { FIRM_SESSION_HOURS } from "#contract/firms/listing-parts.ts";
import { NotPublicNote } from "./not-public-note.tsx";

/** Opening the link changes nothing, because mail programs open links automatically. */
export async function loader({ params, services }: LoaderArgs) {
  const company = await services.firms.companyOfLink(params.token ?? "");
  return company ? { props: { company: { name: company.name } } } : { status: 410 };
}

/** Signs the company in and opens its page. The link works only once. */
export async function action({ params, services }: ActionArgs) {
  const session = await services.firms.openLink(params.token ?? "");
  if (!session) return { status: 410 };
  return { redirect: "/firm", headers: { "set-cookie": services.firmCookie.set(session) } };
}

interface FirmLinkProps extends ScreenProps {
  /** Missing if the link is not valid. */
  company?: { name: string };
}

export default function FirmLinkScreen({ params, company }: FirmLinkProps) {
  return (
    <div className="page max-w-3xl py-8">
      <title>Open your page</title>
      <meta name="robots" content="noindex" />
      {company ? (
        <MessagePanel title={`Open the page of ${company.name}`}>
          <p className="max-w-prose text-ink-soft">
            You stay signed in on this device for {FIRM_SESSION_HOURS} hours. Please don't continue on a
            device that is not yours.
          </p>
          <form method="post" action={`/firm/open/${encodeURIComponent(params.token ?? "")}`}>
            <button type="submit" className={buttonClass()}>
              Open the page
            </button>
          </form>
        </MessagePanel>
      ) : (
        <MessagePanel title="This link doesn't open anything any more">
          <p className="max-w-prose text-ink-soft">
            It works once, within the time that our email names. To get a new one, find your firm and press
            “Is this your firm?” on its page.
          </p>
          <NotPublicNote />
          <a href="/companies" className={buttonClass()}>
            Find your firm
          </a>
        </MessagePanel>
      )}
    </div>
  );
}
