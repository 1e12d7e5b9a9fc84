import type { CompanySummary } from "#contract/companies.ts";
import type { Serves } from "#contract/options.ts";
import { Icon, type IconName } from "../icon.tsx";
import { deliveryWords, earliestWords } from "../job/earliest-day.ts";
import { servesSentence } from "./fit-words.ts";

const LOOKS: Record<Serves, { icon: IconName; className: string }> = {
  yes: { icon: "check", className: "font-bold text-go-deep" },
  probably: { icon: "check", className: "font-semibold" },
  ask: { icon: "info", className: "text-ink-soft" },
  no: { icon: "close", className: "font-semibold text-stop" },
};

interface CardFitProps {
  company: Pick<CompanySummary, "serves" | "servesBecause" | "noticeDays">;
  /** A short form of the searched place. */
  place: string | undefined;
}

/** Whether a company delivers to the searched place, and the earliest day. */
export function CardFit({ company, place }: CardFitProps) {
  const { serves } = company;
  const look = serves && LOOKS[serves];
  return (
    <div className="card-fit min-w-0 text-sm">
      {look && place && (
        <p className={`flex min-w-0 items-start gap-1 ${look.className}`}>
          <Icon name={look.icon} size="size-4" className="mt-0.5" />
          <span className="min-w-0 wrap-anywhere">{servesSentence(serves, place)}</span>
        </p>
      )}
      {company.servesBecause && (
        <p className="text-xs text-muted @max-3xl:hidden print:hidden">{company.servesBecause}</p>
      )}
      {/* Rendering may have happened before midnight, so dates may differ. */}
      <p className="text-ink-soft" suppressHydrationWarning>
        {look ? earliestWords(company) : deliveryWords(company)}
      </p>
    </div>
  );
}
