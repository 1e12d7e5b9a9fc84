import { permitFeeWords } from "#client/components/permit/permit-words.ts";
import type { Plan, PlanQuery } from "#contract/plan/plan.ts";
import { planTotalWords } from "./cost-words.ts";
import { firstDayWords } from "./date-words.ts";
import { skipWords, weightWords } from "./plan-words.ts";

interface Fact {
  label: string;
  href: string;
  value: string;
}

/** The plan in five facts, each with a link to its section. Unknown facts are shown as unknown. */
export function PlanFacts({ plan, query }: { plan: Plan; query: PlanQuery }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-ink p-5 text-white sm:grid-cols-3 lg:grid-cols-5 print:grid-cols-5 print:gap-x-3 print:rounded-none print:border print:border-ink print:bg-white print:p-1.5 print:text-ink">
      {factsOf(plan, query).map(({ label, href, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-white/80 print:text-[7.5pt] print:text-ink">
            <a href={href} className="underline-offset-4 hover:underline">
              {label}
            </a>
          </dt>
          <dd className="display text-xl text-skip wrap-break-word print:text-[10pt] print:text-ink">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(plan: Plan, query: PlanQuery): Fact[] {
  const { skip, dates } = plan;
  return [
    { label: "Skip", href: "#skip", value: skip ? skipWords(skip) : "Size not known yet" },
    { label: "Weight", href: "#skip", value: skip?.weight ? weightWords(skip.weight) : "Not known" },
    { label: "Permit", href: "#permit", value: permitFact(plan, query) },
    { label: "First day", href: "#first-day", value: dates ? firstDayWords(dates, query) : "Place needed" },
    { label: "Likely cost", href: "#cost", value: costFact(plan, query) },
  ];
}

function permitFact({ permit, choices }: Plan, { stands }: PlanQuery): string {
  if (stands === "drive") return "None needed";
  if (!permit) return "Place needed";
  const only = stands === "road" ? "" : " if on the road";
  const fee = permitFeeWords(permit.fee);
  if (fee) return `${fee}${only}`;
  return choices.length > 0 ? "Choose your council" : "Fee not known";
}

function costFact({ cost, skip, place }: Plan, query: PlanQuery): string {
  if (!cost) return skip && !place ? "Place needed" : skip ? "Ask" : "Size needed";
  return planTotalWords(cost, query);
}
