import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { formQuery } from "#client/components/job/form-query.ts";
import { JobFields } from "#client/components/job/job-fields.tsx";
import { jobSummary } from "#client/components/job/job-words.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { chipClass } from "#client/components/ui/field-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";

/** URL parameters that the form passes on as hidden fields. */
const KEPT_PARAMS = ["ids", "radius", "show"];

interface ChangeJobProps {
  area: SearchedArea;
  /** The name of the searched place. Undefined if the location of `area` is no known place. */
  place: string | undefined;
}

/** The job of the comparison, and a form that changes it. */
export function ChangeJob({ area, place }: ChangeJobProps) {
  const id = useId();
  const params = usePageParams();
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.closest("details")?.removeAttribute("open");
    navigate(`/compare${formQuery(event.currentTarget)}`, { state: KEEP_SCROLL });
  };
  const hasJob = area.location !== undefined || area.size !== undefined;
  return (
    <details className="mt-2 print:mt-0">
      {/* A summary that is a flex container shows no disclosure triangle. The words in the box say what opens, as in the
          job bar. */}
      <summary className="flex min-h-11 w-fit items-center gap-4 rounded-control border-2 border-edge bg-white px-3.5 py-1 print:min-h-0 print:border-0 print:p-0 print:text-xs">
        {hasJob && (
          <span className="font-semibold wrap-anywhere">
            For {jobSummary({ ...area, location: area.location && (place ?? "an unknown place") })}
            <span className="sr-only">:</span>
          </span>
        )}{" "}
        <span className="link print:hidden">
          {hasJob ? "Change" : "Add the place and the size, for a total"}
        </span>
      </summary>{" "}
      <form
        action="/compare"
        onSubmit={handleSubmit}
        className="card mt-2 grid gap-3 p-4 sm:grid-cols-[14rem_1fr] sm:items-end print:hidden"
      >
        {KEPT_PARAMS.map((name) => {
          const value = params.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            Postcode or town
          </label>
          <input
            key={area.location}
            id={id}
            name="location"
            maxLength={MAX_SEARCH_TEXT}
            autoComplete="postal-code"
            defaultValue={area.location}
            className={chipClass}
          />
        </div>
        <JobFields job={area} />
        <button type="submit" className={`${buttonClass()} justify-self-start max-xs:w-full`}>
          Update
        </button>
      </form>
    </details>
  );
}
