import { SelectField } from "#client/components/form/fields.tsx";
import { BagsField, parseBags } from "#client/components/job/bags-field.tsx";
import { Link } from "#client/components/link.tsx";
import { HiddenParams } from "#client/components/search/hidden-params.tsx";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { areaParams, jobIn, jobUrl, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { HEAVY_WASTES, type JobSize } from "#contract/job/job.ts";
import { JOB_KINDS, kindNote } from "#contract/plan/job-kinds.ts";
import { fitsRoad, recommendSkip, type SizeAdvice } from "#contract/plan/size-advice.ts";
import { looseWastes, weightOfJob, weightOfWastes } from "#contract/plan/waste-weight.ts";

/** The answers are in the URL, so that the calculator works without script and its result can be shared. */
export function Calculator() {
  const params = usePageParams();
  const advice = adviceFrom(params);
  const area = searchedAreaIn(params);
  return (
    <section id="calculator" aria-labelledby="calculator-title" className="bg-ink text-white">
      <div className="page grid gap-8 py-12 lg:grid-cols-[1fr_1fr] lg:items-center">
        <div className="grid gap-5">
          <h2 id="calculator-title" className="display text-3xl">
            Which size do I need?
          </h2>
          <form
            action="/skip-sizes#calculator"
            className="grid gap-4 rounded-card bg-white p-5 text-ink sm:grid-cols-2"
          >
            <HiddenParams params={params} except={["job", "bags", "weight", "waste"]} />
            {area.waste && <input type="hidden" name="waste" value={area.waste} />}
            <SelectField
              label="Kind of job"
              name="job"
              prompt="Choose a job"
              options={JOB_KINDS}
              defaultValue={params.get("job") ?? ""}
              className="sm:col-span-2"
            />
            <BagsField typed={params.get("bags")} />
            <SelectField
              label="What is most of it?"
              name="weight"
              prompt="Not sure"
              options={WEIGHTS}
              defaultValue={shownWeight(params)}
            />
            <button type="submit" className={`${buttonClass()} sm:col-span-2`}>
              Find my size
            </button>
          </form>
        </div>
        <div role="status">
          {advice ? (
            <Recommendation advice={advice} params={params} />
          ) : (
            <p className="max-w-prose text-lg text-white/80">
              Choose the job that is nearest to yours, or count the bin bags you would fill. One cubic yard is
              about 10 bags. If you are between two sizes, take the slightly larger one: it costs less than an
              overflow charge.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Recommendation({ advice, params }: { advice: SizeAdvice; params: URLSearchParams }) {
  const { size, jobSize, skips, isHeavy, reason } = advice;
  const job = { ...advisedArea(params), size: jobSize };
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-skip">We recommend</p>
      <p className="display text-3xl sm:text-4xl">
        {skips > 1 && `${skips} × `}
        {size.name}
      </p>
      <p className="max-w-prose text-lg text-white/85">
        {reason}{" "}
        {isHeavy && (
          <GuideLink slug="heavy-waste-soil-and-rubble" section="the-heavy-waste-rule">
            The heavy waste rule
          </GuideLink>
        )}
      </p>
      <p className="text-white/85">
        As a guide £{size.price.from}-{size.price.to} each including VAT; road permit extra.{" "}
        <GuideLink slug="how-much-does-skip-hire-cost">Why prices differ</GuideLink>
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to={jobUrl("/search", job)} className={buttonClass()}>
          Find companies near you
        </Link>{" "}
        <Link
          to={jobUrl("/price-comparison", job)}
          className={`${buttonClass("dark")} border-2 border-white/60`}
        >
          Compare prices
        </Link>{" "}
        <a href={planUrlFor(params)} className={`${buttonClass("dark")} border-2 border-white/60`}>
          Plan permit, day and cost
        </a>
      </p>
    </div>
  );
}

const WEIGHTS = [
  { value: "light", label: "Light: household, wood, garden" },
  { value: "heavy", label: "Heavy: soil, bricks, concrete, tiles" },
] as const;

/** `named` is the weight of the wastes in the URL. */
function answersIn(params: URLSearchParams) {
  const { stands, waste = [] } = jobIn(params);
  // Earlier releases had the weight in the parameter `waste`, and old links still do.
  const said = params.get("weight") ?? params.get("waste");
  const chosen = WEIGHTS.find(({ value }) => value === said)?.value;
  const named = weightOfWastes(waste);
  // The field shows "heavy" for mixed waste, so a chosen "heavy" does not replace "mixed".
  const weight = chosen === "heavy" && named === "mixed" ? named : (chosen ?? named);
  const kind = JOB_KINDS.find(({ value }) => value === params.get("job"));
  return { kind, bags: params.get("bags"), stands, waste, chosen, named, weight };
}

function shownWeight(params: URLSearchParams): string {
  const { chosen, named } = answersIn(params);
  return chosen ?? (named === "heavy" || named === "mixed" ? "heavy" : "");
}

/** Null if the URL has neither a job nor a number of bags, or if the number is invalid. */
export function adviceFrom(params: URLSearchParams): SizeAdvice | null {
  const { kind, bags: typed, stands, waste, chosen, ...said } = answersIn(params);
  const bags = typed ? parseBags(typed) : kind?.bags;
  if (bags === undefined) return null;
  const weight = chosen ? said.weight : weightOfJob(kind, waste);
  const fits = (size: JobSize) => stands !== "road" || fitsRoad(size);
  const advice = recommendSkip(bags, weight ?? "light", fits) ?? recommendSkip(bags, weight ?? "light");
  const note = kind && kindNote(kind, typed ? bags : undefined, weight);
  return note ? { ...advice, reason: `${advice.reason} ${note}` } : advice;
}

/**
 * The area with wastes of the advised weight. Wastes that contradict a chosen light weight are left out. For a chosen heavy
 * weight, `HEAVY_WASTES` replace the loose wastes.
 */
function advisedArea(params: URLSearchParams): SearchedArea {
  const area = searchedAreaIn(params);
  const { waste, chosen, named, weight } = answersIn(params);
  if (chosen === undefined || weight === named) return area;
  const loose = looseWastes(waste);
  const items = waste.filter((one) => !loose.includes(one));
  const fitting =
    chosen === "heavy" ? HEAVY_WASTES : loose.filter((one) => weightOfWastes([one]) === "light");
  return { ...area, waste: [...fitting, ...items].join(",") || undefined };
}

/**
 * The planner derives the weight from the wastes, or else from the kind of job. If the visitor chose a light weight for a heavier
 * kind of job, the number of bags replaces the kind.
 */
function planUrlFor(params: URLSearchParams): `/${string}` {
  const { kind, bags, chosen } = answersIn(params);
  const isLighter = chosen === "light" && kind !== undefined && kind.weight !== "light";
  return `/plan${queryString({
    kind: isLighter ? undefined : kind?.value,
    bags: bags || (isLighter ? kind.bags : undefined),
    ...areaParams({ ...advisedArea(params), size: undefined }),
  })}`;
}
