import { formatDate, formatMonth, formatPounds } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import type { AnswerState } from "#contract/answers/answers.ts";
import type { CompanyRequest, CompanyRequests, MonthFigures } from "#contract/answers/company-requests.ts";
import { type FirmProps, loadFirm } from "./firm-page.ts";
import { FirmShell } from "./firm-shell.tsx";

export const loader = (args: LoaderArgs) =>
  loadFirm(args, (companyId) => args.services.quotes.ofCompany(companyId));

const STATES: Record<AnswerState, string> = {
  waiting: "Waits for your answer",
  offered: "You sent a price",
  declined: "You said no",
  expired: "Your price has expired",
  chosen: "The customer chose you",
  closed: "Closed",
};

type FirmRequestsProps = ScreenProps & FirmProps & Partial<CompanyRequests>;

/**
 * The requests that the company received in the last twelve months, with links to answer or see those whose links have not
 * expired. Also the company's figures for each month with a request.
 */
export default function FirmRequestsScreen({
  params: _params,
  requests = [],
  months = [],
  ...firm
}: FirmRequestsProps) {
  return (
    <FirmShell {...firm} title="Requests" tab="/firm/requests">
      {() => (
        <>
          <h1 className="display text-xl sm:text-2xl">Your requests of the last twelve months</h1>
          {requests.length === 0 ? (
            <p className="card p-4 text-ink-soft sm:p-6">
              No request has come to you through this directory yet. Firms that state prices and areas are
              found for more searches.
            </p>
          ) : (
            <>
              <Months months={months} />
              <ul className="card px-4 sm:px-6">
                {requests.map((request) => (
                  <RequestRow key={request.reference} request={request} />
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

function Months({ months }: { months: readonly MonthFigures[] }) {
  return (
    <section aria-labelledby="months" className="card overflow-x-auto p-4 sm:p-6">
      <h2 id="months" className="text-lg font-bold">
        By month
      </h2>
      <table className="mt-2 w-full text-left tabular-nums">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="py-1 font-semibold">
              Month
            </th>
            {["Requests", "Answered", "Chose you"].map((label) => (
              <th key={label} scope="col" className="py-1 pl-3 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, requests, answered, chosen }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal">
                {formatMonth(month)}
              </th>
              <td className="py-1.5 pl-3 text-right font-semibold">{requests}</td>
              <td className="py-1.5 pl-3 text-right font-semibold">{answered}</td>
              <td className="py-1.5 pl-3 text-right font-semibold">{chosen}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RequestRow({ request }: { request: CompanyRequest }) {
  const { reference, askedAt, state, total, isLeast, asked, token } = request;
  const canAnswer = token !== null && ["waiting", "offered", "declined", "expired"].includes(state);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{asked.join(", ") || `Request ${reference}`}</p>
        <p className="text-sm text-ink-soft">
          {formatDate(askedAt)}
          {asked.length > 0 && `, ${reference}`}
        </p>
        <p className={`text-sm ${state === "chosen" ? "font-bold text-go-deep" : "text-ink-soft"}`}>
          {STATES[state]}
          {total && `: ${isLeast ? "at least " : ""}${formatPounds(total)}`}
        </p>
      </div>
      {token && (
        <a
          href={`/answer/${token}`}
          className={buttonClass(state === "waiting" ? "primary" : "quiet", "small")}
        >
          {canAnswer ? (state === "waiting" ? "Answer" : "Change your answer") : "See it"}{" "}
          <span className="sr-only"> to request {reference}</span>
        </a>
      )}
    </li>
  );
}
