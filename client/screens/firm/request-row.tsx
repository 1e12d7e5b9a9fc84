import { formatDate } from "#client/components/company/format.ts";
import { PhotoGrid } from "#client/components/quote/request-photos.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { CompanyRequest } from "#contract/answers/company-requests.ts";
import type { RequestPhoto } from "#contract/pictures.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { countOf } from "#contract/text/spelling.ts";
import { waitsForFirm } from "./firm-page.tsx";

const STATES: Record<CompanyRequest["state"], { text: string; action?: string }> = {
  waiting: { text: "Waits for your answer", action: "Answer" },
  offered: { text: "You sent a price" },
  declined: { text: "You said no" },
  expired: { text: "Your price has expired" },
  chosen: { text: "The customer chose you", action: "Open the hire" },
  released: { text: "The customer decided otherwise", action: "See it" },
  closed: { text: "Closed", action: "See it" },
};

interface RequestRowProps {
  request: CompanyRequest;
  photos?: readonly RequestPhoto[];
}

export function RequestRow({ request, photos = [] }: RequestRowProps) {
  const { reference, askedAt, state, total, isLeast, asked, permit, waits, token } = request;
  const { text, action = "Change your answer" } = STATES[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{asked.join(", ") || `Request ${reference}`}</p>
        {permit && <p className="text-sm wrap-anywhere">{permit}</p>}
        <p className="text-sm text-ink-soft">
          {formatDate(askedAt)}
          {asked.length > 0 && `, ${reference}`}
        </p>
        <p className={`text-sm ${state === "chosen" ? "font-bold text-go-deep" : "text-ink-soft"}`}>
          {text}
          {total && `: ${isLeast ? "at least " : ""}${formatPounds(total)}`}
        </p>
        {waits.map((wait) => (
          <p key={wait} className="font-bold wrap-anywhere">
            {wait}
          </p>
        ))}
        {/* Collapsed, so that the browser loads the photos only after the company opens this part. */}
        {photos.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center">
              <span className="link">{countOf(photos.length, "photo")}</span>
              <span className="sr-only"> of request {reference}</span>
            </summary>{" "}
            <PhotoGrid photos={photos} />
          </details>
        )}
      </div>
      {token && (
        <a
          href={`/answer/${token}`}
          className={buttonClass(waitsForFirm(request) ? "primary" : "quiet", "small")}
        >
          {waits.length > 0 ? "Answer" : action}
          <span className="sr-only">: request {reference}</span>
        </a>
      )}
    </li>
  );
}
