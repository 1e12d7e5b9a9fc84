import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { summaryOf } from "#client/queries/companies.ts";
import type { Services } from "#server/services.ts";
import { FirmOverview, ListingAct, type Overview } from "./firm-overview.tsx";
import { actAsFirm, type FirmProps, firmPath, type ListingWithProposals, loadFirm } from "./firm-page.ts";
import { FirmShell } from "./firm-shell.tsx";
import { changeLogo, findWaitingLogo, LogoForm, type LogoFormProps, logoFields } from "./logo-form.tsx";

const RECENT_DAYS = 30;

export const loader = (args: LoaderArgs) =>
  loadFirm(args, async (companyId) => ({
    ...(await readOverview(args.services, companyId)),
    ...(await findWaitingLogo(args, companyId)),
  }));

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

export default function FirmScreen({ waitingLogo, logoProblem, ...props }: FirmScreenProps) {
  return (
    <FirmShell {...props} title="Your company" tab="/firm" isError={logoProblem !== undefined}>
      {(own) =>
        own.listing.listing === "removed" ? (
          <HiddenListing own={own} />
        ) : (
          <FirmOverview {...props} own={own} logo={<LogoForm {...{ own, waitingLogo, logoProblem }} />} />
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
        <ListingAct listing={own.listing} intent="restore" label="Show my listing again" look="quiet" />
      )}
    </section>
  );
}
