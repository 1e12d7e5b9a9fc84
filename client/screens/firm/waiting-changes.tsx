import { IDENTITY_LABELS, type IdentityField } from "#contract/firms/listing-parts.ts";
import type { ListingWithProposals } from "./firm-page.ts";

/** The changes of the company's name, place, email or licence that wait for the administrator's decision. */
export function WaitingChanges({ own }: { own: ListingWithProposals }) {
  return own.waiting
    .filter(({ kind }) => kind === "change")
    .map(({ id, field, suggestion }) => (
      <p key={id} className="border-l-4 border-skip bg-skip-pale px-3 py-2 text-sm wrap-anywhere">
        <strong>{IDENTITY_LABELS[field as IdentityField]}</strong>: “{suggestion || "nothing"}” waits for our
        check.
      </p>
    ));
}
