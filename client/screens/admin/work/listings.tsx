import { type ReactNode, useState } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { registerSays } from "#client/components/company/register-words.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { REGISTER_NAMES, STATUS_WORDS } from "#contract/registers/register-words.ts";
import type { RegisterResult } from "#contract/registers/registers.ts";
import type { RegisterDoubtItem } from "#contract/work/work.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { CarrierChecks } from "../company-dialog/carrier/carrier-checks.tsx";
import { CompanyPageLink, PhoneLink } from "../desk-links.tsx";
import type { WorkItemProps } from "../inbox-section.tsx";
import { useRefresh } from "../use-act.ts";
import { AsideButton, EditCompanyButton, PauseButton, WorkRow } from "./work-row.tsx";

export function UnplacedRow({ item: company }: WorkItemProps<"unplacedCompanies">) {
  const { item, id, name, location, county, postcode } = company;
  return (
    <WorkRow
      title={<CompanyPageLink id={id}>{name}</CompanyPageLink>}
      text={`${location}, ${county}, ${postcode || "no postcode"}`}
    >
      <EditCompanyButton company={company} variant="primary" />
      <AsideButton kind="unplaced-company" label="Not now" item={item} name={name} />
    </WorkRow>
  );
}

export function OutdatedCheckRow({ item: check }: WorkItemProps<"outdatedChecks">) {
  const { item, id, name, licenseNumber, checkedOn } = check;
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh();
  const close = () => {
    setOpen(false);
    void refresh();
  };
  return (
    <WorkRow
      title={<CompanyPageLink id={id}>{name}</CompanyPageLink>}
      text={licenseNumber}
      note={`Last checked on ${formatDate(checkedOn)}`}
    >
      <Button variant="primary" aria-label={`Record a check of ${name}`} onPress={() => setOpen(true)}>
        Record a check
      </Button>
      <AsideButton kind="outdated-check" label="Not now" item={item} name={name} />
      {isOpen && (
        <Dialog title={`Check of ${name}`} onClose={close} wide>
          <CarrierChecks company={check} isOpen />
        </Dialog>
      )}
    </WorkRow>
  );
}

export const RegisterResults = ({ results }: { results: readonly RegisterResult[] }) =>
  results.map((result) => (
    <p key={result.register} className="text-sm wrap-anywhere">
      {REGISTER_NAMES[result.register]} {result.number}: {registerSays(result)}
    </p>
  ));

export function RegisterDifferenceRow({ item: difference }: WorkItemProps<"registerDifferences">) {
  const { item, id, name, location, phone, results } = difference;
  return (
    <WorkRow
      title={<CompanyPageLink id={id}>{name}</CompanyPageLink>}
      text={
        <>
          {location}, {phone ? <PhoneLink phone={phone} /> : "no telephone number"}
        </>
      }
      more={<RegisterResults results={results} />}
    >
      <PauseButton company={difference} variant="primary" />
      <EditCompanyButton company={difference} />
      <AsideButton kind="register-result" label="Not now" item={item} name={name} />
    </WorkRow>
  );
}

export const RegisterDoubtRow = ({ item }: WorkItemProps<"registerDoubts">) => (
  <DoubtRow doubt={item} title={<CompanyPageLink id={item.id}>{item.name}</CompanyPageLink>} />
);

/** A draft has no page of its own. */
export const DraftDoubtRow = ({ item }: WorkItemProps<"draftDoubts">) => (
  <DoubtRow doubt={item} title={item.name} />
);

function DoubtRow({ doubt, title }: { doubt: RegisterDoubtItem; title: ReactNode }) {
  const { item, id, name, postcode, rows } = doubt;
  return (
    <WorkRow
      title={title}
      text={`In our listing: ${postcode ?? "no postcode"}`}
      more={
        <ul className="grid gap-2">
          {rows.map((row) => (
            <li key={row.number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                <a
                  href={row.register === "companies-house" ? HOUSE + row.number : LICENCES}
                  rel="nofollow"
                  className="link"
                >
                  {REGISTER_NAMES[row.register]} {row.number}
                </a>
                , {STATUS_WORDS[row.status]} on {formatDate(row.asOf)}
                {row.postcodes?.map((postcode) => `, ${postcode}`)}
              </span>
              <ActButton
                label="It is this one"
                name={`It is this one: ${row.number} ${name}`}
                asks={`The page of ${name} says from now on what the register says. The company number can be corrected in its listing.`}
                send={() =>
                  adminRequest("POST", `/api/companies/${id}/registers`, {
                    register: row.register,
                    number: row.number,
                  })
                }
                done="The company's page says it"
              />
            </li>
          ))}
        </ul>
      }
    >
      <AsideButton kind="register-doubt" label="None of them" item={item} name={name} />
    </WorkRow>
  );
}

const HOUSE = "https://find-and-update.company-information.service.gov.uk/company/";
/** The search page of the licence register, because a licence has no page of its own. */
const LICENCES = "https://www.vehicle-operator-licensing.service.gov.uk/search/find-lorry-bus-operators/";
