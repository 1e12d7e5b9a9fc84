import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import type { Company } from "#contract/companies.ts";
import { type AreaRow, fromTermRows, NO_TERMS } from "#contract/job/term-rows.ts";
import { formatDistricts, readDistricts } from "#contract/text/district-list.ts";
import {
  comparable,
  firstOf,
  type PartFieldsProps,
  type PartFieldValues,
  type PartForm,
  pick,
  readOpened,
  textsOf,
  typedFact,
} from "./part-form.ts";

const TEXTS = ["coverage", "noticeDays"] as const;
const AREAS = ["km", "codes", "exclude"] as const;

const LABELS = {
  km: "Kilometres around your yard",
  exclude: "But not in these districts",
  codes: "Postcode districts",
  coverage: "Where you deliver, in your own words",
  noticeDays: "Notice in working days",
};

/**
 * The form has one distance around the yard and one list of districts. It shows stored areas of the same kind joined: the
 * largest distance with all excluded districts, and all listed districts that their own areas do not exclude. It saves areas
 * only if the company changed them. Otherwise every save would replace several stored areas by the joined one.
 */
export const areasPart: PartForm = {
  hint: "With a distance or postcode districts, search can say that you deliver to a customer. Give one of them, or both.",
  names: Object.keys(LABELS),
  start: (listing) => ({ ...textsOf(listing, TEXTS), ...areasOf(listing) }),
  read: (values) => {
    const { km = "", codes = "", exclude = "", noticeDays = "" } = values;
    const rows: AreaRow[] = [];
    if (km.trim() !== "" || exclude.trim() !== "") rows.push({ type: "radius", km, codes: "", exclude });
    if (codes.trim() !== "") rows.push({ type: "districts", km: "", codes, exclude: "" });
    const terms = fromTermRows({ ...NO_TERMS, coverageAreas: rows, noticeDays });
    const { coverageAreas } = terms;
    return {
      changes: {
        ...pick(values, ["coverage"]),
        ...(hasChangedAreas(values) && { coverageAreas }),
        noticeDays: terms.noticeDays,
      },
      fieldOf: (path) => areaField(path) ?? firstOf(path),
      explain: (path, message) => {
        const field = areaField(path);
        return (field && field !== "km" && readDistricts(values[field] ?? "").problem) || message;
      },
    };
  },
  describe: (name, value) => typedFact(LABELS[name as keyof typeof LABELS] ?? name, value),
  Fields: AreaFields,
};

/** The field for a path such as `coverageAreas.0.codes.0`. Null for another path. */
const areaField = (path: string): string | null =>
  path.startsWith("coverageAreas.") ? (path.split(".")[2] ?? "km") : null;

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
    km: around.length > 0 ? String(Math.max(...around.map(({ km }) => km))) : "",
    codes: formatDistricts([...new Set(listed)]),
    exclude: formatDistricts([...new Set(around.flatMap(({ exclude = [] }) => exclude))]),
  };
}

function AreaFields({ values, errors }: PartFieldsProps) {
  const linked = (name: keyof typeof LABELS) => ({
    id: name,
    name,
    label: LABELS[name],
    defaultValue: values[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <>
      <TextField hint="A mile is 1.6 km: 20 miles are 32 km." inputMode="decimal" {...linked("km")} />
      <TextField hint="For example LS9, BD1-BD4" {...linked("exclude")} />
      <TextAreaField hint="For example LS1-LS8, BD1" {...linked("codes")} />
      <TextField hint="Shown as you write it." {...linked("coverage")} />
      <TextField
        hint="From the order to the delivery. 1 is the next working day."
        inputMode="numeric"
        {...linked("noticeDays")}
      />
    </>
  );
}
