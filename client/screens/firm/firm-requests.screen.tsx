import { formatMonth } from "#client/components/company/format.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import type { CompanyRequests, RequestFigures } from "#contract/answers/company-requests.ts";
import type { RequestPhoto } from "#contract/pictures.ts";
import { type FirmProps, FirmShell, loadFirm } from "./firm-page.tsx";
import { RequestRow } from "./request-row.tsx";

/** Like the page of a request, shows photos only while the request's link works and the company may see the job. */
export const loader = (args: LoaderArgs) =>
  loadFirm(args, async (_companyId, _own, asked) => {
    const { photos } = args.services;
    const shown = asked.requests.filter((request) => request.token !== null && request.asked.length > 0);
    return { ...asked, photos: await photos.ofRequests(shown.map(({ reference }) => reference)) };
  });

interface FirmRequestsProps extends ScreenProps, FirmProps, Partial<CompanyRequests> {
  photos?: Readonly<Record<string, RequestPhoto[]>>;
}

export default function FirmRequestsScreen({
  requests = [],
  months = [],
  districts = [],
  photos = {},
  ...firm
}: FirmRequestsProps) {
  return (
    <FirmShell {...firm} title="Requests" tab="/firm/requests">
      {() => (
        <>
          <h1 className="display text-xl sm:text-2xl">Your requests of the last twelve months</h1>
          {requests.length === 0 ? (
            <p className="card p-4 text-ink-soft sm:p-6">
              No request has come to you through this directory yet. Companies that state prices and areas are
              found for more searches.
            </p>
          ) : (
            <>
              <Figures months={months} districts={districts} />
              <ul className="card px-4 sm:px-6">
                {requests.map((request) => (
                  <RequestRow
                    key={request.reference}
                    request={request}
                    photos={photos[request.reference] ?? []}
                  />
                ))}
              </ul>
              <p className="max-w-prose text-sm text-muted">
                The customer's name and contact details are in our email about the request, not here.
              </p>
            </>
          )}
        </>
      )}
    </FirmShell>
  );
}

function Figures({ months, districts }: Pick<CompanyRequests, "months" | "districts">) {
  return (
    <details className="card overflow-x-auto px-4 sm:px-6">
      <summary className="flex min-h-13 items-center py-3">
        <h2 className="link text-lg font-bold">Where they came from, and what you won</h2>
      </summary>{" "}
      <table className="mb-4 w-full text-left tabular-nums">
        <thead>
          <tr className="text-sm text-muted">
            <td />
            {["Requests", "Answered", "Chose you"].map((label) => (
              <th key={label} scope="col" className="py-1 pl-3 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <Group title="Month" figures={months.map((row) => ({ ...row, of: formatMonth(row.of) }))} />
        <Group title="District" figures={districts} />
      </table>
    </details>
  );
}

function Group({ title, figures }: { title: string; figures: readonly RequestFigures[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-3 pb-1 text-sm text-muted">
          {title}
        </th>
      </tr>
      {figures.map(({ of, requests, answered, chosen }) => (
        <tr key={of} className="border-t border-line">
          <th scope="row" className="py-1.5 font-normal wrap-break-word">
            {of}
          </th>
          {[requests, answered, chosen].map((count, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay the same
            <td key={at} className="py-1.5 pl-3 text-right font-semibold">
              {count}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
