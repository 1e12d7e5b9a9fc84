import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { comparable, readOpened } from "#client/components/form/posted-form.ts";
import type { Company } from "#contract/companies.ts";
import { FROM_MONDAY } from "#contract/job/delivery-days.ts";
import { type AreaRow, fromTermRows, NO_TERMS } from "#contract/job/term-rows.ts";
import { formatDistricts, readDistricts } from "#contract/text/district-list.ts";
import { KM_PER_MILE } from "#contract/text/place-words.ts";
import {
  firstOf,
  linkedTo,
  type PartFieldsProps,
  type PartFieldValues,
  type PartForm,
  textsOf,
  withLabel,
  YES,
} from "./part-form.tsx";

const TEXTS = ["coverage", "noticeDays"] as const;
const AREAS = ["miles", "codes", "exclude"] as const;
const DAYS = FROM_MONDAY.map(({ value, label }) => ({ value, label, name: `day-${value}` }));
/** One extra checkbox ticks all five days, and is shown unless all five are already ticked. */
const WORKING_DAYS = DAYS.slice(0, 5);
const FROM_MONDAY_TO_FRIDAY = "day-mon-fri";
const saysWorkingDays = (values: PartFieldValues) =>
  WORKING_DAYS.every(({ name }) => values[name] !== undefined);

const TYPED = {
  miles: { label: "Miles around your yard" },
  exclude: { label: "But not in these districts" },
  codes: { label: "Postcode districts" },
  coverage: { label: "Where you deliver, in your own words" },
  noticeDays: { label: "Notice in working days" },
};

/**
 * The form has one distance and one list of districts, so it shows several stored areas as a single area (`areasOf`). It saves
 * areas only if the company changed them, because saving would replace the stored areas with the single area.
 */
export const areasPart: PartForm = {
  hint: "With a distance or postcode districts, search can say that you deliver to a customer. Give one of them, or both.",
  fields: {
    ...TYPED,
    ...Object.fromEntries(
      DAYS.map(({ name, label }) => [name, { label: `Delivers on ${label}s`, options: YES }]),
    ),
    [FROM_MONDAY_TO_FRIDAY]: { label: "Delivers from Monday to Friday", options: YES },
    // Forms rendered by the previous release ask for kilometres in the field `km`.
    km: { label: "km" },
  },
  start: (listing) => ({
    ...textsOf(listing, TEXTS),
    ...areasOf(listing),
    ...Object.fromEntries(
      DAYS.flatMap(({ value, name }) => (listing.deliveryDays.includes(value) ? [[name, "on"]] : [])),
    ),
  }),
  read: (values) => {
    const { miles = "", codes = "", exclude = "", noticeDays = "" } = values;
    const km = values.km ?? inKm(miles);
    const rows: AreaRow[] = [];
    const hasRadius = km.trim() !== "" || (codes.trim() === "" && exclude.trim() !== "");
    if (hasRadius) rows.push({ type: "radius", km, codes: "", exclude });
    if (codes.trim() !== "")
      rows.push({ type: "districts", km: "", codes, exclude: hasRadius ? "" : exclude });
    const terms = fromTermRows({ ...NO_TERMS, coverageAreas: rows, noticeDays });
    const { coverageAreas } = terms;
    return {
      changes: {
        ...textsOf(values, ["coverage"]),
        ...(hasChangedAreas(values) && { coverageAreas }),
        noticeDays: terms.noticeDays,
        deliveryDays: DAYS.filter((day) => isTicked(values, day)).map(({ value }) => value),
      },
      fieldOf: (path) => areaField(path) ?? firstOf(path),
      explain: (path, message) => {
        const field = areaField(path);
        if (field === "miles") return `Miles must be a number above 0 and at most ${MOST_MILES}`;
        if (path === "coverage") return withLabel(message, TYPED.coverage.label);
        return (field && readDistricts(values[field] ?? "").problem) || message;
      },
    };
  },
  Fields: AreaFields,
};

const isTicked = (values: PartFieldValues, day: (typeof DAYS)[number]): boolean =>
  values[day.name] !== undefined ||
  (values[FROM_MONDAY_TO_FRIDAY] !== undefined && WORKING_DAYS.includes(day));

/** The form field of a schema path such as `coverageAreas.0.codes.0`. Null for a path outside the areas. */
function areaField(path: string): string | null {
  if (!path.startsWith("coverageAreas.")) return null;
  const field = path.split(".")[2] ?? "km";
  return field === "km" ? "miles" : field;
}

/** In miles: 500 km, the limit of a stated area, rounded down. */
const MOST_MILES = 310;
const oneDecimal = (number: number) => Math.round(number * 10) / 10;

/** The unit may be typed, too. Other text that is not a number becomes "NaN", which the schema refuses. */
const inKm = (typed: string): string => {
  const miles = typed.trim().replace(/\s*mi(les?)?\.?$/i, "");
  return miles === "" ? "" : String(oneDecimal(Number(miles) * KM_PER_MILE));
};

/** Rounds a distance that is nearly a whole number of miles: 32 km become 20 miles, not 19.9. */
export function inMiles(km: number): string {
  const miles = km / KM_PER_MILE;
  const whole = Math.round(miles);
  return String(Math.abs(miles - whole) < 0.2 ? whole : oneDecimal(miles));
}

function hasChangedAreas(values: PartFieldValues): boolean {
  const opened = readOpened(values.opened);
  return AREAS.some(
    (name) => opened[name] === undefined || comparable(opened[name]) !== comparable(values[name]),
  );
}

function areasOf({ coverageAreas }: Pick<Company, "coverageAreas">) {
  const around = coverageAreas.flatMap((area) => (area.type === "radius" ? area : []));
  const listed = coverageAreas.flatMap((area) =>
    area.type === "districts" ? area.codes.filter((code) => !area.exclude?.includes(code)) : [],
  );
  return {
    miles: around.length > 0 ? inMiles(Math.max(...around.map(({ km }) => km))) : "",
    codes: formatDistricts([...new Set(listed)]),
    exclude: formatDistricts([...new Set(around.flatMap(({ exclude = [] }) => exclude))]),
  };
}

function AreaFields(props: PartFieldsProps) {
  const linked = (name: keyof typeof TYPED) => ({
    ...{ ...linkedTo(props, name), ...TYPED[name], autoComplete: "off" },
  });
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-[2fr_3fr]">
        <div className="grid content-start gap-5">
          <TextField hint="For example 20" inputMode="decimal" {...linked("miles")} />
          <TextAreaField hint="For example LS1-LS8, BD1" {...linked("codes")} />
          <TextField
            hint="For example LS9, BD1-BD4. They are taken out of the districts above as well."
            {...linked("exclude")}
          />
        </div>
        {props.drawing}
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">Days on which you deliver</legend>{" "}
        <div className="flex flex-wrap gap-2">
          {!saysWorkingDays(props.values) && (
            <DayTick {...props} name={FROM_MONDAY_TO_FRIDAY} label="Monday to Friday" short="Mon to Fri" />
          )}
          {DAYS.map(({ name, label }) => (
            <DayTick key={name} {...props} name={name} label={label} short={label.slice(0, 3)} />
          ))}
        </div>
      </fieldset>
      <TextField
        hint="From the order to the delivery. 1 is the next working day."
        inputMode="numeric"
        {...linked("noticeDays")}
      />
      <TextField hint="Shown as you write it." {...linked("coverage")} />
    </>
  );
}

interface DayTickProps extends PartFieldsProps {
  name: string;
  label: string;
  short: string;
}

const DayTick = ({ values, name, label, short }: DayTickProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-edge px-2.5 font-semibold has-checked:border-ink has-checked:bg-skip-pale">
    <input
      type="checkbox"
      name={name}
      defaultChecked={values[name] !== undefined}
      className="size-5 accent-ink"
    />
    <span aria-hidden="true">{short}</span> <span className="sr-only">{label}</span>
  </label>
);
