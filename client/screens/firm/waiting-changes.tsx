import { formatDate } from "#client/components/company/format.ts";
import { IDENTITY_LABELS, type IdentityField } from "#contract/firms/listing-parts.ts";
import type { ListingWithProposals } from "./firm-page.ts";

const labelOf = (field: string | null) => <strong>{IDENTITY_LABELS[field as IdentityField]}</strong>;

export function WaitingChanges({ own }: { own: ListingWithProposals }) {
  const waiting = own.waiting.filter(({ kind, field }) => kind === "change" && field !== "logo");
  const refused = own.refused.filter(({ field }) => field !== "logo");
  return (
    <>
      {waiting.map(({ id, field, suggestion }) => (
        <p key={id} className="border-l-4 border-skip bg-skip-pale px-3 py-2 text-sm wrap-anywhere">
          {labelOf(field)}: “{suggestion || "nothing"}” waits for our check.
        </p>
      ))}
      {refused.map(({ id, field, suggestion, decidedAt }) => (
        <p key={id} className="border-l-4 border-stop bg-stop-pale px-3 py-2 text-sm wrap-anywhere">
          {labelOf(field)}: we could not confirm “{suggestion || "nothing"}”, so the listing stayed as it was
          {decidedAt && ` on ${formatDate(decidedAt.toISOString())}`}. If it is right, please write to us.
        </p>
      ))}
    </>
  );
}
