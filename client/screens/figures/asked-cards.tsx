import { countOf } from "#client/components/company/format.ts";
import type { AdminFigures, PeriodFigures, PeriodUnit } from "#contract/figures/figures.ts";
import { formatHours, periodName, shareOf } from "./period-words.ts";

const LATEST: Record<PeriodUnit, readonly [string, string]> = {
  month: ["This month so far", "Last month"],
  week: ["This week so far", "Last week"],
};

export function AskedCards({ figures }: { figures: AdminFigures }) {
  const [current, previous] = figures.periods;
  const [thisOne, lastOne] = LATEST[figures.by];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {previous && <AskedCard label={lastOne} period={previous} figures={figures} />}
      {current && <AskedCard label={thisOne} period={current} figures={figures} />}
    </div>
  );
}

interface AskedCardProps {
  label: string;
  period: PeriodFigures;
  figures: AdminFigures;
}

function AskedCard({ label, period, figures: { by, town } }: AskedCardProps) {
  const { requests, answered, asked, answers, medianHours, chosen, withdrawn } = period;
  const where = town === null ? "Companies" : `Companies in ${town}`;
  return (
    <section className="card grid content-start gap-2 p-4 sm:p-6">
      <h2 className="font-bold wrap-anywhere">
        {label}: {periodName(by, period)}
      </h2>
      {requests === 0 ? (
        <p className="text-lg wrap-anywhere">{where} got no requests.</p>
      ) : (
        <>
          <p className="text-xl leading-snug wrap-anywhere sm:text-2xl">
            {where} got <strong>{countOf(requests, "request")}</strong>, and <strong>{answered}</strong>{" "}
            {answered === 1 ? "was" : "were"} answered ({shareOf(answered, requests)}).
          </p>
          <p className="text-ink-soft">
            They were asked {countOf(asked, "time")} and answered {countOf(answers, "time")} (
            {shareOf(answers, asked)})
            {medianHours !== null && `, half of them within ${formatHours(medianHours)}`}.
            {chosen > 0 &&
              ` ${countOf(chosen, "customer")} chose ${town === null ? "a company" : "one of them"}.`}
            {withdrawn > 0 &&
              ` ${countOf(withdrawn, "request")} ${withdrawn === 1 ? "was" : "were"} withdrawn.`}
          </p>
        </>
      )}
    </section>
  );
}
