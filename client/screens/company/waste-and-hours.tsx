import { joinWithAnd } from "#client/components/company/format.ts";
import { Icon, type IconName } from "#client/components/icon.tsx";
import { statedChargeWords, wasteLines } from "#client/components/job/waste-lines.ts";
import type { Company } from "#contract/companies.ts";
import type { Waste } from "#contract/job/job.ts";
import { weekdayWords } from "#contract/job/term-texts.ts";

interface WasteAndHoursProps {
  company: Company;
  asked: readonly Waste[] | undefined;
}

/**
 * The wastes that the company refuses and those that it takes at a charge, with the wastes of the job first, and beside them
 * its hours.
 */
export function WasteAndHours({ company, asked }: WasteAndHoursProps) {
  const taken = wasteLines(company.takes, (waste) => waste, asked);
  const refused = wasteLines(company.refuses, (waste) => waste, asked);
  const charged = wasteLines(company.acceptsAtCharge, ({ waste }) => waste, asked);
  const days = weekdayWords(company.deliveryDays);
  const unknown = [
    ...(refused.length > 0 ? [] : ["what it refuses"]),
    ...(charged.length > 0 ? [] : ["what it charges extra for"]),
  ];
  return (
    <div className="card grid gap-x-10 gap-y-5 p-4 sm:grid-cols-2 sm:p-6">
      <section aria-labelledby="waste" className="grid content-start gap-3">
        <Title id="waste" icon="trash">
          What they take
        </Title>
        <WasteNames title="Takes" lines={taken} askedClass="font-bold text-go-deep" />
        <WasteNames title="Refuses" lines={refused} askedClass="font-bold text-stop" />
        {charged.length > 0 && (
          <div>
            <h3 className="font-semibold">Charges extra for</h3>
            <ul className="text-ink-soft">
              {charged.map(({ name, item, isAsked }) => (
                <li
                  key={name}
                  className={`flex justify-between gap-3 ${isAsked ? "font-bold text-ink" : ""}`}
                >
                  <span>{name}</span> <span className="text-right">{statedChargeWords(item)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {unknown.length > 0 && <p className="text-sm text-muted">Not known: {joinWithAnd(unknown)}.</p>}
      </section>
      {(company.operatingHours || days) && (
        <section aria-labelledby="hours" className="grid content-start gap-3">
          <Title id="hours" icon="clock">
            Operating hours
          </Title>
          <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{company.operatingHours}</p>
          {days && <p className="text-ink-soft">Delivers on: {days}</p>}
        </section>
      )}
    </div>
  );
}

interface WasteNamesProps {
  title: string;
  lines: readonly { name: string; isAsked: boolean }[];
  askedClass: string;
}

const WasteNames = ({ title, lines, askedClass }: WasteNamesProps) =>
  lines.length > 0 && (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="text-ink-soft">
        {lines.map(({ name, isAsked }) => (
          <li key={name} className={isAsked ? askedClass : ""}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );

const Title = ({ id, icon, children }: { id: string; icon: IconName; children: string }) => (
  <h2 id={id} className="flex items-center gap-2 text-lg font-bold">
    <Icon name={icon} />
    {children}
  </h2>
);
