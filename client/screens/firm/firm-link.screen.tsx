import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { FIRM_SESSION_HOURS } from "#contract/firms/listing-parts.ts";
import { NotPublicNote } from "./firm-page.tsx";
import { LinkPage } from "./link-page.tsx";

export async function loader({ params, services }: LoaderArgs) {
  const company = await services.firms.companyOfLink(params.token ?? "");
  return company ? { props: { company: { name: company.name } } } : { status: 410 };
}

export async function action({ params, services }: ActionArgs) {
  const session = await services.firms.openLink(params.token ?? "");
  if (!session) return { status: 410 };
  return { redirect: "/firm", headers: { "set-cookie": services.firmCookie.set(session) } };
}

export default function FirmLinkScreen({ company }: ScreenProps & { company?: { name: string } }) {
  const found = company && {
    heading: `Open the page of ${company.name}`,
    text: `You stay signed in on this device for ${FIRM_SESSION_HOURS} hours. Please don't continue on a device that is not yours.`,
    button: "Open the page",
  };
  return (
    <LinkPage title="Open your page" found={found}>
      <p className="max-w-prose text-ink-soft">
        It works once, within the time that our email names. To get a new one, find your company and press “Is
        this your company?” on its page.
      </p>
      <NotPublicNote />
    </LinkPage>
  );
}
