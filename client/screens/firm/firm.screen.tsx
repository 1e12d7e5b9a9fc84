import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { summaryOf } from "#client/queries/company-summaries.ts";
import type { Services } from "#server/services.ts";
import { FirmOverview, type Overview } from "./firm-overview.tsx";
import { actAsFirm, type FirmProps, firmPath, loadFirm } from "./firm-page.ts";
import { FirmShell } from "./firm-shell.tsx";
import { HiddenListing } from "./hidden-listing.tsx";
import { changeLogo, findWaitingLogo, LogoForm, type LogoFormProps, logoFields } from "./logo-form.tsx";

/** The days whose searches are counted. */
const RECENT_DAYS = 30;

export const loader = (args: LoaderArgs) =>
  loadFirm(args, async (companyId) => ({
    ...(await readOverview(args.services, companyId)),
    ...(await findWaitingLogo(args, companyId)),
  }));

/** The company's requests, its card as lists show it, and how many people search in its town. */
async function readOverview(services: Services, companyId: number): Promise<Overview> {
  const { companies, places, quotes, searches } = services;
  const [card] = companies.forJob([companyId], {});
  const town = card && places.town(card.location);
  return {
    ...(await quotes.ofCompany(companyId)),
    ...(card && { card: summaryOf(card) }),
    ...(town && { searched: { town: town.label, times: await searches.recentIn(town.label, RECENT_DAYS) } }),
  };
}

export const fields = () => ({ texts: ["intent", "companyId"], ...logoFields });

const ACTS = [
  { intent: "confirm", done: "confirmed" },
  { intent: "resume", done: "resumed" },
  { intent: "restore", done: "restored" },
] as const;

export const action = (args: ActionArgs) =>
  actAsFirm(args, async (companyId, values) => {
    const { firms, firmCookie } = args.services;
    if (values.intent === "sign-out") {
      await firms.signOut(companyId);
      return { redirect: "/", headers: { "set-cookie": firmCookie.clear() } };
    }
    if (values.intent?.endsWith("logo")) return changeLogo(args, companyId);
    const act = ACTS.find(({ intent }) => intent === values.intent);
    if (!act) return { status: 400 };
    await firms[act.intent](companyId);
    return { redirect: firmPath(act.done) };
  });

type FirmScreenProps = ScreenProps & FirmProps & Partial<Overview> & Omit<LogoFormProps, "own">;

/** A company's own page: its requests, then its listing, with links to change each part. If it is hidden, the page says so. */
export default function FirmScreen({
  params: _params,
  own,
  done,
  isOfOtherFirm,
  waitingLogo,
  logoProblem,
  ...overview
}: FirmScreenProps) {
  const firm = { ...(own && { own }), ...(done && { done }), ...(isOfOtherFirm && { isOfOtherFirm }) };
  return (
    <FirmShell {...firm} title="Your company" tab="/firm" isError={logoProblem !== undefined}>
      {(listed) =>
        listed.listing.listing === "removed" ? (
          <HiddenListing own={listed} />
        ) : (
          <FirmOverview
            own={listed}
            {...overview}
            logo={<LogoForm own={listed} waitingLogo={waitingLogo} logoProblem={logoProblem} />}
          />
        )
      }
    </FirmShell>
  );
}
