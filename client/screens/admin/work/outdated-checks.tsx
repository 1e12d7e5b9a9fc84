import { useState } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { CARRIER_CHECK_DAYS } from "#contract/carriers/check-age.ts";
import type { OutdatedCheck } from "#contract/work/work.ts";
import { CarrierChecks } from "../company-dialog/carrier/carrier-checks.tsx";
import { RegisterPanel } from "../csv/register-panel.tsx";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { workQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { useRefresh } from "../use-act.ts";
import { AsideButton, CompanyLink, WorkRow } from "./work-row.tsx";

/**
 * The latest checks of the carrier numbers that public companies state, if these checks are older than `CARRIER_CHECK_DAYS`.
 */
export function OutdatedChecks() {
  const { data: work } = useAdminQuery(workQueryOptions());
  return (
    <>
      <WorkSection
        kind="outdatedChecks"
        title="Carrier checks that ran out"
        empty="No check has run out."
        hint={`Each is older than ${CARRIER_CHECK_DAYS} days, and the listing says so. Below, the register's file checks many at once.`}
        row={(props) => <CheckRow {...props} />}
      />
      {work && work.outdatedChecks.total > 0 && <RegisterPanel />}
    </>
  );
}

function CheckRow({ item: check, onDone }: ItemProps<OutdatedCheck>) {
  const { item, id, name, licenseNumber, checkedOn } = check;
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh();
  const close = () => {
    setOpen(false);
    void refresh();
  };
  return (
    <WorkRow
      actions={
        <>
          <button
            type="button"
            onClick={() => setOpen(true)}
            aria-label={`Record a check of ${name}`}
            className={buttonClass("primary", "small")}
          >
            Record a check
          </button>
          <AsideButton kind="outdated-check" act="setLater" {...{ item, name, onDone }} />
        </>
      }
    >
      <CompanyLink {...{ id, name }} />
      <p className="wrap-anywhere">{licenseNumber}</p>
      <p className="text-sm text-muted">Last checked on {formatDate(checkedOn)}</p>
      {isOpen && (
        <Dialog title={`Check of ${name}`} onClose={close} wide>
          <CarrierChecks company={{ id, licenseNumber }} isOpen />
        </Dialog>
      )}
    </WorkRow>
  );
}
