import { formatWeeks } from "#client/components/company/format.ts";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { shortDay } from "#client/components/job/earliest-day.ts";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import { LINE_LABELS, MAX_OFFER_NOTE } from "#contract/answers/offer.ts";
import { todayInLondon } from "#contract/dates.ts";
import { ExtraRows } from "./extra-rows.tsx";
import type { FieldProps } from "./field-props.ts";
import { VatFields } from "./vat-fields.tsx";

interface OfferFieldsetProps extends FieldProps {
  request: RequestToAnswer["request"];
}

/** Two columns for short fields, or one column where two do not fit, for example at a large font size. */
const COLUMNS = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-x-3 gap-y-4";
/** Columns for dates, which need more space. */
const DATE_COLUMNS = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(11rem,40%)),1fr))] gap-x-3 gap-y-4";
const NOT_SAID = "not said";
const UNSAID_ID = "unsaid";

type InputProps = ReturnType<typeof inputProps>;

const inputProps = (name: string, { start, errors }: Pick<FieldProps, "start" | "errors">) => ({
  id: name,
  name,
  defaultValue: start[name] ?? "",
  error: errors[name],
  autoComplete: "off",
});

interface PartProps {
  request: RequestToAnswer["request"];
  field: (name: string) => InputProps;
  amount: (name: string) => InputProps & { inputMode: "decimal" };
}

export function OfferFieldset({ request, start, fields, errors }: OfferFieldsetProps) {
  const field = (name: string) => inputProps(name, { start, errors });
  const amount = (name: string) => ({ ...field(name), inputMode: "decimal" as const });
  const parts = { request, field, amount };
  const isPermitSaid = start["permit-council-fee"] || start["permit-handling"];
  const mayNeedPermit = request.job?.stands !== "drive" || Boolean(isPermitSaid);
  return (
    <>
      <TextField
        label="Price for the hire (£)"
        required
        hint="With delivery, collection and tipping, without a permit"
        {...amount("hire")}
      />
      {mayNeedPermit && <PermitFields {...parts} />}
      <ExtraRows start={start} fields={fields} errors={errors} />
      <VatFields hasPermit={mayNeedPermit} start={start} fields={fields} errors={errors} />
      <CoverFields {...parts} />
      <DateFields {...parts} />
      <TextAreaField
        label="A note to the customer"
        hint="For example how wide the way in must be. Empty: the customer sees no note."
        rows={3}
        maxLength={MAX_OFFER_NOTE}
        {...field("note")}
      />
    </>
  );
}

const PermitFields = ({ request, amount }: PartProps) => (
  <fieldset className="grid min-w-0 gap-1.5">
    <legend className="mb-1.5 font-bold">Permit</legend>{" "}
    <p className="text-sm text-muted">{PERMIT_HINTS[request.job?.stands ?? "unsure"]}</p>
    <div className={COLUMNS}>
      <TextField
        label={`${LINE_LABELS["permit-council-fee"]} (£)`}
        placeholder={NOT_SAID}
        {...amount("permit-council-fee")}
      />
      <TextField
        label={`${LINE_LABELS["permit-handling"]} (£)`}
        placeholder={NOT_SAID}
        {...amount("permit-handling")}
      />
    </div>
  </fieldset>
);

const CoverFields = ({ request: { weeks }, field, amount }: PartProps) => (
  <fieldset className="min-w-0" aria-describedby={UNSAID_ID}>
    <legend className="mb-1 font-bold">What it covers</legend>{" "}
    <p id={UNSAID_ID} className="mb-3 text-sm text-muted">
      Leave out what you don't want to say: the customer then sees "not said".
    </p>
    <div className={COLUMNS}>
      <TextField
        label="Days of hire"
        hint={weeks && `Asked for: ${formatWeeks(weeks)}, ${weeks * 7} days`}
        inputMode="numeric"
        placeholder={NOT_SAID}
        {...field("hireDays")}
      />
      <TextField label="Each extra week (£)" placeholder={NOT_SAID} {...amount("extraWeek")} />
      <TextField label="Weight limit (tonnes)" placeholder={NOT_SAID} {...amount("weightLimitTonnes")} />
      <TextField label="Each tonne above (£)" placeholder={NOT_SAID} {...amount("overweightPerTonne")} />
    </div>
  </fieldset>
);

const DateFields = ({ request: { job }, field }: PartProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-bold">Dates</legend>{" "}
    <div className={DATE_COLUMNS}>
      <TextField
        label="Earliest delivery"
        hint={job?.date && `Asked for: ${shortDay(job.date)}`}
        type="date"
        min={todayInLondon()}
        {...field("earliestDate")}
      />
      <TextField label="Price holds until" type="date" min={todayInLondon()} {...field("validUntil")} />
    </div>
  </fieldset>
);

const PERMIT_HINTS = {
  road: "The skip stands on the road.",
  unsure: "The customer doesn't know yet where it stands. What you fill in is added to your total.",
  drive: "The skip stands on a drive.",
};
