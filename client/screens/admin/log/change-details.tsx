import { formatCount } from "#client/components/company/format.ts";
import type { Change, FieldChange } from "#contract/changes/changes.ts";
import { fieldLabel, valueText } from "./change-words.ts";

export function ChangeDetails({ change }: { change: Change }) {
  const { kind, fields, merged, review, imported } = change;
  return (
    <>
      {merged && <p className="wrap-anywhere">Merged into it: {merged.name}</p>}
      {review && <ReviewWords review={review} />}{" "}
      {kind === "company-added" ? (
        <AddedFields fields={fields} />
      ) : (
        <FieldChanges fields={fields} after={kind === "change-refused" ? "Asked for" : "After"} />
      )}
      {imported && <ImportWords imported={imported} />}
    </>
  );
}

const LONG = 300;

const Value = ({ text }: { text: string | null }) => {
  if (text === null) return <span className="text-muted">nothing</span>;
  if (text.length <= LONG) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <details>
      <summary className="cursor-pointer">{text.slice(0, LONG / 2)}…</summary>{" "}
      <span className="whitespace-pre-line">{text}</span>
    </details>
  );
};

interface FieldChangesProps {
  fields: readonly FieldChange[];
  after?: string;
}

function FieldChanges({ fields, after: laterWord = "After" }: FieldChangesProps) {
  if (fields.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-2">
      {fields.map(({ field, before, after }) => (
        <div
          key={field}
          className="grid gap-x-4 wrap-anywhere sm:grid-cols-[10rem_1fr] lg:grid-cols-[10rem_1fr_1fr]"
        >
          <dt className="font-semibold">{fieldLabel(field)}</dt>
          <dd className="text-ink-soft">
            <span className="text-muted">Before: </span>
            <Value text={valueText(field, before)} />
          </dd>
          <dd className="sm:col-start-2 lg:col-start-auto">
            <span className="text-muted">{laterWord}: </span>
            <Value text={valueText(field, after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AddedFields({ fields }: { fields: readonly FieldChange[] }) {
  const said = fields.flatMap(({ field, after }) => {
    const text = valueText(field, after);
    return text === null ? [] : [{ field, text }];
  });
  return (
    <details>
      <summary className="cursor-pointer font-semibold">What it said</summary>{" "}
      <dl className="mt-1 grid gap-1">
        {said.map(({ field, text }) => (
          <div key={field} className="grid gap-x-4 wrap-anywhere sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold">{fieldLabel(field)}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const ReviewWords = ({ review }: { review: NonNullable<Change["review"]> }) => (
  <blockquote className="max-w-prose border-l-4 border-line pl-3 wrap-anywhere">
    <p className="font-semibold">
      “{review.title}”, {review.rating} of 5, by {review.customerName}
    </p>
    <p className="line-clamp-4 whitespace-pre-line">{review.content}</p>
  </blockquote>
);

function ImportWords({ imported }: { imported: NonNullable<Change["imported"]> }) {
  const { added, changed, companies } = imported;
  const more = added + changed - companies.length;
  return (
    <>
      <p>
        {formatCount(added)} added, {formatCount(changed)} changed
      </p>
      {companies.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold">What it changed</summary>{" "}
          <ul className="mt-2 grid gap-3">
            {companies.map(({ id, name, isNew, fields }) => (
              <li key={id}>
                <p className="font-semibold wrap-anywhere">
                  {name}
                  {isNew && ": added"}
                </p>
                {!isNew && <FieldChanges fields={fields} />}
              </li>
            ))}
            {more > 0 && <li>And {formatCount(more)} more</li>}
          </ul>
        </details>
      )}
    </>
  );
}
