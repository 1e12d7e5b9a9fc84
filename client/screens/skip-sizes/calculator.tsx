import { SelectField } from "#client/components/form/fields.tsx";
import { BagsField } from "#client/components/job/bags-field.tsx";
import { Link } from "#client/components/link.tsx";
import { HiddenParams } from "#client/components/search/hidden-params.tsx";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobUrl, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import { JOB_KINDS } from "#contract/plan/job-kinds.ts";
import type { SizeAdvice } from "#contract/plan/size-advice.ts";
import { adviceFrom, advisedArea, planUrlFor, shownWeight, WEIGHTS } from "./advice.ts";

/**
 * Recommends a skip size. The visitor's answers are in the URL, so the calculator works without script and its result can be
 * shared.
 */
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
              defaultValue={shownWeight(params) ?? ""}
            />
            <button type="submit" className={`${buttonClass()} sm:col-span-2`}>
              Find my size
            </button>
          </form>
        </div>
        <div role="status">
          {advice ? (
            <Recommendation advice={advice} area={advisedArea(params)} planUrl={planUrlFor(params)} />
          ) : (
            <CalculatorHelp />
          )}
        </div>
      </div>
    </section>
  );
}

function CalculatorHelp() {
  return (
    <p className="max-w-prose text-lg text-white/80">
      Choose the job that is nearest to yours, or count the bin bags you would fill. One cubic yard is about
      10 bags. If you are between two sizes, take the slightly larger one: it costs less than an overflow
      charge.
    </p>
  );
}

interface RecommendationProps {
  advice: SizeAdvice;
  area: SearchedArea;
  planUrl: `/${string}`;
}

function Recommendation({ advice, area, planUrl }: RecommendationProps) {
  const { size, jobSize, skips, isHeavy, reason } = advice;
  const job = { ...area, size: jobSize };
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
        <a href={planUrl} className={`${buttonClass("dark")} border-2 border-white/60`}>
          Plan permit, day and cost
        </a>
      </p>
    </div>
  );
}
