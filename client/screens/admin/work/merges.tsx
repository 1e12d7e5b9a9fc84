import { useState } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { countOf } from "#contract/text/spelling.ts";
import type { DuplicateSide } from "#contract/work/work.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import type { WorkItemProps } from "../inbox-section.tsx";
import { AsideButton } from "./work-row.tsx";

interface MergeButtonProps extends Record<"kept" | "merged", { id: number; name: string }> {
  size?: "medium";
  isDisabled?: boolean;
}

export const MergeButton = ({ kept, merged, ...button }: MergeButtonProps) => (
  <ActButton
    {...button}
    label="Merge"
    name={`Merge: ${merged.name} into ${kept.name}`}
    variant="primary"
    send={() => adminJson("POST", `/api/companies/${kept.id}/merge`, { companyId: merged.id })}
    done="The two are one now"
    undo={({ mergeId, reviews, requests }) => ({
      text: `${merged.name} is merged into ${kept.name}. Moved: ${countOf(reviews, "review")}, ${countOf(requests, "request")}.`,
      undo: () => adminRequest("POST", `/api/company-merges/${mergeId}/undo`),
    })}
  />
);

export function DuplicateRow({ item: { item, because, companies } }: WorkItemProps<"duplicates">) {
  const [first, second] = companies as [DuplicateSide, DuplicateSide];
  const [keptId, setKept] = useState(first.id);
  const [kept, merged] = second.id === keptId ? [second, first] : [first, second];
  const name = `${first.name} and ${second.name}`;
  return (
    <li className="grid gap-3 px-5 py-4">
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-bold wrap-anywhere">
          {name}: the same {because.join(", and the same ")}
        </legend>{" "}
        <div className="grid gap-3 md:grid-cols-2">
          {companies.map(({ id, name, location, county, postcode, phone, email, website, ...company }) => (
            <div
              key={id}
              className={`grid content-start gap-1 rounded-control border-2 p-3 ${id === kept.id ? "border-ink bg-skip-pale" : "border-line"}`}
            >
              <label className="flex min-h-8 items-center gap-3 font-bold wrap-anywhere">
                <input
                  type="radio"
                  name={`keep-${item}`}
                  checked={id === kept.id}
                  onChange={() => setKept(id)}
                  className="size-5 accent-ink"
                />
                Keep {name}
              </label>
              <p className="text-sm wrap-anywhere">
                {[`${location}, ${county}`, postcode, phone, email, website].filter(Boolean).join(" · ")}
              </p>
              <p className="text-sm text-muted">
                {countOf(company.reviews, "review")}, {countOf(company.fields, "field")} filled, listed since{" "}
                {formatDate(company.createdAt)},{" "}
                <a href={`/company/${id}`} className="link" aria-label={`Open ${name}, number ${id}`}>
                  open
                </a>
              </p>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <MergeButton kept={kept} merged={merged} />
        <AsideButton kind="duplicate" label="They are different" item={item} name={name} />
      </div>
    </li>
  );
}
