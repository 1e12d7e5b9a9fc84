import { BlankLine, Field } from "./field.tsx";
import type { RecordFacts } from "./record-facts.ts";

/** The waste carrier, and the facts that only the customer can check. */
export function CarrierFields({ company }: Pick<RecordFacts, "company">) {
  return (
    <>
      <Field label="Company">
        <strong>{company.name}</strong>
        {company.phone && `, ${company.phone}`}
      </Field>
      <Field label="Waste carrier's number">
        {company.licence ? (
          <>
            {company.licence}, as the company states it. {company.check}. Check it yourself at the register.
          </>
        ) : (
          "The company has stated none to us: ask for it, and check it at the register."
        )}{" "}
        <span className="mt-1 grid grid-cols-[auto_1fr] items-end gap-x-2 text-sm print:mt-0 print:text-xs">
          I found it at the register on <BlankLine label="day on which it was found, to fill in by hand" />
        </span>
      </Field>
      <Field label="Vehicle registration" />
    </>
  );
}
