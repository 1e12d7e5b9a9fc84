import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { SelectField } from "#client/components/form/fields.tsx";
import { formQuery } from "#client/components/job/form-query.ts";
import { Chip, JobFields, PARTS_BESIDES_SIZE } from "#client/components/job/job-fields.tsx";
import { jobSummary } from "#client/components/job/job-words.ts";
import { PlaceField } from "#client/components/search/place-field.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { jobParams, type SearchedArea } from "#client/urls/company-url.ts";
import { JOB_SIZES } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { type Option, PRICE_SIZES } from "#contract/options.ts";

const SIZES: readonly Option[] = [
  { value: "all", label: "All sizes" },
  ...PRICE_SIZES.map((size) => ({
    value: size,
    label: `${PRICE_GUIDE[size].label} (${PRICE_GUIDE[size].yards})`,
  })),
];

export function ComparisonForm({ area, skipSize }: { area: SearchedArea; skipSize: string }) {
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(`/price-comparison${formQuery(event.currentTarget)}`, { state: KEEP_SCROLL });
    // On a phone, the open fields would leave no room for a price on the first screen.
    event.currentTarget.querySelector("details")?.removeAttribute("open");
  };
  const job = jobSummary({ ...jobParams(area), location: "" });
  return (
    <search>
      <form action="/price-comparison" onSubmit={handleSubmit} className="grid gap-3">
        {area.radius !== undefined && <input type="hidden" name="radius" value={area.radius} />}
        <div className="grid grid-cols-2 items-end gap-2 max-xs:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[1fr_14rem_auto] sm:gap-4 [&>:first-child]:max-sm:col-span-2">
          <PlaceField
            name="location"
            label="Postcode or town"
            placeholder="Enter postcode or town"
            defaultValue={area.location ?? ""}
          />
          <SelectField
            key={skipSize}
            label="Skip size"
            name="skipSize"
            defaultValue={skipSize}
            options={SIZES}
          />
          <button type="submit" className={`${buttonClass()} min-h-12 max-xs:px-3`}>
            Compare Prices
          </button>
        </div>
        <details className="open-wide">
          <summary className="flex min-h-11 items-center">
            <span className="link">
              {job ? `Total for ${job}: change` : "Add the exact size and more, for a total"}
            </span>
          </summary>{" "}
          <div className="grid gap-2 sm:grid-cols-[8.5rem_1fr] sm:gap-4">
            {/* In addition to the four groups of the field "Skip size". */}
            <Chip label="Exact size" name="size" value={area.size}>
              <option value="">Any size</option>
              {JOB_SIZES.map((yards) => (
                <option key={yards} value={yards}>
                  {yards} yards
                </option>
              ))}
            </Chip>
            <JobFields job={area} parts={PARTS_BESIDES_SIZE} />
          </div>
        </details>
      </form>
    </search>
  );
}
