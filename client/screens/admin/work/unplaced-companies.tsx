import type { UnplacedCompany } from "#contract/work/work.ts";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { EditCompanyButton } from "./edit-company-button.tsx";
import { AsideButton, CompanyLink, WorkRow } from "./work-row.tsx";

/** Public companies that searches around a place cannot find, because neither their postcode nor their town is known. */
export const UnplacedCompanies = () => (
  <WorkSection
    kind="unplacedCompanies"
    title="Not on the map"
    empty="Every company has a place on the map."
    hint="No search around a place finds these. Correct the postcode, or the town and the county."
    row={(props) => <UnplacedRow {...props} />}
  />
);

function UnplacedRow({ item: company, onDone }: ItemProps<UnplacedCompany>) {
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
      <CompanyLink {...{ id, name }} />
      <p className="wrap-anywhere">
        {[location, county].join(", ")}
        {postcode ? `, ${postcode}` : ", no postcode"}
      </p>
    </WorkRow>
  );
}
