import { buttonClass } from "#client/components/ui/button-class.ts";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { summaryOf } from "#client/queries/companies.ts";
import type { Services } from "#server/services.ts";
import { FirmOverview, type Overview } from "./firm-overview.tsx";
import { actAsFirm, type FirmProps, firmPath, type ListingWithProposals, loadFirm } from "./firm-page.ts";
import { FirmShell } from "./firm-shell.tsx";
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

/** Shown if the state of the listing is "removed", usually while a removal waits for the administrator. */
function HiddenListing({ own }: { own: ListingWithProposals }) {
  const canTakeBack = own.waiting.some(({ kind }) => kind === "removal");
  return (
    <section aria-labelledby="hidden" className="card grid justify-items-start gap-3 p-4 sm:p-6">
      <h1 id="hidden" className="display text-xl sm:text-2xl">
        Your listing is hidden
      </h1>
      <p className="max-w-prose text-ink-soft">
        {canTakeBack
          ? "You asked us to remove it. Nobody finds it any more, and no requests reach you. We delete it and note that it must not be added again. Until we have done so you can take it back: here while you are signed in, or by writing to us."
          : "Nobody finds it at the moment, and no requests reach you. Please write to us if you don't know why."}
      </p>
      {canTakeBack && (
        <form method="post" action="/firm">
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="companyId" value={own.listing.id} />
          <button type="submit" className={buttonClass("quiet")}>
            Show my listing again
          </button>
        </form>
      )}
    </section>
  );
}
