import { RowInput } from "#client/components/form/row-control.tsx";
import { MOST_AUTHORITIES } from "#contract/limits.ts";
import { type PartFieldsProps, type PartFieldValues, type PartForm, typedFact } from "./part-form.ts";
import { RowList } from "./row-list.tsx";

const ROWS = Array.from({ length: MOST_AUTHORITIES }, (_, at) => at);
const LABELS = { authority: "Council", until: "Registered until" };

/** A row for each road authority. Its name is completed by the authorities that we know. */
export const authoritiesPart: PartForm = {
  hint: "Some councils let only registered companies put skips on their roads. For a skip on the road, lists show companies first that are registered with the council there.",
  names: ROWS.flatMap((at) => [`authority-${at}`, `until-${at}`]),
  start: ({ authorities }) =>
    Object.fromEntries(
      authorities.flatMap(({ name, until }, at) => [
        [`authority-${at}`, name],
        [`until-${at}`, until ?? ""],
      ]),
    ),
  read: (values, tables) => {
    const rows = filledRows(values);
    const nameOf = (typed: string) => tables?.authorityNamed(typed) ?? typed;
    return {
      changes: {
        authorities: rows.map((at) => ({
          name: nameOf(values[`authority-${at}`]?.trim() ?? ""),
          until: values[`until-${at}`]?.trim() || null,
        })),
      },
      fieldOf: (path) => {
        const [, row, cell] = path.split(".");
        return `${cell === "until" ? "until" : "authority"}-${rows[Number(row)] ?? 0}`;
      },
    };
  },
  problems: (values, tables) =>
    Object.fromEntries(
      filledRows(values).flatMap((at) => {
        const typed = values[`authority-${at}`]?.trim();
        const isKnown = !typed || !tables || tables.authorityNamed(typed) !== null;
        return isKnown
          ? []
          : [[`authority-${at}`, "We know no council of that name: choose one of the list"]];
      }),
    ),
  describe: (name, value) => {
    const [cell = "", at] = name.split("-");
    return typedFact(`${LABELS[cell as keyof typeof LABELS] ?? cell} ${Number(at) + 1}`, value);
  },
  Fields: AuthorityFields,
};

const filledRows = (values: PartFieldValues): number[] =>
  ROWS.filter((at) => values[`authority-${at}`]?.trim() || values[`until-${at}`]?.trim());

function AuthorityFields({ values, errors, authorities = [] }: PartFieldsProps) {
  const linked = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  const filled = Math.max(-1, ...filledRows(values)) + 1;
  return (
    <>
      <datalist id="authorities">
        {authorities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <RowList
        filled={filled}
        most={MOST_AUTHORITIES}
        more="Add a council"
        row={(at) => (
          <fieldset key={at} className="grid grid-cols-[3fr_2fr] gap-3">
            <legend className="sr-only">Council {at + 1}</legend>
            <RowInput
              labelled
              label={LABELS.authority}
              list="authorities"
              autoComplete="off"
              {...linked(`authority-${at}`)}
            />
            <RowInput labelled label={LABELS.until} type="date" {...linked(`until-${at}`)} />
          </fieldset>
        )}
      />
    </>
  );
}
