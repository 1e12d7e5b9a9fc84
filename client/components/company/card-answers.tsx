import type { CompanySummary } from "#contract/companies/company-summary.ts";
import type { Job } from "#contract/job/job.ts";
import { readSizeName } from "#contract/job/size-names.ts";
import type { Serves } from "#contract/options.ts";
import { endOfTrade } from "#contract/registers/register-options.ts";
import { Icon, type IconName } from "../icon.tsx";
import { DayAnswer, WasteAnswer } from "../job/job-answers.tsx";
import { carrierWords } from "./carrier-words.ts";
import { answerWords, apartWords, deliversToWords } from "./fit-words.ts";
import { splitList } from "./format.ts";

const LOOKS: Record<Serves, { icon: IconName; className: string }> = {
  yes: { icon: "check", className: "text-go-deep" },
  probably: { icon: "check", className: "" },
  ask: { icon: "info", className: "text-ink-soft" },
  no: { icon: "close", className: "font-semibold text-stop" },
};

/** The registration of a waste carrier. A narrow card and paper only have space for warnings. */
const TONES = {
  go: "text-go-deep @max-3xl:hidden print:hidden",
  stop: "font-semibold text-stop",
  none: "text-muted @max-3xl:hidden print:hidden",
};

interface CardAnswersProps {
  company: Pick<
    CompanySummary,
    | "serves"
    | "servesBecause"
    | "earliest"
    | "canDo"
    | "roadRegistration"
    | "deliveryTime"
    | "skipSizes"
    | "wastes"
    | "apart"
    | "carrier"
    | "registers"
    | "answers"
  >;
  /** A short form of the searched place, such as "LS6". */
  place: string | undefined;
  job?: Pick<Job, "date" | "size">;
}

/** What a company answers to the visitor's questions: on my day, at my place, with my waste, and can I trust it. */
export function CardAnswers({ company, place, job = {} }: CardAnswersProps) {
  const { serves, servesBecause } = company;
  const look = serves && LOOKS[serves];
  const sizes = job.size === undefined && sizesOf(company.skipSizes);
  const registration = carrierWords(company.carrier);
  const answers = answerWords(company.answers);
  const ended = endOfTrade(company.registers ?? []);
  return (
    <ul className="card-answers min-w-0 leading-snug">
      <DayAnswer company={company} job={job} isPlaceKnown={Boolean(look)} isPermitSaid />
      {look && place && (
        <li className={`flex min-w-0 flex-wrap items-baseline gap-x-1.5 ${look.className}`}>
          <span className="flex min-w-0 items-baseline gap-1">
            <Icon name={look.icon} size="size-3.5" className="translate-y-0.5" />
            <span className="min-w-0 wrap-anywhere">{deliversToWords(serves, place)}</span>
          </span>{" "}
          {servesBecause && (
            <details className="text-xs text-muted open:w-full @max-3xl:hidden print:hidden">
              <summary className="cursor-pointer list-none py-0.5 underline underline-offset-2 [&::-webkit-details-marker]:hidden">
                Why?<span className="sr-only"> {deliversToWords(serves, place)}</span>
              </summary>{" "}
              {servesBecause}
            </details>
          )}
        </li>
      )}
      {company.roadRegistration && <RoadRegistration {...company.roadRegistration} />}
      {sizes && <li className="text-ink-soft">Skips of {sizes}</li>}
      <WasteAnswer wastes={company.wastes} />
      {apartWords(company.apart).map((words) => (
        <li key={words} className="text-ink-soft">
          {words}
        </li>
      ))}
      {answers && (
        <li className="text-xs text-ink-soft @max-3xl:hidden print:hidden">
          {answers.text}
          {answers.share !== null && ` (${answers.share})`}
        </li>
      )}
      {ended && (
        <li className={`text-xs ${TONES.stop}`}>
          Companies House: {ended.status === "dissolved" ? "struck off" : "in liquidation"}
        </li>
      )}
      {/* The server may have rendered the page before midnight, so its dates may differ from the browser's. */}
      {(registration.tone || registration.result) && (
        <li className={`text-xs ${TONES[registration.tone ?? "none"]}`} suppressHydrationWarning>
          Carrier number: {registration.short}
        </li>
      )}
    </ul>
  );
}

/** Whether the company says that the council of a road knows it. Others are only named where the council accepts no others. */
const RoadRegistration = ({ authority, stated }: NonNullable<CompanySummary["roadRegistration"]>) => (
  <li className={stated ? "text-go-deep" : "text-ink-soft"}>
    {stated ? `Registered with ${authority}` : `Ask: ${authority} accepts only registered companies`}
  </li>
);

/** "4, 6, 20-40 yd" for "4 yard, 6 yard, 20-40 yards". Sizes that are not in cubic yards are left out. Null if none is left. */
function sizesOf(skipSizes: string | null): string | null {
  const yards = splitList(skipSizes)
    .flatMap((name) => readSizeName(name) ?? [])
    .map(({ from, to }) => (from === to ? from : `${from}-${to}`));
  return yards.length > 0 ? `${yards.join(", ")} yd` : null;
}
