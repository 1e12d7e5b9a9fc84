import type { UnplacedCompany } from "#contract/work/work.ts";
import { EditCompanyButton } from "./edit-company-button.tsx";
import type { UndoableAction } from "./use-undo.tsx";
import { AsideButton, WorkRow } from "./work-row.tsx";
import { WorkSection } from "./work-section.tsx";

/** Public companies that searches around a place cannot find, because neither their postcode nor their town is known. */
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
  onDone: (done: UndoableAction | null) => void;
}

function UnplacedRow({ company, onDone }: UnplacedRowProps) {
  const { item, id, name, location, county, postcode } = company;
  return (
    <WorkRow
      actions={
        <>
          <EditCompanyButton company={company} variant="primary" />
          <AsideButton kind="unplaced-company" act="setLater" {...{ item, name, onDone }} />
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
    </WorkRow>
  );
}
