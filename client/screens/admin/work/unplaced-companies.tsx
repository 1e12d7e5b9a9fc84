import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { getJson } from "#client/queries/request.ts";
import type { Company } from "#contract/companies.ts";
import type { UnplacedCompany } from "#contract/work/work.ts";
import type { Done } from "./use-undo.tsx";
import { AsideButton, useRefreshWork, WorkRow } from "./work-row.tsx";
import { WorkSection } from "./work-section.tsx";

const CompanyDialog = lazy(() => import("../company-dialog/company-dialog.tsx"));

/** Companies that no search around a place finds, because their postcode and town cannot be placed. */
export const UnplacedCompanies = () => (
  <WorkSection
    kind="unplacedCompanies"
    title="Not on the map"
    empty="Every company has a place on the map."
    hint="No search around a place finds these. Correct the postcode, or the town and the county."
    row={(company, onDone) => <UnplacedRow key={company.item} company={company} onDone={onDone} />}
  />
);

interface UnplacedRowProps {
  company: UnplacedCompany;
  onDone: (done: Done | null) => void;
}

function UnplacedRow({ company, onDone }: UnplacedRowProps) {
  const { item, id, name, location, county, postcode } = company;
  const [editing, setEditing] = useState<Company | null>(null);
  const refresh = useRefreshWork();
  const showToast = useToast();
  const opening = useMutation({
    mutationFn: () => getJson<Company>(`/api/companies/${id}`),
    onSuccess: setEditing,
    onError: () =>
      showToast({ title: "Error", description: "Failed to open the company", destructive: true }),
  });
  const close = () => {
    setEditing(null);
    refresh();
  };
  return (
    <WorkRow
      actions={
        <>
          <button
            type="button"
            onClick={() => opening.isPending || opening.mutate()}
            aria-disabled={opening.isPending}
            aria-label={`Edit ${name}`}
            className={buttonClass("primary", "small")}
          >
            Edit
          </button>
          <AsideButton kind="unplaced-company" label="Not now" {...{ item, name, onDone }} />
        </>
      }
    >
      <h3 className="font-bold wrap-anywhere">
        <a href={`/company/${id}`} className="link">
          {name}
        </a>
      </h3>
      <p className="wrap-anywhere">
        {[location, county].join(", ")}
        {postcode ? `, ${postcode}` : ", no postcode"}
      </p>
      {editing && (
        <Suspense>
          <CompanyDialog start={{ company: editing }} onClose={close} />
        </Suspense>
      )}
    </WorkRow>
  );
}
