import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { longDay, todayInLondon } from "#contract/dates.ts";
import { isPaused } from "#contract/quotable.ts";
import type { ListingWithProposals, PostedPart } from "./firm-page.ts";

interface PauseFormProps {
  listing: ListingWithProposals["listing"];
  posted: PostedPart | undefined;
}

/** A form for holidays and busy times. Nobody can ask the company for a quote until the end of the chosen day. */
export function PauseForm({ listing, posted }: PauseFormProps) {
  const until = isPaused(listing) ? listing.pausedUntil : null;
  return (
    <section aria-labelledby="pause" className="card grid gap-3 p-4 sm:p-6">
      {posted && <ErrorSummary failure={posted} done="saved" />}
      <h2 id="pause" className="text-lg font-bold">
        {until ? `Requests are paused until the end of ${longDay(until)}` : "Pause requests"}
      </h2>
      <p className="max-w-prose text-ink-soft">
        On holiday, or no lorry free? Until the day you name nobody can send you a request. Your listing
        stays, and says so.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <form
          method="post"
          action={`/firm#${SUMMARY_ID}`}
          noValidate
          className="flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="intent" value="pause" />
          <input type="hidden" name="companyId" value={listing.id} />
          <TextField
            id="pausedUntil"
            name="pausedUntil"
            type="date"
            label="Last day of the pause"
            min={todayInLondon()}
            defaultValue={posted?.values.pausedUntil ?? until ?? ""}
            error={posted?.errors.pausedUntil}
          />
          <button type="submit" className={buttonClass("quiet")}>
            {until ? "Change the day" : "Pause requests"}
          </button>
        </form>
        {until && (
          <form method="post" action="/firm">
            <input type="hidden" name="intent" value="resume" />
            <input type="hidden" name="companyId" value={listing.id} />
            <button type="submit" className={buttonClass()}>
              Take requests again
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
