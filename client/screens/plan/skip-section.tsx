import { joinWithAnd } from "#client/components/company/format.ts";
import { PersonShape, SkipShape } from "#client/components/drawings/shapes.tsx";
import { SelectField } from "#client/components/form/fields.tsx";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { BRAND } from "#contract/brand.ts";
import { isHeavy as isHeavyWaste } from "#contract/plan/heavy-waste.ts";
import { JOB_KINDS } from "#contract/plan/job-kinds.ts";
import { LORRY_TONNES } from "#contract/plan/materials.ts";
import type { Plan, PlanSkip } from "#contract/plan/plan.ts";
import { ROAD_METRES, skipSizeOf } from "#contract/plan/size-advice.ts";
import { metresWords } from "#contract/skip-sizes.ts";
import { countOf } from "#contract/text/spelling.ts";
import { AskForm, HeavyField, PlanSection, WarningNote } from "./plan-section.tsx";
import { materialWords, verdictWords, weightWords } from "./plan-words.ts";

export function SkipSection({ plan }: { plan: Plan }) {
  const { skip } = plan;
  return (
    <PlanSection id="skip" title="Size and weight">
      {skip ? (
        <>
          {skip.bags !== null && skip.bags <= FEW_BAGS && (
            <p>
              <strong>For so few bags, think of the council's recycling centre or a skip bag first.</strong>{" "}
              Both often cost less than a skip.{" "}
              <GuideLink slug="skip-or-skip-bag-or-grab" section="three-questions-that-decide-it">
                Skip, skip bag or grab?
              </GuideLink>
            </p>
          )}
          <p>
            <strong className="text-lg print:text-[9.5pt]">
              {skip.skips > 1 && `${skip.skips} × `}
              {skip.name}.
            </strong>{" "}
            {skip.reason}{" "}
            {skip.isHeavy && (
              <GuideLink slug="heavy-waste-soil-and-rubble" section="the-heavy-waste-rule">
                The heavy waste rule
              </GuideLink>
            )}
          </p>
          <OtherWays skip={skip} plan={plan} />
          <Drawing skip={skip} />
          <Weight skip={skip} />
          {skip.asksHeavyShare && (
            <AskForm asks="heavy" button="Show one weight">
              <HeavyField />
            </AskForm>
          )}
          <Verdicts skip={skip} />
        </>
      ) : (
        <AskForm asks="kind" button="Show the size">
          <SelectField label="Kind of job" name="kind" prompt="Choose the nearest" options={JOB_KINDS} />
        </AskForm>
      )}
    </PlanSection>
  );
}

const FEW_BAGS = 20;

/** In cubic yards. Skips of this size or larger stand on rollers and come on a hook lorry. */
const SMALLEST_ROLL_ON = 20;

/** If soil or rubble needs more skips than this, a grab lorry can be a better choice. */
const SKIPS_BEFORE_GRAB = 2;

function OtherWays({ skip, plan: { place, waste, offered } }: { skip: PlanSkip; plan: Plan }) {
  const { roadMetres, missing, skips, isHeavy } = skip;
  return (
    <>
      {roadMetres !== null && (
        <WarningNote>
          A larger skip is too long for the road:{" "}
          {roadMetres === ROAD_METRES
            ? `authorities that give a limit mostly allow ${ROAD_METRES} m`
            : `at most ${roadMetres} m are allowed there`}
          . Instead of several, ask for{" "}
          <GuideLink slug="skip-or-skip-bag-or-grab" section="wait-and-load-when-nothing-may-stand-there">
            a lorry that waits while you load it
          </GuideLink>
          , or put one larger skip on <GuideLink slug="will-a-skip-fit-on-my-drive">your own land</GuideLink>.
        </WarningNote>
      )}
      {missing !== null && place && (
        <WarningNote>
          No company near {place.label} says that it hires out {missing} yards. Those near have{" "}
          {joinWithAnd(offered.map(String))} yards.
        </WarningNote>
      )}
      {skip.size >= SMALLEST_ROLL_ON && (
        <WarningNote>
          A container of this size comes on a longer lorry and needs about 20 m of solid, level ground. Few
          drives have that, so ask, or take several skips of 16 yards.
        </WarningNote>
      )}
      {isHeavy && skips > SKIPS_BEFORE_GRAB && waste.some(isHeavyWaste) && (
        <p>
          <strong>For this much soil or rubble, compare a grab lorry.</strong> It takes about two 6 yard skips
          or more in one visit.{" "}
          <GuideLink slug="heavy-waste-soil-and-rubble" section="skip-or-grab">
            Skip or grab?
          </GuideLink>
        </p>
      )}
    </>
  );
}

const METRE = 40;
const GROUND = 108;
const PERSON_METRES = 1.75;

function Drawing({ skip: { size, name } }: { skip: PlanSkip }) {
  const known = skipSizeOf(size);
  if (!known) return null;
  const { length, width, height } = known.metres;
  const top = GROUND - Math.max(height, PERSON_METRES) * METRE - 8;
  return (
    <figure className="flex flex-wrap items-end gap-x-5 gap-y-2 print:hidden">
      <svg
        viewBox={`0 ${top} ${72 + length * METRE} ${GROUND + 4 - top}`}
        role="img"
        aria-label={`${name} to scale beside a person`}
        className="h-22 max-w-full"
      >
        <path d={`M4 ${GROUND}H${68 + length * METRE}`} stroke={BRAND.ink} strokeWidth="2" />
        <PersonShape x={26} ground={GROUND} metre={METRE} />
        <SkipShape
          x={58 + (length * METRE) / 2}
          ground={GROUND}
          length={length * METRE}
          height={height * METRE}
          upright={size >= 20}
        />
      </svg>
      <figcaption className="text-sm text-ink-soft">
        About {metresWords(length)} m long, {metresWords(width)} m wide, {metresWords(height)} m high
      </figcaption>
    </figure>
  );
}

function Weight({ skip }: { skip: PlanSkip }) {
  const isWasteNamed = usePageParams().has("waste");
  const { weight, cubicYards, cubicMetres, materials, mayBeTooHeavy, skips } = skip;
  const volume = `${countOf(cubicYards, "cubic yard")} (${cubicMetres} m³)`;
  if (!weight) {
    // If the waste is already named, its weight per cubic yard is unknown, for example for mattresses. Naming the waste again
    // would not help.
    const advice = isWasteNamed ? "" : ": change your answers and tick what is in it";
    return <p>{`${volume}. What it weighs isn't known${advice}.`}</p>;
  }
  return (
    <>
      <p>
        {volume} weigh <strong>{weightWords(weight)}</strong>
        {weight.from === weight.to
          ? ", taking the middle of what each material weighs"
          : materials.length > 1 && ", from all of the lightest to all of the heaviest"}
        . This is a guide only: water adds weight, and the company's own limit wins.
      </p>
      {mayBeTooHeavy && (
        <WarningNote>
          {skips > 1 ? "Each skip" : "It"} may weigh more than the {LORRY_TONNES} tonnes or so that a skip
          lorry carries. Keep it covered and level, or leave some out.
        </WarningNote>
      )}
      <p className="text-sm text-ink-soft print:text-[7pt]">
        A cubic yard weighs: {materials.map(materialWords).join("; ")}.
      </p>
    </>
  );
}

function Verdicts({ skip: { verdicts } }: { skip: PlanSkip }) {
  if (verdicts.length === 0) return null;
  const advised = verdicts.findIndex(({ isRecommended }) => isRecommended);
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-1 text-left font-semibold">What each size would mean</caption>
      <tbody>
        {verdicts.map((verdict, position) => (
          <tr
            key={verdict.yards}
            className={`border-t border-line ${verdict.isRecommended ? "font-bold" : ""}`}
          >
            <th scope="row" className="py-1 pr-4 font-[inherit] whitespace-nowrap print:py-0">
              {verdict.yards}
            </th>
            <td className="py-1 print:py-0">
              {verdictWords(verdict, position > advised)}
              {verdict.isRecommended && " (our advice)"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
