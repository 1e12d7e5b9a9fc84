import { buttonClass } from "#client/components/ui/button-class.ts";
import type { ListingWithProposals } from "./firm-page.ts";

/** Shown if the state of the listing is "removed", usually while a removal waits for the administrator. */
export function HiddenListing({ own }: { own: ListingWithProposals }) {
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
