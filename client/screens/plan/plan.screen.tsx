import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { FieldGroup, SelectField, TextField } from "#client/components/form/fields.tsx";
import { WEEK_OPTIONS } from "#client/components/job/job-fields.tsx";
import JobNotice from "#client/components/job/job-notice.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { HiddenParams } from "#client/components/search/hidden-fields.tsx";
import { CopyLink } from "#client/components/site/copy-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { todayInLondon } from "#contract/dates.ts";
import { DEFAULT_WEEKS, STANDS, WASTES } from "#contract/job/job.ts";
import { MAX_BAGS, MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { PLAN_QUERY } from "#contract/page-query.ts";
import { JOB_KINDS } from "#contract/plan/job-kinds.ts";
import type { Plan } from "#contract/plan/plan.ts";
import { PlanAnswer } from "./plan-answer.tsx";
import { bagsProblem, hasAnswer, planQueryIn, usePlanQuery } from "./plan-query.ts";
import { HeavyField } from "./plan-section.tsx";
import { planSubject } from "./plan-words.ts";

export function loader({ url, services }: LoaderArgs) {
  const query = planQueryIn(url.searchParams);
  const isValid = !bagsProblem(url.searchParams.get("bags"));
  return { props: { plan: isValid && hasAnswer(query) ? services.planner.plan(query) : null } };
}

export const hasScriptButton = true;

export default function PlanScreen({ plan = null }: ScreenProps & { plan?: Plan | null }) {
  const { params, query } = usePlanQuery();
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
          {!plan && params.has("asked") && !bagsProblem(params.get("bags")) && (
            <p role="alert" className="max-w-prose border-l-4 border-skip bg-skip-pale px-4 py-3">
              There is nothing to plan with yet.{" "}
              <strong>Choose a job, count your bin bags or type a place</strong>: one of them is enough to
              begin with.
            </p>
          )}{" "}
          {plan ? (
            <div className="grid grid-cols-[1fr_auto] gap-x-6 print:hidden">
              <details className="col-span-2 col-start-1 row-start-1">
                <summary className="inline-flex min-h-11 items-center">
                  <span className="link">Change your answers</span>
                </summary>{" "}
                <PlanForm />
              </details>
              <span className="col-start-2 row-start-1 self-start py-2">
                <CopyLink />
              </span>
            </div>
          ) : (
            <PlanForm />
          )}
        </div>
      </section>
      {plan && <PlanAnswer plan={plan} />}
    </>
  );
}

/** Parameters from before the visitor opened the planner. The form asks for every other parameter of the page or drops it. */
const KEPT = ["radius", "companies"];
const NOT_KEPT = Object.keys(PLAN_QUERY).filter((name) => !KEPT.includes(name));

function PlanForm() {
  const { params, query } = usePlanQuery();
  return (
    <form action="/plan" data-keeps="plan" className="card grid gap-7 border-2 border-ink p-5 sm:p-6">
      <HiddenParams params={params} except={NOT_KEPT} />
      <input type="hidden" name="asked" value="1" />
      <WhatFields />
      <div className="grid gap-7 lg:grid-cols-2">
        <FieldGroup title="2. Where?">
          <TextField
            label="Postcode or town"
            name="location"
            id="where"
            hint="A full postcode finds the council best."
            placeholder="LS6 2AB"
            maxLength={MAX_SEARCH_TEXT}
            autoComplete="postal-code"
            defaultValue={query.location ?? ""}
            className="sm:col-span-2"
          />
        </FieldGroup>
        <FieldGroup title="3. Where will it stand?">
          <SelectField
            label="It will stand"
            name="stands"
            id="stands"
            prompt="Choose one"
            options={STANDS}
            defaultValue={query.stands ?? ""}
          />
          <TextField
            label="Delivery wanted, if you know"
            name="date"
            type="date"
            min={todayInLondon()}
            defaultValue={query.date ?? ""}
          />
          <SelectField
            label="Hire for"
            name="weeks"
            id="weeks"
            options={WEEK_OPTIONS}
            defaultValue={
              query.weeks === undefined || query.weeks === DEFAULT_WEEKS ? "" : String(query.weeks)
            }
          />
        </FieldGroup>
      </div>
      <button type="submit" className={`${buttonClass("primary", "large")} justify-self-start max-sm:w-full`}>
        Show my plan
      </button>
    </form>
  );
}

function WhatFields() {
  const { params, query } = usePlanQuery();
  const { kind, waste = [], only, heavy } = query;
  return (
    <FieldGroup title="1. What is the job?">
      <SelectField
        label="Kind of job"
        name="kind"
        id="kind"
        prompt="Choose the nearest"
        options={JOB_KINDS}
        defaultValue={kind ?? ""}
      />
      <TextField
        label="Or number of full bin bags"
        name="bags"
        type="number"
        min={1}
        max={MAX_BAGS}
        inputMode="numeric"
        defaultValue={params.get("bags") ?? ""}
        error={bagsProblem(params.get("bags"))}
      />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="font-semibold">
          What is in it?{" "}
          <span className="font-normal text-ink-soft">
            Tick what you know. It comes on top of what is usual for the job.
          </span>
        </legend>{" "}
        <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
          {WASTES.map(({ value, label }) => (
            <label key={value} className="flex min-h-9 items-center gap-2.5 leading-tight">
              <input
                type="checkbox"
                name="waste"
                value={value}
                defaultChecked={waste.includes(value)}
                className="size-5 shrink-0 accent-ink"
              />
              {label}
            </label>
          ))}
          <label className="col-span-full flex min-h-9 items-center gap-2.5 border-t border-line pt-1 leading-tight">
            <input
              type="checkbox"
              name="only"
              value="1"
              defaultChecked={only}
              className="size-5 shrink-0 accent-ink"
            />
            Only what I've ticked, nothing else
          </label>
        </div>
      </fieldset>
      <HeavyField chosen={heavy} />
    </FieldGroup>
  );
}
