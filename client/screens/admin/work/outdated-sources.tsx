import { formatDate } from "#client/components/company/format.ts";
import type { OutdatedSource } from "#contract/work/work.ts";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { AsideButton, WorkRow } from "./work-row.tsx";

/**
 * Files of fees and rules that were not compared with their sources for a year. The list of bank holidays appears here if the
 * last known holiday of a nation is less than 60 days away.
 */
export const OutdatedSources = () => (
  <WorkSection
    kind="outdatedSources"
    title="Fees and rules to check again"
    empty="All fees and rules were checked within a year."
    hint="Compare the file with its source and set the date in it anew: “seen_on” of its rows and “seenOn” in provenance.json beside it, or “rulesChecked” of a guide. It shows here until the next start of the site with the new file."
    row={(props) => <SourceRow {...props} />}
  />
);

const SourceRow = ({ item: { item, name, checkedOn, endsOn }, onDone }: ItemProps<OutdatedSource>) => (
  <WorkRow actions={<AsideButton kind="outdated-source" act="setLater" {...{ item, name, onDone }} />}>
    <h3 className="font-bold wrap-anywhere">{name}</h3>
    <p className="wrap-anywhere">
      Renew <code>{item}</code>
    </p>
    <p className="text-sm text-muted">
      {endsOn ? `Its last day is ${formatDate(endsOn)}` : `Last checked on ${formatDate(checkedOn)}`}
    </p>
  </WorkRow>
);
