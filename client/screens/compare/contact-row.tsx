import { Link } from "react-router";
import { phoneUrl } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { companyUrl, compareUrl, type SearchedArea } from "#client/queries/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { rowClass, rowHeadClass, valueClass } from "./row-class.ts";

interface ContactRowProps {
  companies: readonly ListedCompany[];
  area: SearchedArea;
}

/** Calls a company, or leaves it out of the comparison. */
export function ContactRow({ companies, area }: ContactRowProps) {
  const isPair = companies.length === 2;
  return (
    <tr className={rowClass(isPair)}>
      <th scope="row" className={`${rowHeadClass} bg-white`}>
        Contact
      </th>
      {companies.map((company) => (
        <td key={company.id} className={valueClass(isPair)}>
          {!isPair && (
            <Link
              to={companyUrl(company.id, area)}
              className="self-center font-bold wrap-anywhere hover:underline columns:hidden"
            >
              {company.name}
            </Link>
          )}
          <div className="grid justify-items-start text-sm">
            {company.phone && (
              <a
                href={phoneUrl(company.phone)}
                aria-label={`Call ${company.name}: ${company.phone}`}
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold hover:underline columns:min-h-8"
              >
                <Icon name="phone" size="size-4" className="print:hidden" />
                {company.phone}
              </a>
            )}
            <Link
              to={compareUrl(
                companies.filter(({ id }) => id !== company.id),
                area,
              )}
              state={KEEP_SCROLL}
              aria-label={`Remove ${company.name}`}
              className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-2 hover:no-underline columns:min-h-8 print:hidden"
            >
              <Icon name="close" size="size-4" />
              Remove
            </Link>
          </div>
        </td>
      ))}
    </tr>
  );
}
