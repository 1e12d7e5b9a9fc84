import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { bagsProblem } from "#client/components/job/bags-field.tsx";
import JobNotice from "#client/components/job/job-notice.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { CopyLink } from "#client/components/site/copy-link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import type { Plan } from "#contract/plan/plan.ts";
import { PlanAnswer } from "./plan-answer.tsx";
import { PlanForm } from "./plan-form.tsx";
import { hasAnswer, planQueryIn } from "./plan-query.ts";
import { planSubject } from "./plan-words.ts";

export function loader({ url, services }: LoaderArgs) {
  const query = planQueryIn(url.searchParams);
  const isValid = !bagsProblem(url.searchParams.get("bags"));
  return { props: { plan: isValid && hasAnswer(query) ? services.planner.plan(query) : null } };
}

export const hasCopyLink = true;

export default function PlanScreen({ plan = null }: ScreenProps & { plan?: Plan | null }) {
  const params = usePageParams();
  const query = planQueryIn(params);
  return (
    <>
      <PageMeta
        title="Plan your skip: size, weight, permit, first day and cost"
        description="Say what the job is, where, and whether the skip stands on the road. One page answers which size, what it weighs, what must stay out, whose permit it needs, how soon it can come and what it is likely to cost."
        path="/plan"
        noIndex={params.size > 0}
      />
      <section className="border-b border-line bg-white py-6 print:border-0 print:py-0">
        <div className="page grid gap-4 print:gap-0 print:p-0">
          <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: "Plan your skip" }]} />
          <h1 className="display text-3xl sm:text-5xl print:text-xl">
            {plan ? "Your skip plan" : "Plan your skip"}
          </h1>
          <p className="max-w-prose text-lg text-ink-soft print:text-[9pt]">
            {plan
              ? planSubject(query, plan)
              : "Three questions, one page of answers: which size, what it weighs, what must stay out, whose permit, how soon and how much. Fill in what you know."}
          </p>
          <JobNotice ignored={params.get("ignored")} />
          {!plan && params.has("asked") && !bagsProblem(params.get("bags")) && <NothingSaid />}{" "}
          {plan ? (
            <div className="grid grid-cols-[1fr_auto] gap-x-6 print:hidden">
              <details className="col-span-2 col-start-1 row-start-1">
                <summary className="inline-flex min-h-11 items-center">
                  <span className="link">Change your answers</span>
                </summary>{" "}
                <PlanForm query={query} params={params} />
              </details>
              <span className="col-start-2 row-start-1 self-start py-2">
                <CopyLink />
              </span>
            </div>
          ) : (
            <PlanForm query={query} params={params} />
          )}
        </div>
      </section>
      {plan && <PlanAnswer plan={plan} query={query} params={params} />}
    </>
  );
}

const NothingSaid = () => (
  <p role="alert" className="max-w-prose border-l-4 border-skip bg-skip-pale px-4 py-3">
    There is nothing to plan with yet. <strong>Choose a job, count your bin bags or type a place</strong>: one
    of them is enough to begin with.
  </p>
);
