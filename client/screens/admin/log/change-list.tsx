import { useRef } from "react";
import { SelectField } from "#client/components/form/fields.tsx";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Pagination } from "#client/components/pagination.tsx";
import { UrlFilterField } from "#client/components/search/filters/filter-field.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { Change, FieldChange } from "#contract/changes/changes.ts";
import { type ChangeKind, KEPT_DAYS } from "#contract/changes/options.ts";
import { countOf, formatCount } from "#contract/text/spelling.ts";
import { ActButton } from "../act-button.tsx";
import { AdminHead } from "../admin-head.tsx";
import { adminRequest } from "../admin-requests.ts";
import { dateAndTime } from "../dates.ts";
import { CompanyPageLink } from "../desk-links.tsx";
import { deskQuery } from "../queries.ts";
import {
  AUTHOR_WORDS,
  changeLabel,
  FILTER_WORDS,
  fieldLabel,
  KIND_WORDS,
  reasonText,
  UNDO_WORDS,
  undoesImport,
  valueText,
} from "./change-words.ts";

export default function ChangeList() {
  const params = usePageParams();
  /** Gets the focus when a change is undone, because the pressed button is removed. */
  const found = useRef<HTMLParagraphElement>(null);
  const query = params.toString();
  // The log is not cached after the administrator leaves it, so that each visit loads it again.
  const { data, isPending, isError } = useQuery({
    ...deskQuery(query ? `/api/changes?${query}` : "/api/changes"),
    gcTime: 0,
  });
  const isFiltered = ["search", "what"].some((name) => params.has(name));
  return (
    <div className="grid gap-4">
      <AdminHead title="Log of changes" />
      <p className="max-w-prose text-ink-soft">
        What you, companies and imports changed in listings and reviews, and what you left or marked as done
        in the work queue, newest first. Removed reviews, and companies taken out, can come back for{" "}
        {KEPT_DAYS} days; then they are erased.
      </p>
      <ChangeFilters />
      {isError && <FieldError role="alert" message="Failed to fetch the changes" />}
      {isPending && <SkeletonList count={4} label="Loading the changes" className="grid gap-4" />}{" "}
      {data && (
        <>
          <p ref={found} tabIndex={-1} role="status" className="font-semibold outline-none">
            {countText(data.total, isFiltered)}
          </p>
          {data.changes.length > 0 && (
            <ul className="card divide-y divide-line">
              {data.changes.map((change) => (
                <ChangeRow key={change.id} change={change} onUndone={() => found.current?.focus()} />
              ))}
            </ul>
          )}
          <Pagination page={data.page} totalPages={data.totalPages} />
        </>
      )}
    </div>
  );
}

function countText(total: number, isFiltered: boolean): string {
  if (total === 0) return isFiltered ? "No change matches" : "Nothing has been changed yet";
  return countOf(total, "change");
}

const GROUPS = Object.entries(FILTER_WORDS).map(([value, label]) => ({ value, label }));

function ChangeFilters() {
  const params = usePageParams();
  const changeParams = useChangeParams();
  return (
    <search className="grid gap-4 *:gap-1! sm:grid-cols-2 max-sm:[&_label]:text-sm">
      <UrlFilterField name="search" label="Company" placeholder="Name or number" />
      <SelectField
        label="What changed"
        prompt="Anything"
        options={GROUPS}
        value={params.get("what") ?? ""}
        onChange={({ target }) => changeParams({ what: target.value, page: undefined })}
      />
    </search>
  );
}

function ChangeRow({ change, onUndone }: { change: Change; onUndone: () => void }) {
  const { kind, by, reason, fields, merged, review, imported, canUndo, keptUntil, undoneAt, createdAt } =
    change;
  const { action, done } = UNDO_WORDS[kind] ?? UNDO;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
      <div className="mr-auto grid min-w-0 flex-1 basis-72 gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold wrap-anywhere">
          <span>
            {KIND_WORDS[kind]}
            <Subject change={change} />
          </span>{" "}
          {undoneAt && (
            <Badge>{kind === "company-changed" ? "Undone" : `Undone ${dateAndTime(undoneAt)}`}</Badge>
          )}
        </h2>
        <p className="text-sm text-muted">
          {AUTHOR_WORDS[by]}, <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        </p>
        {reason && <p className="text-sm text-ink-soft">Reason: {reasonText(reason)}</p>}
        {merged && (
          <p className="wrap-anywhere">
            {kind === "duplicate" ? "The other entry" : "Merged into it"}: {merged.name}
          </p>
        )}
        {review && <ReviewWords review={review} />}{" "}
        {kind === "company-added" ? (
          <AddedFields fields={fields} />
        ) : (
          <FieldChanges fields={fields} after={ASKED_FOR.includes(kind) ? "Asked for" : "After"} />
        )}
        {imported && <ImportWords imported={imported} />}
        {keptUntil && <p className="text-sm text-ink-soft">Can come back until {dateAndTime(keptUntil)}</p>}
      </div>
      {canUndo && (
        <ActButton
          label={action}
          name={`${action}: ${changeLabel(change)}, ${dateAndTime(createdAt)}`}
          asks={kind === "import" && undoesImport(imported?.fileName ?? "the file")}
          send={() => adminRequest("POST", `/api/changes/${change.id}/undo`)}
          done={done}
          // A later change can prevent the undo. The server's message then replaces this text and names the later change.
          failed="Failed to undo"
          failedTitle="Not undone"
          onDone={onUndone}
        />
      )}
    </li>
  );
}

const UNDO = { action: "Undo", done: "The change is undone" };

/** A quote request has a reference. A listing request or a complaint has a number. */
const requestName = (request: string) => (/^\d+$/.test(request) ? `number ${request}` : request);

function Subject({ change: { company, imported, request } }: { change: Change }) {
  if (imported) return imported.fileName && `: ${imported.fileName}`;
  if (request && !company) return `: ${requestName(request)}`;
  if (!company) return null;
  const name = company.name ?? `number ${company.id}`;
  if (!company.isStored) return `: ${name}`;
  return (
    <>
      {": "}
      <CompanyPageLink id={company.id}>{name}</CompanyPageLink>
      {request && `, ${requestName(request)}`}
    </>
  );
}

const ASKED_FOR: readonly ChangeKind[] = ["change-refused", "correction-left", "correction-done"];

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
