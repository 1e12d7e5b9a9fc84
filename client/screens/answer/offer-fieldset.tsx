import { useEffect, useState } from "react";
import { formatWeeks } from "#client/components/company/format.ts";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { FieldError } from "#client/components/form/form-field.tsx";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import {
  lineLabels,
  MAX_EXTRA_LINES,
  MAX_OFFER_NOTE,
  OFFER_LABELS,
  VAT_STATUSES,
} from "#contract/answers/offer.ts";
import {
  extraLine,
  FIXED_KINDS,
  filledExtraRows,
  fixedLine,
  isTicked,
} from "#contract/answers/offer-form.ts";
import { todayInLondon } from "#contract/dates.ts";
import { roadWords } from "#contract/job/road-words.ts";
import { MAX_LINE } from "#contract/limits.ts";
import { type FieldProps, plainRows } from "./shown-offer.ts";

/** Two columns for short fields. One column if two do not fit, for example at a large font size. */
const COLUMNS = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-x-3 gap-y-4";
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

export function OfferFieldset({ request, ...values }: FieldProps & Pick<PartProps, "request">) {
  const { start } = values;
  const field = (name: string) => inputProps(name, values);
  const amount = (name: string) => ({ ...field(name), inputMode: "decimal" as const });
  const parts = { request, field, amount };
  const isPermitSaid = start["permit-council-fee"] || start["permit-handling"];
  const mayNeedPermit = request.job?.stands !== "drive" || Boolean(isPermitSaid);
  return (
    <>
      <TextField
        label="Price for the hire (£)"
        required
        hint={`With delivery, collection and tipping, without ${roadWords(request.job?.division).withArticle}`}
        {...amount("hire")}
      />
      {mayNeedPermit && <PermitFields {...parts} />}
      <ExtraRows {...values} />
      <VatFields {...values} hasPermit={mayNeedPermit} labels={lineLabels(request.job)} />
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
    <legend className="mb-1.5 font-bold">{roadWords(request.job?.division).title}</legend>{" "}
    <p className="text-sm text-muted">{PERMIT_HINTS[request.job?.stands ?? "unsure"]}</p>
    <div className={COLUMNS}>
      {(["permit-council-fee", "permit-handling"] as const).map((kind) => (
        <TextField
          key={kind}
          label={`${lineLabels(request.job)[kind]} (£)`}
          placeholder={NOT_SAID}
          {...amount(kind)}
        />
      ))}
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
        label={OFFER_LABELS.hireDays}
        hint={weeks && `Asked for: ${formatWeeks(weeks)}, ${weeks * 7} days`}
        inputMode="numeric"
        placeholder={NOT_SAID}
        {...field("hireDays")}
      />
      <TextField label={`${OFFER_LABELS.extraWeek} (£)`} placeholder={NOT_SAID} {...amount("extraWeek")} />
      <TextField
        label={`${OFFER_LABELS.weightLimitTonnes} (tonnes)`}
        placeholder={NOT_SAID}
        {...amount("weightLimitTonnes")}
      />
      <TextField
        label={`${OFFER_LABELS.overweightPerTonne} (£)`}
        placeholder={NOT_SAID}
        {...amount("overweightPerTonne")}
      />
    </div>
  </fieldset>
);

const DateFields = ({ request: { job, permitNotice }, field }: PartProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-bold">Dates</legend>{" "}
    <div className={DATE_COLUMNS}>
      <TextField
        label={OFFER_LABELS.earliestDate}
        hint={
          [job?.date && `Asked for: ${shortDay(job.date)}.`, permitNotice?.text].filter(Boolean).join(" ") ||
          undefined
        }
        type="date"
        min={todayInLondon()}
        {...field("earliestDate")}
      />
      <TextField label={OFFER_LABELS.validUntil} type="date" min={todayInLondon()} {...field("validUntil")} />
    </div>
  </fieldset>
);

const PERMIT_HINTS = {
  road: "The skip stands on the road.",
  unsure: "The customer doesn't know yet where it stands. What you fill in is added to your total.",
  drive: "The skip stands on a drive.",
};

function ExtraRows({ start, fields, errors }: FieldProps) {
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) document.getElementById(extraLine(added).item)?.focus();
  }, [added]);
  const rows = fields
    ? Math.max(filledExtraRows(fields), filledExtraRows(start), 1 + added)
    : plainRows(start);
  const isOpen =
    filledExtraRows(start) > 0 || Object.keys(errors).some((field) => field.startsWith("extra-"));
  return (
    <details open={isOpen}>
      <summary className="flex min-h-11 items-center">
        <span>
          <span className="link font-bold">Extras</span>
          <span className="text-ink-soft">, such as a mattress or tyres</span>
        </span>
      </summary>{" "}
      <div className="grid gap-4 pt-1">
        <p className="text-sm text-muted">
          Only what this job needs: it is added to your total. Empty rows are left out.
        </p>
        {Array.from({ length: rows }, (_, row) => extraLine(row)).map(({ label, item, price }) => (
          <fieldset key={item} className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(5rem,7rem)] gap-x-3">
            <legend className="sr-only">{label}</legend>{" "}
            <TextField label={label} maxLength={MAX_LINE} {...inputProps(item, { start, errors })} />
            <TextField label="Price (£)" inputMode="decimal" {...inputProps(price, { start, errors })} />
          </fieldset>
        ))}{" "}
        {fields && rows < MAX_EXTRA_LINES && (
          <button
            type="button"
            onClick={() => setAdded(rows)}
            className={`${buttonClass("quiet", "small")} justify-self-start`}
          >
            Add an extra
          </button>
        )}
      </div>
    </details>
  );
}

const ERROR_ID = "vat-error";

interface VatFieldsProps extends FieldProps {
  hasPermit: boolean;
  labels: ReturnType<typeof lineLabels>;
}

function VatFields(props: VatFieldsProps) {
  const { vat: error } = props.errors;
  return (
    <div>
      <div
        role="radiogroup"
        aria-labelledby="vat-label"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && ERROR_ID}
      >
        <p id="vat-label" className="mb-1 font-bold">
          VAT{" "}
          <span aria-hidden="true" className="text-stop">
            *
          </span>
        </p>
        {error && <FieldError id={ERROR_ID} message={error} />}
        {VAT_STATUSES.map(({ value, label }, position) => (
          <label key={value} className={optionClass}>
            <input
              // Links in the error summary lead to the first radio button.
              id={position === 0 ? "vat" : undefined}
              type="radio"
              name="vat"
              value={value}
              defaultChecked={props.start.vat === value}
              className="size-5 shrink-0 accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
      <VatBoxes {...props} />
    </div>
  );
}

const optionClass = "flex min-h-11 cursor-pointer items-center gap-3 rounded-control hover:bg-sand";

/** The checkboxes are visible only if "VAT is added" is chosen, even without script. Hidden ticks are sent too, but ignored. */
function VatBoxes({ start, fields, hasPermit, labels }: VatFieldsProps) {
  const held = fields ?? start;
  const lines = [
    ...FIXED_KINDS.filter((kind) => kind === "hire" || hasPermit).map((kind) => ({
      names: fixedLine(kind),
      label: labels[kind],
      isSpare: false,
    })),
    ...Array.from({ length: MAX_EXTRA_LINES }, (_, row) => ({
      names: extraLine(row),
      label: held[extraLine(row).item]?.trim() || extraLine(row).label,
      isSpare: row >= plainRows(start),
    })),
  ];
  return (
    <fieldset className="mt-1 ml-8 hidden min-w-0 group-has-[input[value=added]:checked]/offer:block">
      <legend className="text-sm text-ink-soft">Add 20% VAT to</legend>{" "}
      {lines.map(({ names, label, isSpare }) => (
        <label
          key={names.vat}
          // Without script, the checkboxes can't follow the typed prices, so every line has a checkbox.
          hidden={fields ? !fields[names.price]?.trim() : isSpare}
          className={optionClass}
        >
          <input
            type="checkbox"
            name={names.vat}
            defaultChecked={isTicked(start, names.vat)}
            className="size-5 shrink-0 accent-ink"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
