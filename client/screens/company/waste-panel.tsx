import { Icon } from "#client/components/icon.tsx";
import { statedChargeWords, wasteLines } from "#client/components/job/cost-words.ts";
import type { Company } from "#contract/companies.ts";
import type { Waste } from "#contract/job/job.ts";
import { WrongLink } from "./wrong-link.tsx";

/** The wastes that the company refuses, and those that it takes at a charge. The wastes of the job come first. */
export function WastePanel({ company, asked }: { company: Company; asked: readonly Waste[] | undefined }) {
  const refused = wasteLines(company.refuses, (waste) => waste, asked);
  const charged = wasteLines(company.acceptsAtCharge, ({ waste }) => waste, asked);
  return (
    <section aria-labelledby="waste" className="card grid content-start gap-3 p-4 sm:p-6">
      <h2 id="waste" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="trash" />
        What they take
      </h2>
      <div>
        <h3 className="font-semibold">Refuses</h3>
        {refused.length === 0 && <p className="text-muted">Not known</p>}
        <ul className="text-ink-soft">
          {refused.map(({ name, isAsked }) => (
            <li key={name} className={isAsked ? "font-bold text-stop" : ""}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">Charges extra for</h3>
        {charged.length === 0 && <p className="text-muted">Not known</p>}
        <ul className="text-ink-soft">
          {charged.map(({ name, item, isAsked }) => (
            <li key={name} className={`flex justify-between gap-3 ${isAsked ? "font-bold text-ink" : ""}`}>
              <span>{name}</span> <span className="text-right">{statedChargeWords(item)}</span>
            </li>
          ))}
        </ul>
      </div>
      <WrongLink id={company.id} field="wastes" />
    </section>
  );
}
