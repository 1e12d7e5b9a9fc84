import { CompanyLogo } from "#client/components/company/company-logo.tsx";
import { SubmitButton, TextField } from "#client/components/form/fields.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { summaryOf } from "#client/queries/companies.ts";
import {
  isPictureProblem,
  LOGO_FIELD,
  PICTURE_PROBLEM,
  PICTURE_PROBLEMS,
  PICTURE_TYPES,
} from "#contract/pictures.ts";
import type { Services } from "#server/services.ts";
import { FirmOverview, ListingAct, type Overview } from "./firm-overview.tsx";
import {
  actAsFirm,
  type FirmProps,
  FirmShell,
  firmPath,
  type ListingWithProposals,
  loadFirm,
} from "./firm-page.tsx";

const RECENT_DAYS = 30;

export const loader = (args: LoaderArgs) =>
  loadFirm(args, async (companyId, { waiting }, asked) => ({
    ...asked,
    ...(await readOverview(args.services, companyId)),
    waitingLogo: args.services.logos.urlOf(waiting.find(({ field }) => field === "logo")?.suggestion ?? null),
  }));

async function readOverview(
  services: Services,
  companyId: number,
): Promise<Pick<Overview, "card" | "searched">> {
  const { companies, places, searches } = services;
  const [card] = companies.forJob([companyId], {});
  const town = card && places.town(card.location);
  return {
    ...(card && { card: summaryOf(card) }),
    ...(town && { searched: { town: town.label, times: await searches.recentIn(town.label, RECENT_DAYS) } }),
  };
}

export const fields = () => ({
  ...{ texts: ["intent", "companyId"], lists: [PICTURE_PROBLEM], pictures: [LOGO_FIELD] },
});

const ACTS = [
  { intent: "confirm", act: "confirm", done: "confirmed" },
  { intent: "resume", act: "resume", done: "resumed" },
  { intent: "restore", act: "restore", done: "restored" },
  { intent: "remove-logo", act: "removeLogo", done: "logo-removed" },
] as const;

export const action = (args: ActionArgs) =>
  actAsFirm(args, async (companyId, values) => {
    const { firms, firmCookie } = args.services;
    if (values.intent === "sign-out") {
      await firms.signOut(companyId);
      return { redirect: "/", headers: { "set-cookie": firmCookie.clear() } };
    }
    if (values.intent === "logo") return proposeLogo(args, companyId);
    const asked = ACTS.find(({ intent }) => intent === values.intent);
    if (!asked) return { status: 400 };
    await firms[asked.act](companyId);
    return { redirect: firmPath(asked.done) };
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

/** Shown if the listing's state is "removed", usually while the administrator has not yet decided the removal. */
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
      {canTakeBack && <ListingAct listing={own.listing} intent="restore" label="Show my listing again" />}
    </section>
  );
}

async function proposeLogo({ form, services }: ActionArgs, companyId: number): Promise<LoaderResult> {
  const { firms, logos } = services;
  const file = form.get(LOGO_FIELD);
  if (!(file instanceof File)) {
    const problem = form.get(PICTURE_PROBLEM);
    const logoProblem = isPictureProblem(problem) ? PICTURE_PROBLEMS[problem] : "Choose a picture first.";
    return { props: { logoProblem }, status: 422 };
  }
  const logo = await logos.keep(Buffer.from(await file.arrayBuffer()));
  await firms.proposeIdentity(companyId, { logo });
  return { redirect: firmPath("proposed") };
}

interface LogoFormProps {
  own: ListingWithProposals;
  waitingLogo?: string | null | undefined;
  logoProblem?: string | undefined;
}

function LogoForm({ own: { listing, refused }, waitingLogo, logoProblem }: LogoFormProps) {
  const { takesNoPictures } = useSite();
  const refusal = refused.find(({ field }) => field === "logo");
  return (
    <section id="logo" aria-labelledby="logo-title" className="card grid gap-3 p-4 sm:p-6">
      <h2 id="logo-title" className="text-lg font-bold">
        Your logo
      </h2>
      <div className="flex items-center gap-4">
        <CompanyLogo company={listing} />
        <p className="max-w-prose min-w-0 text-ink-soft">
          {listing.logo
            ? "Your logo stands beside your name in lists and on your page."
            : "Without a logo, your initials stand beside your name."}
        </p>
      </div>
      {waitingLogo && (
        <p className="flex flex-wrap items-center gap-4 border-l-4 border-skip bg-skip-pale px-3 py-2">
          <img src={waitingLogo} alt="Your new logo" className="size-12 object-contain" />
          <span>Waits for our check. Until then nobody else sees it.</span>
        </p>
      )}
      {refusal && (
        <p className="border-l-4 border-stop bg-stop-pale px-3 py-2 wrap-anywhere">
          We did not take your logo
          {refusal.reason ? `: ${refusal.reason}` : ". If it is yours, please write to us."}
        </p>
      )}
      {takesNoPictures ? (
        <p className="text-muted">Pictures can't be added at the moment.</p>
      ) : (
        <SendLogo
          id={listing.id}
          label={listing.logo || waitingLogo ? "Another picture" : "A picture"}
          problem={logoProblem}
        />
      )}
      {(listing.logo || waitingLogo) && (
        <ListingAct
          listing={listing}
          intent="remove-logo"
          label={listing.logo ? "Take the logo down" : "Take the picture back"}
          className="link inline-flex min-h-11 items-center text-stop"
        />
      )}
    </section>
  );
}

interface SendLogoProps {
  id: number;
  label: string;
  problem: string | undefined;
}

const SendLogo = ({ id, label, problem }: SendLogoProps) => (
  <form
    method="post"
    action="/firm#logo"
    encType="multipart/form-data"
    className="flex flex-wrap items-end gap-3"
  >
    <input type="hidden" name="companyId" value={id} />
    <TextField
      label={label}
      hint="JPEG, PNG or WebP, up to 8 MB. We check it before it shows."
      error={problem}
      className="min-w-0"
      type="file"
      name={LOGO_FIELD}
      accept={PICTURE_TYPES}
    />
    <SubmitButton intent="logo" variant="quiet">
      Send the logo
    </SubmitButton>
  </form>
);
