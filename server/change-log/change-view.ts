import type { Change, FieldChange } from "#contract/changes/changes.ts";
import type { FieldValues } from "#server/database/tables/changes.ts";
import type { StoredChange } from "./store.ts";

export function changeView(row: StoredChange): Change {
  const { id, kind, by, companyId, companyName, isStored, reason, merged, review, undoneAt, createdAt } = row;
  return {
    ...{ id, kind, by, reason, merged, review, undoneAt, createdAt },
    company: companyId === null ? null : { id: companyId, name: companyName, isStored },
    request: requestOf(row),
    fields: kind === "import" ? [] : fieldsOf(row.before, row.after),
    imported: kind === "import" ? importView(row) : null,
    canUndo: undoneAt === null && canUndo(row),
    keptUntil: row.isKept ? row.keptUntil : null,
  };
}

function requestOf({ before }: StoredChange): string | null {
  const { request } = before ?? {};
  return typeof request === "string" ? request : null;
}

function canUndo({ kind, isStored, isKept, isLastImport, review }: StoredChange): boolean {
  if (kind === "company-changed" || kind === "company-added") return isStored;
  if (kind === "company-merged") return true;
  if (kind === "review-kept") return review !== null;
  if (kind === "import") return isLastImport;
  return isKept;
}

const fieldsOf = (before: FieldValues | null, after: FieldValues | null): FieldChange[] =>
  Object.entries(after ?? {}).map(([field, value]) => ({
    field,
    before: before?.[field] ?? null,
    after: value,
  }));

function importView({ after, imported }: StoredChange): Change["imported"] {
  const { fileName, added, changed } = after ?? {};
  return {
    fileName: typeof fileName === "string" ? fileName : null,
    added: Number(added ?? 0),
    changed: Number(changed ?? 0),
    companies: (imported ?? []).map(({ id, name, before, after: said }) => ({
      ...{ id, name, isNew: before === null },
      fields: fieldsOf(before, said),
    })),
  };
}
