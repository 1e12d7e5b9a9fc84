import { carrierText } from "#client/components/company/carrier-text.ts";
import { carrierWords } from "#client/components/company/carrier-words.ts";
import { formatDate } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { useQuery } from "#client/queries/use-query.ts";
import { carrierOf, checkedNumber } from "#contract/carriers/carrier.ts";
import type { RecordedCheck } from "#contract/carriers/carrier-check.ts";
import { CARRIER_WARNINGS, parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import type { Company } from "#contract/companies.ts";
import { ActButton } from "../../act-button.tsx";
import { adminRequest } from "../../admin-requests.ts";
import { deskQuery } from "../../queries.ts";
import { CheckForm } from "./check-form.tsx";

interface CarrierChecksProps {
  company: Pick<Company, "id" | "licenseNumber">;
  isOpen?: boolean;
  onTyped?: (isTyped: boolean) => void;
}

export function CarrierChecks({ company, isOpen = false, onTyped }: CarrierChecksProps) {
  const { data: checks, isError } = useQuery(deskQuery(`/api/companies/${company.id}/carrier-checks`));
  const stated = checkedNumber(company.licenseNumber ?? "");
  const carrier = carrierOf(company.licenseNumber, checks?.find(({ number }) => number === stated) ?? null);
  return (
    <details open={isOpen} className="mb-6 rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-bold">
        <span className="min-w-0 wrap-anywhere">
          Waste carrier registration: {checks ? carrierWords(carrier).short : "…"}
        </span>
        <Icon name="down" size="size-4" />
      </summary>{" "}
      <div className="grid gap-5 border-t border-line p-4">
        {isError && <p className="text-stop">Failed to fetch the checks</p>}{" "}
        {carrier ? (
          <StatedNumber {...carrier} />
        ) : (
          <p>
            The company has no licence number. Enter it under “Licence and insurance”, save, and open the
            company again to record a check.
          </p>
        )}{" "}
        {checks && checks.length > 0 && (
          <ul aria-label="Checks" className="divide-y divide-line">
            {checks.map((check) => (
              <CheckRow key={check.id} companyId={company.id} check={check} current={carrier?.number} />
            ))}
          </ul>
        )}
        {checks?.length === 0 && carrier && <p>Nobody has recorded a check.</p>}
        {carrier && checks && (
          <CheckForm companyId={company.id} licenseNumber={carrier.number} onTyped={onTyped} />
        )}
      </div>
    </details>
  );
}

function StatedNumber({ number, regulator, link }: NonNullable<Company["carrier"]>) {
  const parsed = parseCarrierNumber(number);
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>
        Number as saved: <strong>{number}</strong>
        {regulator && `, ${regulator}`}
        {parsed?.isSample && " (a sample that belongs to nobody)"}
      </p>
      {!parsed && (
        <p className="font-semibold text-stop">
          This is not the form of a carrier's number in any nation. Ask the company, or look it up by name.
        </p>
      )}
      {parsed?.warnings.map((warning) => (
        <p key={warning} className="font-semibold text-stop">
          {CARRIER_WARNINGS[warning]}
        </p>
      ))}{" "}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noreferrer" className="link">
            Search the register (opens a new tab)
          </a>
        </p>
      )}
    </div>
  );
}

interface CheckRowProps {
  companyId: number;
  check: RecordedCheck;
  current: string | undefined;
}

function CheckRow({ companyId, check, current }: CheckRowProps) {
  const name = `check of ${formatDate(check.checkedOn)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {/* Shows the result on the day of the check, even if the check is out of date now. */}
        <p>{carrierText(check, check.checkedOn).text}</p>
        <p className="text-sm text-muted">
          {check.nation}, by {check.checkedBy}
          {check.validTo && `, runs to ${formatDate(check.validTo)}`}
          {check.number !== current && `, of another number: ${check.number}`}
        </p>
      </div>
      <ActButton
        label="Remove"
        name={`Remove the ${name}`}
        variant="danger"
        asks={`The ${name} is removed. To get it back, record it again.`}
        send={() => adminRequest("DELETE", `/api/companies/${companyId}/carrier-checks/${check.id}`)}
        done="Check removed"
        failed="Failed to remove check"
      />
    </li>
  );
}
