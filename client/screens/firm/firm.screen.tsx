import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { DAY_MS, todayInLondon } from "#contract/dates.ts";
import { LISTING_PARTS, type ListingPart } from "#contract/firms/listing-parts.ts";
import type { Services } from "#server/services.ts";
import { ConfirmCard } from "./confirm-card.tsx";
import {
  actAsFirm,
  type FirmProps,
  firmPath,
  type ListingWithProposals,
  loadFirm,
  type PostedPart,
  returnFirmForm,
} from "./firm-page.ts";
import { FirmShell } from "./firm-shell.tsx";
import { HiddenListing } from "./hidden-listing.tsx";
import { PartCard } from "./part-card.tsx";
import { PauseForm } from "./pause-form.tsx";

export const loader = (args: LoaderArgs) => loadFirm(args);

export const fields = () => ({ texts: ["intent", "companyId", "pausedUntil"] });

export const action = (args: ActionArgs) =>
  actAsFirm(args, async (companyId, values) => {
    const { firms, firmCookie } = args.services;
    if (values.intent === "sign-out") {
      await firms.signOut(companyId);
      return { redirect: "/", headers: { "set-cookie": firmCookie.clear() } };
    }
    return act(firms, companyId, values);
  });

async function act(
  firms: Services["firms"],
  companyId: number,
  values: Record<string, string>,
): Promise<LoaderResult> {
  switch (values.intent) {
    case "confirm":
      await firms.confirm(companyId);
      return { redirect: firmPath("confirmed") };
    case "resume":
      await firms.pause(companyId, null);
      return { redirect: firmPath("resumed") };
    case "restore":
      await firms.restore(companyId);
      return { redirect: firmPath("restored") };
    case "pause": {
      const until = readPause(values.pausedUntil);
      if ("problem" in until) {
        const posted: PostedPart = { values, errors: { pausedUntil: until.problem } };
        return { props: { posted }, status: 422 };
      }
      await firms.pause(companyId, until.day);
      return { redirect: firmPath("paused") };
    }
    default:
      return { status: 400 };
  }
}

/** Only the form of a pause has a typed value. */
export const returnForm = (args: ActionArgs, message: string) =>
  args.form.get("intent") === "pause" ? returnFirmForm(args, message) : null;

interface FirmScreenProps extends ScreenProps, FirmProps {
  /** The submitted pause form, if its date was invalid or the form was not handled. */
  posted?: PostedPart;
}

/**
 * A company's own page: the contents of its listing with links to change each part, and forms to confirm the listing and to
 * pause requests. If the listing is hidden, the page says so.
 */
export default function FirmScreen({ posted, params: _params, ...firm }: FirmScreenProps) {
  return (
    <FirmShell {...firm} title="Your firm" tab="/firm" isError={posted !== undefined}>
      {(own) =>
        own.listing.listing === "removed" ? (
          <HiddenListing own={own} />
        ) : (
          <Overview own={own} posted={posted} />
        )
      }
    </FirmShell>
  );
}

function Overview({ own, posted }: { own: ListingWithProposals; posted: PostedPart | undefined }) {
  return (
    <>
      <ConfirmCard own={own} />
      <div className="gap-4 lg:columns-2">
        {(Object.keys(LISTING_PARTS) as ListingPart[]).map((part) => (
          <PartCard key={part} part={part} own={own} />
        ))}
      </div>
      <PauseForm listing={own.listing} posted={posted} />
      <p>
        <a href="/firm/leave" className="link inline-flex min-h-11 items-center text-stop">
          Remove your listing
        </a>
      </p>
    </>
  );
}

const MOST_DAYS = 366;

/** Parses the last day of a pause: today or later, within a year. */
function readPause(typed = ""): { day: string } | { problem: string } {
  const today = todayInLondon();
  const last = todayInLondon(new Date(Date.now() + MOST_DAYS * DAY_MS));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`));
  if (!isDay) return { problem: "Enter the last day of the pause" };
  if (typed < today) return { problem: "The last day must not be in the past" };
  if (typed > last) return { problem: "The last day must be within a year" };
  return { day: typed };
}
