import type { CompanySummary } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";
import type { Serves } from "#contract/options.ts";
import { Icon, type IconName } from "../icon.tsx";
import { deliveryPhrase, earliestParts, timeliness } from "../job/earliest-day.ts";
import { deliversToWords } from "./fit-words.ts";

const LOOKS: Record<Serves, { icon: IconName; className: string }> = {
  yes: { icon: "check", className: "font-bold text-go-deep" },
  probably: { icon: "check", className: "font-semibold" },
  ask: { icon: "info", className: "text-ink-soft" },
  no: { icon: "close", className: "font-semibold text-stop" },
};

/**
 * Shortens the company's own words to two lines. On narrow cards they share a line with whether the company delivers. The
 * company's page has all of them.
 */
const OWN_WORDS = "line-clamp-2 wrap-anywhere @max-3xl:not-only:line-clamp-1 @max-3xl:not-only:max-w-46";

interface CardFitProps {
  company: Pick<CompanySummary, "serves" | "servesBecause" | "earliest" | "deliveryTime">;
  /** A short form of the searched place, such as "LS6". */
  place: string | undefined;
  /** The wanted delivery date, as YYYY-MM-DD. */
  job?: Pick<Job, "date">;
}

/** Whether a company delivers to the searched place, and its earliest day or its own words about delivery. */
export function CardFit({ company, place, job = {} }: CardFitProps) {
  const { serves } = company;
  const look = serves && LOOKS[serves];
  const [words, more] = earliestParts(company, job);
  return (
    <div className="card-fit min-w-0 text-sm">
      {look && place && (
        <p className={`flex min-w-0 items-start gap-1 ${look.className}`}>
          <Icon name={look.icon} size="size-4" className="mt-0.5" />
          <span className="min-w-0 wrap-anywhere">{deliversToWords(serves, place)}</span>
        </p>
      )}{" "}
      {company.servesBecause && (
        <p className="text-xs text-muted @max-3xl:hidden print:hidden">{company.servesBecause}</p>
      )}
      {/* The server may have rendered the page on the day before, so its dates may differ from the browser's. The elements
          are the same. */}
      <p
        className={`${timeliness(company, job) === "too late" ? "text-stop" : "text-ink-soft"} ${words === company.deliveryTime ? OWN_WORDS : ""}`}
        suppressHydrationWarning
      >
        {look ? words : deliveryPhrase(company, words)}
        {/* Narrow cards and paper have no room for the wanted day. The job above the list names it. */}
        <span className="@max-3xl:sr-only print:sr-only" suppressHydrationWarning>
          {more}
        </span>
      </p>
    </div>
  );
}
