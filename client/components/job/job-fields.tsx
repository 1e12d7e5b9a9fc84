import { useId } from "react";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { todayInLondon } from "#contract/dates.ts";
import { DEFAULT_WEEKS, JOB_SIZES, MAX_WEEKS, STANDS } from "#contract/job/job.ts";
import { formatWeeks } from "../company/format.ts";
import { chipClass } from "../ui/field-class.ts";
import type { JobPart } from "./job-words.ts";
import { WasteField } from "./waste-field.tsx";

export const SIZE_OPTIONS = [
  { value: "", label: "Any size" },
  ...JOB_SIZES.map((size) => ({ value: size, label: `${size} yards` })),
];
/** The usual length has an empty value, so that the URL needs no parameter for it. */
export const WEEK_OPTIONS = Array.from({ length: MAX_WEEKS }, (_, index) => index + 1).map((weeks) => ({
  value: weeks === DEFAULT_WEEKS ? "" : String(weeks),
  label: formatWeeks(weeks),
}));
const PLACES = [{ value: "", label: "Not said" }, ...STANDS];

interface JobFieldsProps {
  job: SearchedArea;
  parts?: readonly JobPart[] | undefined;
}

export const PARTS_BESIDES_SIZE: readonly JobPart[] = ["when", "stands", "waste"];

export function JobFields({ job, parts = ["size", ...PARTS_BESIDES_SIZE] }: JobFieldsProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] sm:gap-x-4 xl:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] xl:gap-x-1.5">
      {parts.includes("size") && <Chip label="Size" name="size" value={job.size} options={SIZE_OPTIONS} />}
      {parts.includes("when") && (
        <>
          <div className="min-w-0">
            <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
              Delivery on
            </label>
            <input
              key={job.date}
              id={id}
              type="date"
              name="date"
              defaultValue={job.date ?? ""}
              min={todayInLondon()}
              // The server may have rendered the page before midnight, so its dates may differ from the browser's.
              suppressHydrationWarning
              className={chipClass}
            />
          </div>
          <Chip
            label="Hire for"
            name="weeks"
            value={job.weeks === DEFAULT_WEEKS ? undefined : job.weeks}
            options={WEEK_OPTIONS}
          />
        </>
      )}
      {parts.includes("stands") && (
        <Chip label="It will stand" name="stands" value={job.stands} options={PLACES} />
      )}
      {parts.includes("waste") && <WasteField key={job.waste} waste={job.waste} />}
    </div>
  );
}

interface ChipProps {
  label: string;
  name: string;
  value: string | number | undefined;
  options: readonly { value: string | number; label: string }[];
}

export function Chip({ label, name, value = "", options }: ChipProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select key={value} id={id} name={name} defaultValue={value} className={chipClass}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
