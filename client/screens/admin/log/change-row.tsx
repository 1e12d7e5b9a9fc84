import { Badge } from "#client/components/ui/badge.tsx";
import type { Change } from "#contract/changes/changes.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { dateAndTime } from "../dates.ts";
import { CompanyPageLink } from "../desk-links.tsx";
import { ChangeDetails } from "./change-details.tsx";
import {
  AUTHOR_WORDS,
  changeLabel,
  KIND_WORDS,
  reasonText,
  UNDO_WORDS,
  undoesImport,
} from "./change-words.ts";

export function ChangeRow({ change, onUndone }: { change: Change; onUndone: () => void }) {
  const { kind, by, reason, imported, canUndo, keptUntil, undoneAt, createdAt } = change;
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
        <ChangeDetails change={change} />
        {keptUntil && <p className="text-sm text-ink-soft">Can come back until {dateAndTime(keptUntil)}</p>}
      </div>
      {canUndo && (
        <ActButton
          label="Undo"
          name={`${action}: ${changeLabel(change)}, ${dateAndTime(createdAt)}`}
          asks={kind === "import" && undoesImport(imported?.fileName ?? "the file")}
          send={() => adminRequest("POST", `/api/changes/${change.id}/undo`)}
          done={done}
          // A later change can prevent it: the server says which.
          failed="Failed to undo"
          failedTitle="Not undone"
          onDone={onUndone}
        >
          {action}
        </ActButton>
      )}
    </li>
  );
}

const UNDO = { action: "Undo", done: "The change is undone" };

/** Names a quote request by its reference, and a listing request or a complaint by its number. */
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
