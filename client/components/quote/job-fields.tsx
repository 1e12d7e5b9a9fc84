import type { ComponentProps, ReactNode } from "react";
import { JOB_SIZES, STANDS } from "#contract/job/job.ts";
import { SelectField } from "../form/fields.tsx";

interface FieldProps extends Omit<ComponentProps<typeof SelectField>, "label" | "options" | "prompt"> {
  /** Returns a link to the planner with what the form says. */
  planLink: (text: string) => ReactNode;
}

const SIZES = JOB_SIZES.map((size) => ({ value: String(size), label: `${size} yards` }));

/** A field for the exact size, beside the form's own sizes: ranges in the `/quote` form, six sizes in the directory's form. */
export const ExactSizeField = ({ planLink, ...props }: FieldProps) => (
  <SelectField
    label="Exact size, if you know it"
    hint={<>Not sure? {planLink("Plan your skip")}</>}
    prompt="Not sure"
    options={SIZES}
    {...props}
  />
);

/** Where the skip will stand. The note about roads is shown without script too. The parent must be a `FieldGroup`. */
export const StandsField = ({ planLink, ...props }: FieldProps) => (
  <>
    <SelectField label="Where will it stand?" prompt="Choose one" options={STANDS} {...props} />
    <p
      role="status"
      className="hidden border-l-4 border-skip bg-skip-pale px-4 py-3 group-has-[option[value=road]:checked]/fields:block sm:col-span-2"
    >
      A skip on the road needs a permit from the council; in Northern Ireland, DfI Roads decides. The company
      usually arranges it. Ask for the fee with the price. {planLink("Whose permit, and how soon?")}
    </p>
  </>
);
