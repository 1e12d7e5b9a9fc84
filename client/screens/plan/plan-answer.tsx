import { useAbsoluteUrl } from "#client/components/page-meta.tsx";
import { permitFeeWords } from "#client/components/permit/fee-words.ts";
import { namedFeeWords } from "#client/components/permit/permit-words.ts";
import { UnknownPlace } from "#client/components/search/place-notice.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { areaParams, jobUrl, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { longDay } from "#contract/dates.ts";
import { roadWords } from "#contract/job/road-words.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import type { Plan, PlanQuery } from "#contract/plan/plan.ts";
import { CostSection } from "./cost-section.tsx";
import { planTotalWords } from "./cost-words.ts";
import { DatesSection, firstDayWords } from "./dates-section.tsx";
import { PermitSection } from "./permit-section.tsx";
import { usePlanQuery } from "./plan-query.ts";
import { skipWords, weightWords } from "./plan-words.ts";
import { SkipSection } from "./skip-section.tsx";
import { WasteSection } from "./waste-section.tsx";

/** Prints on one A4 sheet. */
export function PlanAnswer({ plan }: { plan: Plan }) {
  const absolute = useAbsoluteUrl();
  const { planUrl } = usePlanQuery();
  return (
    <article className="page plan grid gap-8 py-8 print:gap-2 print:p-0 print:text-[8.5pt] print:leading-[1.25]">
      <PlaceWords plan={plan} />
      {plan.isForSkip ? (
        <>
          <PlanFacts plan={plan} />
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2 print:grid-cols-2 print:gap-x-6 print:gap-y-2">
            <div className="grid content-start gap-10 print:gap-2">
              <SkipSection plan={plan} />
              <WasteSection plan={plan} />
            </div>
            <div className="grid content-start gap-10 print:gap-2">
              <PermitSection plan={plan} />
              <DatesSection plan={plan} />
              <CostSection plan={plan} />
            </div>
          </div>
        </>
      ) : (
        <>
          <p className="rounded-card bg-ink p-5 text-white print:bg-white print:p-0 print:text-ink">
            <strong className="display block text-xl text-skip print:text-ink">No ordinary skip</strong> takes
            any of this. If there is other waste too, change your answers and tick it: the plan is then for
            that.
          </p>
          <WasteSection plan={plan} />
        </>
      )}
      <NextStep plan={plan} />
      {/* Visible only in print, so that the sheet has the date and the URL of the plan. */}
      <p className="hidden text-[7pt] wrap-anywhere print:block">
        {plan.dates && `Planned on ${longDay(plan.dates.today)}. `}
        {absolute(planUrl())}
      </p>
    </article>
  );
}

function PlaceWords({ plan }: { plan: Plan }) {
  const { query, planUrl } = usePlanQuery();
  const { suggestions, placeNote, alternatives, place } = plan;
  if (suggestions) return <UnknownPlace location={query.location} result={plan} />;
  if (!placeNote && alternatives.length === 0) return null;
  return (
    <p className="rounded-control border-l-4 border-skip bg-white px-4 py-3 ring-1 ring-line print:hidden">
      {placeNote ?? `Planning for ${place?.label}.`}
      {alternatives.length > 0 && " Did you mean "}
      {alternatives.map(({ label, query: other }, position) => (
        <span key={other}>
          {position > 0 && (position === alternatives.length - 1 ? " or " : ", ")}{" "}
          <a href={planUrl({ location: other, authority: undefined })} className="link">
            {label}
          </a>
        </span>
      ))}
      {alternatives.length > 0 && "?"}
    </p>
  );
}

function NextStep({ plan }: { plan: Plan }) {
  const { isForSkip, skip, place, waste, inSkip, radius, offered } = plan;
  const absolute = useAbsoluteUrl();
  const { params, planUrl } = usePlanQuery();
  const asked = searchedAreaIn(params);
  // The links find companies. They leave out a size that no company nearby has, and wastes that don't go into the skip.
  const area = {
    ...asked,
    radius: radius ?? (asked.radius && Math.max(asked.radius, SEARCH_PAGE_RADIUS_KM)),
    size: skip && skip.missing === skip.size ? undefined : (skip?.size ?? asked.size),
    waste: (inSkip.length > 0 ? inSkip : waste).join(",") || undefined,
  };
  const isForNobody = !isForSkip && place !== null && offered.length === 0;
  const address = absolute(planUrl());
  const companies = params.get("companies") ?? undefined;
  const mail = `mailto:?subject=${encodeURIComponent("Our skip plan")}&body=${encodeURIComponent(address)}`;
  return (
    <section aria-labelledby="next" className="grid gap-4 rounded-card bg-skip p-5 sm:p-6 print:hidden">
      <h2 id="next" className="display text-2xl">
        Next:{" "}
        {!isForSkip
          ? "none of this goes in a skip"
          : place
            ? `compare who delivers to ${place.label}`
            : "compare companies"}
      </h2>
      {isForNobody ? (
        <p>
          <a href="/what-goes-in" className={buttonClass("dark")}>
            See where it goes instead
          </a>
        </p>
      ) : (
        <p className="flex flex-wrap gap-3">
          <a href={jobUrl("/search", area)} className={buttonClass("dark")}>
            {isForSkip ? "Compare who delivers" : "Ask who collects it"}
          </a>{" "}
          <a
            href={`/quote${queryString({ companies, ...areaParams(area) })}`}
            className={buttonClass("quiet")}
          >
            {companies ? "Ask those you chose for a quote" : "Ask up to 5 for a quote"}
          </a>
        </p>
      )}
      <p>
        Keep this plan: its address holds your answers, so you can bookmark or share it, and it prints on one
        page.{" "}
        <a href={mail} className="font-semibold underline underline-offset-4">
          Email it
        </a>
      </p>
    </section>
  );
}

function PlanFacts({ plan }: { plan: Plan }) {
  const { query } = usePlanQuery();
  const { skip, dates, permit } = plan;
  const facts = [
    { label: "Skip", href: "#skip", value: skip ? skipWords(skip) : "Size not known yet" },
    { label: "Weight", href: "#skip", value: skip?.weight ? weightWords(skip.weight) : "Not known" },
    { label: roadWords(permit?.division).title, href: "#permit", value: permitFact(plan, query) },
    {
      label: "First day",
      href: "#first-day",
      value: dates ? firstDayWords(dates, query, permit?.division) : "Place needed",
    },
    { label: "Likely cost", href: "#cost", value: costFact(plan, query) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-ink p-5 text-white sm:grid-cols-3 lg:grid-cols-5 print:grid-cols-5 print:gap-x-3 print:rounded-none print:border print:border-ink print:bg-white print:p-1.5 print:text-ink">
      {facts.map(({ label, href, value }) => (
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

function permitFact({ permit, choices }: Plan, { stands }: PlanQuery): string {
  if (stands === "drive") return "None needed";
  if (!permit) return "Place needed";
  const only = stands === "road" ? "" : " if on the road";
  const { fee, uncountedFee } = permit;
  if (fee) return `${permitFeeWords(fee)}${fee.isOld ? ", more than twelve months old" : ""}${only}`;
  if (choices.length > 0) return "Choose your council";
  if (permit.division === "northern-ireland") return "Ask whether it is needed";
  return uncountedFee ? `${namedFeeWords(uncountedFee)}${only || ", not in the total"}` : "Fee not known";
}

function costFact({ cost, skip, place, permit }: Plan, query: PlanQuery): string {
  if (!cost) return skip && !place ? "Place needed" : skip ? "Ask" : "Size needed";
  return planTotalWords(cost, query, permit?.division);
}
