import { RowInput } from "#client/components/form/row-control.tsx";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { type Pause, pausesFrom } from "#contract/job/delivery-days.ts";
import { MOST_PAUSES, PAUSE_DAYS_AHEAD } from "#contract/limits.ts";
import { type PartFieldsProps, type PartFieldValues, type PartForm, typedFact } from "./part-form.ts";
import { RowList } from "./row-list.tsx";

const ROWS = Array.from({ length: MOST_PAUSES }, (_, at) => at);
const LABELS = { from: "First day", to: "Last day" };

/** A row for each pause, also those to come. A row with one of its days is a pause from today, or of that day. */
export const pausesPart: PartForm = {
  hint: "On holiday, or no lorry free? Nobody can send you a request on these days, and lists offer no delivery on them. Your listing stays, and says so. Set next Christmas today if you like; to end a pause, empty its days.",
  names: ROWS.flatMap((at) => [`from-${at}`, `to-${at}`]),
  start: (listing) =>
    Object.fromEntries(
      pausesFrom(listing, todayInLondon()).flatMap(({ from, to }, at) => [
        [`from-${at}`, from],
        [`to-${at}`, to],
      ]),
    ),
  read: (values) => {
    const rows = filledRows(values);
    return {
      changes: { pauses: rows.map((at) => pauseOf(values, at)) },
      fieldOf: (path) => {
        const [, row, cell = "to"] = path.split(".");
        return `${cell}-${rows[Number(row)] ?? 0}`;
      },
    };
  },
  problems: (values) =>
    Object.fromEntries(
      filledRows(values)
        .filter((at) => pauseOf(values, at).to < todayInLondon())
        .map((at) => [`to-${at}`, "The last day must not be in the past"]),
    ),
  describe: (name, value) => {
    const [cell = "", at] = name.split("-");
    return typedFact(`${LABELS[cell as keyof typeof LABELS] ?? cell} of pause ${Number(at) + 1}`, value);
  },
  Fields: PauseFields,
};

const filledRows = (values: PartFieldValues): number[] =>
  ROWS.filter((at) => values[`from-${at}`]?.trim() || values[`to-${at}`]?.trim());

function pauseOf(values: PartFieldValues, at: number): Pause {
  const [from, to] = [values[`from-${at}`]?.trim(), values[`to-${at}`]?.trim()];
  return { from: from || todayInLondon(), to: to || from || "" };
}

function PauseFields({ values, errors }: PartFieldsProps) {
  const filled = Math.max(-1, ...filledRows(values)) + 1;
  return (
    <RowList
      filled={filled}
      most={MOST_PAUSES}
      more="Add a pause"
      row={(at) => (
        <fieldset key={at} className="grid grid-cols-2 gap-3">
          <legend className="sr-only">Pause {at + 1}</legend>
          {(["from", "to"] as const).map((cell) => (
            <RowInput
              key={cell}
              labelled
              type="date"
              label={LABELS[cell]}
              min={todayInLondon()}
              max={addDays(todayInLondon(), PAUSE_DAYS_AHEAD)}
              id={`${cell}-${at}`}
              name={`${cell}-${at}`}
              defaultValue={values[`${cell}-${at}`]}
              error={errors[`${cell}-${at}`]}
            />
          ))}
        </fieldset>
      )}
    />
  );
}
