import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { MergePreview } from "#contract/companies/merge.ts";
import { ActButton } from "../act-button.tsx";
import { fieldLabel } from "../log/change-words.ts";
import { type ListedForAdmin, mergePreviewQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { useMerge } from "../work/duplicates.tsx";
import type { OnDone } from "../work/use-undo.tsx";

interface MergeDialogProps {
  /** The two companies that were ticked. */
  pair: readonly [ListedForAdmin, ListedForAdmin];
  onDone: OnDone;
  onClose: () => void;
}

/** Merges two companies that the administrator ticked, and shows before what the one that stays will have. */
export function MergeDialog({ pair: [first, second], onDone, onClose }: MergeDialogProps) {
  const [keptId, setKept] = useState(first.id);
  const [kept, merged] = keptId === first.id ? [first, second] : [second, first];
  const preview = useAdminQuery(mergePreviewQueryOptions(kept.id, merged.id));
  const merging = useMerge(kept, merged, (done) => {
    onClose();
    onDone(done);
  });
  return (
    <Dialog title="Merge two companies" onClose={onClose} wide>
      <div className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-bold">Which entry stays?</legend>{" "}
          {[first, second].map(({ id, name, location, phone }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="kept"
                checked={id === keptId}
                onChange={() => setKept(id)}
                className="size-5 shrink-0 accent-ink"
              />
              <span className="wrap-anywhere">
                Keep <strong>{name}</strong>, {[location, phone, `number ${id}`].filter(Boolean).join(", ")}
              </span>
            </label>
          ))}
        </fieldset>
        {preview.isError && <p className="text-stop">These two can't be merged: {preview.error.message}</p>}
        {preview.data && <Preview preview={preview.data} />}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex justify-end border-t border-line bg-white px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <ActButton
            act="merge"
            subject={{ name: `${merged.name} into ${kept.name}` }}
            variant="primary"
            size="medium"
            isPending={merging.isPending || !preview.data}
            onPress={() => merging.mutate()}
          />
        </div>
      </div>
    </Dialog>
  );
}

const Preview = ({ preview: { fields, filled, reviews, requests } }: { preview: MergePreview }) => (
  <section aria-labelledby="merge-preview" className="grid gap-3">
    <h3 id="merge-preview" className="font-bold">
      What it will say
    </h3>
    <p className="text-ink-soft">
      {countOf(reviews, "review")} and {countOf(requests, "request")} move to it. The other entry no longer
      shows, and its address leads here.
    </p>
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {fields.map(({ field, text }) => (
        <div key={field} className="contents">
          <dt className="font-semibold">
            {fieldLabel(field)} {filled.includes(field) && <Badge tone="go">from the other</Badge>}
          </dt>
          <dd className="wrap-anywhere max-sm:mb-2">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
