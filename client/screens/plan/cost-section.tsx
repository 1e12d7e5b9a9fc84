import { formatPoundRange, formatPounds } from "#client/components/company/money.ts";
import { formatWeeks } from "#client/components/job/durations.ts";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { Plan, PlanCost, PlanQuery } from "#contract/plan/plan.ts";
import { MIN_STATED_PRICES } from "#contract/towns.ts";
import { MissingAnswerNote, PlanSection } from "./plan-section.tsx";
import { skipWords } from "./plan-words.ts";

interface CostSectionProps {
  plan: Plan;
  query: PlanQuery;
}

/** The estimated cost of the hire, its basis, and possible further charges. */
export function CostSection({ plan, query }: CostSectionProps) {
  const { cost, skip, place } = plan;
  return (
    <PlanSection id="cost" title="Likely cost">
      {cost && skip ? (
        <>
          <Parts
            cost={cost}
            label={`${skipWords(skip)}, ${formatWeeks(query.weeks ?? DEFAULT_WEEKS)}`}
            query={query}
          />
          <p className="text-sm text-ink-soft print:text-[8pt]">{basisWords(cost, place?.label ?? "")}</p>
          <StillCharged plan={plan} cost={cost} query={query} />
        </>
      ) : (
        <MissingAnswerNote>
          {skip
            ? place
              ? "Too few companies near state a price for this size. Ask for quotes."
              : "Type a place to see what companies near it ask."
            : "Choose a job or count bin bags to see what a skip of that size costs."}
        </MissingAnswerNote>
      )}
    </PlanSection>
  );
}

/** The total, including the permit for a skip on the road. Null if the permit's fee is unknown. */
export function totalOf({ hireOfAll, permit }: PlanCost, { stands }: PlanQuery) {
  if (stands !== "road") return hireOfAll;
  return permit && { from: hireOfAll.from + permit.from, to: hireOfAll.to + permit.to };
}

function Parts({ cost, label, query }: { cost: PlanCost; label: string; query: PlanQuery }) {
  const { hireOfAll, permit } = cost;
  const total = totalOf(cost, query);
  const isRoad = query.stands === "road";
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1">
      <dt>{label}</dt>
      <dd className="pl-6 text-right tabular-nums">{formatPoundRange(hireOfAll)}</dd>
      {query.stands !== "drive" && (
        <>
          <dt>{isRoad ? "Permit" : "Permit, if on the road"}</dt>
          <dd className="pl-6 text-right tabular-nums">{permit ? formatPoundRange(permit) : "not known"}</dd>
        </>
      )}
      {isRoad && (
        <>
          <dt className="border-t border-ink pt-1 font-bold">Likely total</dt>
          <dd className="border-t border-ink pt-1 pl-6 text-right font-bold tabular-nums">
            {total ? formatPoundRange(total) : `${formatPoundRange(hireOfAll)} + permit`}
          </dd>
        </>
      )}
    </dl>
  );
}

function basisWords({ hire, stating, companies }: PlanCost, place: string): string {
  const nearest = `the ${companies === 1 ? "company" : `nearest ${companies} companies`} that may deliver to ${place}`;
  if (hire.source === "guide" || hire.lowest === null || hire.highest === null)
    return `Our guide for the whole UK, with VAT: fewer than ${MIN_STATED_PRICES} companies that deliver to ${place} state a price. Many ask more.`;
  return `With VAT. ${stating} of ${nearest} state a price; half of them lie in this range. For one skip the lowest is ${formatPounds(hire.lowest)}, the highest ${formatPounds(hire.highest)}.`;
}

function StillCharged({
  plan: { skip, permit },
  cost,
  query,
}: {
  plan: Plan;
  cost: PlanCost;
  query: PlanQuery;
}) {
  const isRoad = query.stands !== "drive";
  const items = [
    isRoad && !permit?.fee && "The permit: its fee isn't known here.",
    isRoad && "What the company asks for applying, for lamps and cones.",
    skip && skip.skips > 1 && "A permit for each skip, if they stand there at the same time.",
    cost.hasUnknownCharge && "Some of your waste: not every company says what it charges for it.",
    cost.extraWeek &&
      `A longer hire: an extra week is about ${formatPounds(cost.extraWeek.pounds)} (the middle of ${cost.extraWeek.said} companies).`,
    "Too much weight, a load above the sides, or a journey for nothing.",
  ].filter((item) => typeof item === "string");
  return (
    <div>
      <p className="font-semibold">What could still be charged</p>
      <ul className="list-[square] pl-5 marker:text-skip-deep print:pl-3">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-1 print:hidden">
        <GuideLink slug="how-much-does-skip-hire-cost">What skips cost</GuideLink>
      </p>
    </div>
  );
}
