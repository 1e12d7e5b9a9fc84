import type { ComponentProps } from "react";
import { JOB_SIZES, STANDS } from "#contract/job.ts";
import { SelectField } from "../form/fields.tsx";

type FieldProps = Omit<ComponentProps<typeof SelectField>, "label" | "options" | "prompt">;

const SIZES = JOB_SIZES.map((size) => ({ value: String(size), label: `${size} yards` }));

/** The exact size, beside the sizes of the form, which are ranges. */
export const ExactSizeField = (props: FieldProps) => (
  <SelectField label="Exact size, if you know it" prompt="Not sure" options={SIZES} {...props} />
);

/** Where the skip will stand. What a road means is shown without script too. */
export const StandsField = (props: FieldProps) => (
  <div className="group/stands grid content-end gap-2">
    <SelectField label="Where will it stand?" prompt="Choose one" options={STANDS} {...props} />
    <div role="status">
      <p className="hidden border-l-4 border-skip bg-skip-pale px-3 py-2 group-has-[option[value=road]:checked]/stands:block">
        A skip on the road needs a permit from the council. The company usually arranges it. We don't know the
        fee: ask for it with the price.
      </p>
    </div>
  </div>
);
