import { useRef } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import type { SelectableCompany } from "#client/components/company/selection/selectable-company.ts";

interface RecipientsProps {
  companies: readonly SelectableCompany[];
  onUntick: (company: SelectableCompany) => void;
}

/** The companies that will receive the request, each with a checkbox that removes it. */
export function Recipients({ companies, onUntick }: RecipientsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={group} tabIndex={-1} className="outline-none">
      {/* Above the border: a legend in it would break the line when it wraps. */}
      <legend className="mb-2 font-bold">Your request goes to {formatCompanyCount(companies.length)}</legend>
      <div className="grid gap-2 rounded-control border-2 border-line p-4">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {companies.map((company) => (
            <li key={company.id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked
                  onChange={() => {
                    onUntick(company);
                    group.current?.focus();
                  }}
                  className="size-6 shrink-0 accent-ink"
                />
                <span className="font-semibold wrap-anywhere">{company.name}</span>
              </label>
            </li>
          ))}
        </ul>
        {companies.length === 0 && (
          <p className="text-ink-soft">Choose at least one company from the list below.</p>
        )}
        <p className="text-sm text-muted">
          Each gets your name, email address, phone number, location and what you ask for. No other company
          does. You get a copy by email.
        </p>
      </div>
    </fieldset>
  );
}
