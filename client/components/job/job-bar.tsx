import { type FormEvent, type ReactNode, useRef } from "react";
import { useNavigate } from "react-router";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import type { SummaryPage } from "#client/queries/companies.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { HiddenFields } from "../search/hidden-fields.tsx";
import { PlaceField, RadiusSelect } from "../search/place-field.tsx";
import { PlanLink } from "../site/plan-link.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { onDemand } from "../ui/lazy-boundary.tsx";
import { useOnChange } from "../use-on-change.ts";
import { formQuery } from "./form-query.ts";
import { JobFields } from "./job-fields.tsx";
import { jobSummary } from "./job-words.ts";
import { LazyJobNotice } from "./lazy-job-notice.tsx";
import { OpenWastes } from "./waste-field.tsx";

// Loaded on demand, because the home page does not show chips.
const JobChips = onDemand(() => import("./job-chips.tsx"));

interface JobBarProps {
  action: `/${string}`;
  area: SearchedArea;
  /** In kilometres. Used if `area` has no radius. */
  defaultRadius: number;
  preservedParams?: Record<string, string | undefined>;
  ignored?: string | null;
  /** The companies found for the job, null until they arrive. Without them the bar asks the server about the place. */
  result?: Pick<SummaryPage, "companies" | "searched" | "permit"> | null;
  /** On phones, a collapsed bar is a single line. */
  isCollapsed?: boolean;
  keepsScroll?: boolean;
  /** Replaces the list of sizes. The fields of the other parts of the job are then folded until the visitor opens them. */
  sizePicker?: ReactNode;
}

export function JobBar(props: JobBarProps) {
  const { area, defaultRadius, isCollapsed = false, ignored = null, result } = props;
  const bar = useRef<HTMLDetailsElement>(null);
  const fold = () => {
    const details = bar.current;
    if (!isCollapsed || !details) return;
    details.open = false;
    const { activeElement } = document;
    if (activeElement?.checkVisibility() === false && details.contains(activeElement))
      details.querySelector("summary")?.focus();
  };
  // The first results collapse the bar. A bar that was opened before hydration stays open.
  useOnChange(isCollapsed, fold);
  // If a company says that it delivers on the wanted day, the bar does not warn of a day off.
  const date = result?.companies.some(({ canDo }) => canDo === "yes") ? undefined : area.date;
  const { searched: found, permit = null } = result ?? {};
  const known = result !== undefined && { division: found?.division ?? null, permit };
  const notice = <LazyJobNotice ignored={ignored} area={{ ...area, date }} {...known} />;
  const searched = { ...area, radius: area.radius ?? defaultRadius };
  const summary = jobSummary(searched);
  return (
    <>
      {isCollapsed && <p className="hidden font-semibold print:block">{summary}</p>}
      <search className={`relative grid ${isCollapsed ? "gap-2" : "gap-3"}`}>
        {!isCollapsed && notice}
        {/* The elements are the same before and after the first search, so that the focus is kept. */}
        {/* On phones, the closed bar is as high as the chips, which lie on it. Open, it says the job in its line instead. */}
        <details
          ref={bar}
          open={!isCollapsed}
          className={`peer open-wide ${isCollapsed ? "max-sm:[grid-area:1/1]" : ""}`}
        >
          <summary
            hidden={!isCollapsed}
            className={
              isCollapsed
                ? "flex min-h-11 items-center justify-between gap-3 rounded-control border-2 border-edge bg-white px-3.5 leading-tight max-sm:[details:not([open])>&]:min-h-full"
                : undefined
            }
          >
            <span className="py-1 text-sm font-semibold wrap-anywhere [@media(scripting:enabled)]:[details:not([open])>*>&]:hidden">
              {summary}
              <span className="sr-only">:</span>
            </span>{" "}
            <span className="link ml-auto shrink-0 text-sm">Change</span>
          </summary>{" "}
          <div className={isCollapsed ? "max-sm:pt-3" : undefined}>
            <JobForm {...props} onSearch={fold} />
          </div>
        </details>
        {isCollapsed && (
          <JobChips action={props.action} area={searched} preservedParams={props.preservedParams ?? {}} />
        )}
        {isCollapsed && notice}
      </search>
    </>
  );
}

function JobForm(props: JobBarProps & { onSearch: () => void }) {
  const { action, area, defaultRadius, preservedParams = {}, isCollapsed, keepsScroll, sizePicker } = props;
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSearch();
    navigate(`${action}${formQuery(event.currentTarget)}`, keepsScroll ? { state: KEEP_SCROLL } : undefined);
  };
  return (
    <form
      action={action}
      onSubmit={handleSubmit}
      className={`grid gap-3 ${isCollapsed ? "xl:grid-cols-[22rem_1fr_auto] xl:items-end xl:gap-x-2 xl:gap-y-1 xl:text-sm xl:[&_:is(input,select)]:min-h-11 xl:[&_:is(input,select)]:text-sm xl:[&_input[type=date]]:px-2 xl:[&_select]:bg-[right_0.25rem_center] xl:[&_select]:ps-2 xl:[&_select]:pe-5" : ""}`}
    >
      <HiddenFields values={preservedParams} />
      <div
        className={`grid gap-3 sm:items-end sm:gap-4 ${sizePicker ? "sm:grid-cols-[1fr_11rem]" : "sm:grid-cols-[1fr_11rem_auto]"} ${isCollapsed ? "xl:grid-cols-[1fr_9.5rem] xl:gap-2" : ""}`}
      >
        <PlaceField defaultValue={area.location} />
        <RadiusSelect value={area.radius ?? defaultRadius} />
        {!sizePicker && (
          <button
            type="submit"
            className={`${buttonClass("primary")} min-h-12 whitespace-nowrap ${isCollapsed ? "max-sm:hidden xl:hidden" : "max-sm:order-last"}`}
          >
            Find Companies
          </button>
        )}
      </div>
      {sizePicker}
      <details
        open={isCollapsed || (sizePicker !== undefined && hasMore(area))}
        className={sizePicker ? undefined : "open-wide"}
      >
        <summary
          hidden={isCollapsed}
          className={isCollapsed ? undefined : `min-h-11 items-center py-2 ${sizePicker ? "" : "flex"}`}
        >
          <span className="link">
            {sizePicker ? "More: date, road, waste" : "Add the size, date and more"}
          </span>
        </summary>{" "}
        {sizePicker ? <FoldedFields area={area} /> : <JobFields job={area} />}
      </details>
      {isCollapsed && <FindBelow />}
      {sizePicker && (
        <button type="submit" className={`${buttonClass("primary", "large")} sm:justify-self-start`}>
          Find Companies
        </button>
      )}
      <p className={isCollapsed ? "plan-hint text-sm" : "text-sm"}>
        Not sure<span> what you need</span>? <PlanLink>Plan your skip</PlanLink>
      </p>
    </form>
  );
}

const FoldedFields = ({ area }: Pick<JobBarProps, "area">) => (
  <>
    <JobFields job={area} parts={["when", "stands"]} />
    <p aria-hidden="true" className="mt-3 mb-1 text-sm font-semibold">
      Waste
    </p>
    <OpenWastes key={area.waste} waste={area.waste} />
  </>
);

const hasMore = ({ date, weeks, stands, waste }: SearchedArea): boolean =>
  [date, weeks, stands, waste].some((part) => part !== undefined);

const FindBelow = () => (
  <button type="submit" className={`${buttonClass("primary")} min-h-12 sm:max-xl:hidden xl:min-h-11 xl:px-3`}>
    Find Companies
  </button>
);
