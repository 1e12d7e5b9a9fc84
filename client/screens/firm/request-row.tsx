import { formatDate, formatPounds } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { AnswerState } from "#contract/answers/answers.ts";
import type { CompanyRequest } from "#contract/answers/company-requests.ts";

const STATES: Record<AnswerState, string> = {
  waiting: "Waits for your answer",
  offered: "You sent a price",
  declined: "You said no",
  expired: "Your price has expired",
  chosen: "The customer chose you",
  closed: "Closed",
};

/** A request in a list of the company's requests, with the link to answer it. */
export function RequestRow({ request }: { request: CompanyRequest }) {
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
