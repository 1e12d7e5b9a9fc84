import { wasteLabel } from "#client/components/company/fit-words.ts";
import { formatPoundRange, formatWeeks, joinWithAnd } from "#client/components/company/format.ts";
import { COST_LABELS } from "#client/components/job/cost-words.ts";
import { datedFeeWords, namedFeeWords, uncountedFeeWords } from "#client/components/permit/permit-words.ts";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { isOnlyPlasterboard } from "#contract/job/collected-apart.ts";
import { CONSENT_IF_NEEDED, roadWords } from "#contract/job/road-words.ts";
import type { Plan, PlanCost } from "#contract/plan/plan.ts";
import { basisWords, hireWords, longerHireWords, planTotalWords, weeksLeftOut } from "./cost-words.ts";
import { usePlanQuery } from "./plan-query.ts";
import { MissingAnswerNote, PlanSection } from "./plan-section.tsx";

export function CostSection({ plan }: { plan: Plan }) {
  const { query } = usePlanQuery();
  const { cost, skip, place, waste, apart } = plan;
  const isAllOut = apart.length > 0 && apart.length === waste.length;
  return (
    <PlanSection id="cost" title="Likely cost">
      {cost && skip ? (
        <>
          <Parts plan={plan} cost={cost} label={hireWords(cost, skip, query)} />
          <p className="text-sm text-ink-soft print:text-[8pt]">
            {basisWords(cost, place?.label ?? "", query)}
          </p>
          <StillCharged plan={plan} cost={cost} />
        </>
      ) : (
        <MissingAnswerNote>
          {isAllOut
            ? "None of this goes in an ordinary skip, so a skip has no price for it. See what to do instead below."
            : isOnlyPlasterboard(plan)
              ? "Plasterboard goes with no other waste, so the price of a mixed skip says nothing about it. Ask for quotes."
              : skip
                ? place
                  ? "Too few companies near state a price for this size. Ask for quotes."
                  : "Type a place to see what companies near it ask."
                : "Choose a job or count bin bags to see what a skip of that size costs."}
        </MissingAnswerNote>
      )}
    </PlanSection>
  );
}

function Parts({ plan, cost, label }: { plan: Plan; cost: PlanCost; label: string }) {
  const { query } = usePlanQuery();
  const { hireOfAll, wasteCharges, permit } = cost;
  const { fee = null, uncountedFee } = plan.permit ?? {};
  const feeWords = datedFeeWords(fee) ?? (uncountedFee ? namedFeeWords(uncountedFee) : null);
  const skips = plan.skip?.skips ?? 1;
  const division = plan.permit?.division;
  const isConsent = division === "northern-ireland";
  const permits = skips > 1 && !isConsent ? `${skips} permits, for skips at the same time` : "Permit";
  const isRoad = query.stands === "road";
  const left = weeksLeftOut(cost, query);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1">
      <Part label={label} price={hireOfAll} />
      {left > 0 && <Part label={`${formatWeeks(left)} more`} />}{" "}
      {wasteCharges && <Part label={COST_LABELS["waste-charge"]} price={wasteCharges} />}{" "}
      {query.stands !== "drive" && (
        <Part
          label={isConsent ? CONSENT_IF_NEEDED : isRoad ? permits : `${permits}, if on the road`}
          note={feeWords && (skips > 1 ? `Each ${feeWords}` : feeWords)}
          price={permit}
        />
      )}{" "}
      {(isRoad || wasteCharges) && (
        <>
          <dt className="border-t border-ink pt-1 font-bold">
            {isRoad || query.stands === "drive"
              ? "Likely total"
              : `Likely total without ${roadWords(division).withArticle}`}
          </dt>
          <dd className="border-t border-ink pt-1 pl-6 text-right font-bold tabular-nums">
            {planTotalWords(cost, query, division)}
          </dd>
        </>
      )}
    </dl>
  );
}

interface PartProps {
  label: string;
  note?: string | null;
  price?: PlanCost["permit"];
}

const Part = ({ label, note, price }: PartProps) => (
  <>
    <dt>
      {label}
      {note && <span className="block text-sm text-ink-soft">{note}</span>}
    </dt>
    <dd className="pl-6 text-right tabular-nums">
      {price ? formatPoundRange(price) : note ? "not counted" : "not known"}
    </dd>
  </>
);

function StillCharged({ plan, cost }: { plan: Plan; cost: PlanCost }) {
  const { query } = usePlanQuery();
  const { skip, permit, apart } = plan;
  const isRoad = query.stands !== "drive";
  const uncounted = permit?.uncountedFee;
  const items = [
    isRoad &&
      !permit?.fee &&
      (uncounted
        ? `The permit: ${uncountedFeeWords(uncounted)}.`
        : `${roadWords(permit?.division).feeUnknown}.`),
    isRoad && "What the company asks for applying, for lamps and cones.",
    isRoad &&
      skip &&
      skip.skips > 1 &&
      !permit?.fee &&
      permit?.division !== "northern-ireland" &&
      "A permit for each skip, if they stand there at the same time.",
    apart.length > 0 &&
      `Not counted, because it must stay out of the skip: ${joinWithAnd(apart.map((one) => wasteLabel(one).toLowerCase()))}. Some companies collect it apart.`,
    cost.hasUnknownCharge && "Some of your waste: not every company says what it charges for it.",
    longerHireWords(cost, query),
    "Too much weight, a load above the sides, or a wasted journey.",
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
