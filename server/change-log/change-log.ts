import type { Change, ChangePage, ChangesQuery, FieldChange } from "#contract/changes/changes.ts";
import { type ChangeKind, KEPT_DAYS } from "#contract/changes/options.ts";
import { DAY_MS } from "#contract/dates.ts";
import { PAGE_SIZE } from "#contract/limits.ts";
import { ASIDE_DAYS, type AsideKind } from "#contract/work/aside.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { CompanyFiles } from "#server/companies/csv/company-files.ts";
import type { CompanyEditor } from "#server/companies/edit.ts";
import type { EditUndo } from "#server/companies/many-edits.ts";
import type { CompanyMerges } from "#server/companies/merge/merge.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { FieldValues } from "#server/database/tables/changes.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Proposals } from "#server/proposals/proposals.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import type { Reviews } from "#server/reviews/reviews.ts";
import type { WorkQueue } from "#server/work/work.ts";
import * as store from "./store.ts";

export type ChangeLog = ReturnType<typeof createChangeLog>;

interface ChangeLogDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite" | "mergedInto">;
  editor: Pick<CompanyEditor, "takeOut" | "restore">;
  reviews: Pick<Reviews, "restore" | "reopenReports">;
  companyFiles: Pick<CompanyFiles, "undoLastImport">;
  editUndo: Pick<EditUndo, "undo">;
  merges: Pick<CompanyMerges, "undo">;
  proposals: Pick<Proposals, "reopen">;
  work: Pick<WorkQueue, "putBack">;
  jobs: Pick<Jobs, "define">;
}

type ChangeUndoResult = { undone: true } | Refusal;

const UNKNOWN: Refusal = { refused: "not-found", message: "No change with this id is known" };
const NEVER = conflict("This change cannot be undone.");
const UNDONE_ALREADY = conflict("This change is undone already.");
const NOT_LISTED = conflict("The company is no longer listed, so there is nothing to take out.");
const WAITS_ALREADY = conflict("It waits in the work queue already.");
const REVIEW_GONE = conflict("The review is not there any more, so its reports cannot wait again.");
const ERASED = conflict(
  `What was removed more than ${KEPT_DAYS} days ago is erased, so it cannot come back.`,
);

export function createChangeLog(deps: ChangeLogDeps) {
  const { database, jobs, companies, companyFiles, editUndo, merges } = deps;
  const eraseDeletedRows = () => store.eraseDeletedRows(database);
  jobs.define({ name: "change-retention", concurrency: 1, schedule: "35 * * * *", handle: eraseDeletedRows });

  async function undoEntry(id: number): Promise<ChangeUndoResult> {
    const entry = await database.transaction((tx) => undoLocked(deps, tx, id));
    if ("refused" in entry) return entry;
    if (entry.importId !== null) {
      const undone = await companyFiles.undoLastImport(entry.importId);
      return "refused" in undone ? { ...undone, message: `${undone.message}.` } : { undone: true };
    }
    const proposal = proposalIn(entry);
    if (proposal !== null) return deps.proposals.reopen(proposal);
    if (entry.companyId !== null) {
      // If the company was merged since, a restored review belongs to the kept company. So that company must be refreshed too.
      const keptId = companies.mergedInto(entry.companyId);
      await companies.refreshAfterWrite([entry.companyId, ...(keptId === null ? [] : [keptId])]);
    }
    return { undone: true };
  }

  return {
    async list(query: ChangesQuery): Promise<ChangePage> {
      const { total, rows } = await store.listChanges(database, query);
      const paging = { total, page: query.page ?? 1, totalPages: Math.ceil(total / PAGE_SIZE) };
      return { changes: rows.map(changeView), ...paging };
    },

    /** Undoes a change completely or not at all. `id` names a table and a row, for example "edit-12". */
    async undo(id: string): Promise<ChangeUndoResult> {
      const [kind, number] = id.split("-");
      if (kind === "entry") return undoEntry(Number(number));
      const undone = await (kind === "merge" ? merges : editUndo).undo(Number(number));
      if (!("refused" in undone)) return { undone: true };
      return undone.refused === "not-found" ? UNKNOWN : undone;
    },

    /**
     * Undoes the last decision about each review, one after the other. Counts the undone decisions. Lists the refusals, except
     * "not-found".
     */
    async undoReviewDecisions(reviewIds: readonly number[]) {
      let undone = 0;
      const refusals: Refusal[] = [];
      for (const id of await store.decisionsAbout(database, reviewIds)) {
        const outcome = await undoEntry(id);
        if ("undone" in outcome) undone += 1;
        else if (outcome.refused !== "not-found") refusals.push(outcome);
      }
      return { undone, refusals };
    },

    eraseDeletedRows,
  };
}

/** The decided proposal that the entry is about. */
const proposalIn = ({ before }: store.LogEntry): number | null => Number(before?.proposal) || null;

/** Locks an entry and undoes its change. Entries of imports and proposals are only locked: their domains undo them. */
async function undoLocked(deps: ChangeLogDeps, tx: Transaction, id: number) {
  const entry = await store.lockEntry(tx, id);
  if (!entry) return UNKNOWN;
  if (entry.undoneAt) return UNDONE_ALREADY;
  if (entry.importId !== null || proposalIn(entry) !== null) return entry;
  const refusal = await undoIn(deps, tx, entry);
  if (refusal) return refusal;
  await store.markEntryUndone(tx, id);
  return entry;
}

async function undoIn(
  { editor, reviews, work }: ChangeLogDeps,
  tx: Transaction,
  entry: store.LogEntry,
): Promise<Refusal | undefined> {
  const { kind, companyId, companyName, kept, before, after, createdAt } = entry;
  if (isAsideKind(kind))
    return (await work.putBack(tx, kind, String(before?.item))) ? undefined : WAITS_ALREADY;
  if (companyId === null) return NEVER;
  if (kind === "company-added") {
    const taken = await editor.takeOut(tx, { id: companyId, added: after ?? {} });
    if (!taken) return NOT_LISTED;
    if ("refused" in taken) return taken;
    await store.logTakenOut(tx, { companyId, companyName, kept: taken.kept });
    return undefined;
  }
  if (kind === "review-kept")
    return (await reviews.reopenReports(tx, entry.id)) > 0 ? undefined : REVIEW_GONE;
  if (kind !== "company-taken-out" && kind !== "review-removed") return NEVER;
  if (!kept || Date.now() - createdAt.getTime() > KEPT_DAYS * DAY_MS) return ERASED;
  const isReview = kind === "review-removed";
  const refusal = await (isReview ? reviews.restore(tx, { companyId, kept }) : editor.restore(tx, kept));
  if (refusal) return refusal;
  // The removal of the review also decided its reports. Now the reports wait for a decision again.
  if (isReview) await reviews.reopenReports(tx, entry.id);
  else await store.reopenAddition(tx, companyId);
  return undefined;
}

function changeView(row: store.StoredChange): Change {
  const { id, kind, by, companyId, companyName, isStored, reason, merged, review, undoneAt, createdAt } = row;
  return {
    ...{ id, kind, by, reason, merged, review, undoneAt, createdAt },
    company: companyId === null ? null : { id: companyId, name: companyName, isStored },
    request: textOrNull(row.before?.request),
    fields: kind === "import" ? [] : fieldsOf(row.before, row.after),
    imported: kind === "import" ? importView(row) : null,
    canUndo: undoneAt === null && canUndo(row),
    keptUntil: row.isKept ? row.keptUntil : null,
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

const isAsideKind = (kind: ChangeKind): kind is AsideKind => kind in ASIDE_DAYS;

function canUndo({ kind, isStored, isKept, isInForce, isLastImport, review }: store.StoredChange): boolean {
  if (isInForce) return true;
  if (kind === "company-changed" || kind === "company-added") return isStored;
  if (kind === "company-merged") return true;
  if (kind === "review-kept") return review !== null;
  if (kind === "import") return isLastImport;
  return isKept;
}

const fieldsOf = (before: FieldValues | null, after: FieldValues | null): FieldChange[] =>
  Object.entries(after ?? {}).map(([field, said]) => ({
    field,
    before: before?.[field] ?? null,
    after: said,
  }));

function importView({ after, imported }: store.StoredChange): Change["imported"] {
  const { fileName, added, changed } = after ?? {};
  return {
    fileName: textOrNull(fileName),
    added: Number(added ?? 0),
    changed: Number(changed ?? 0),
    companies: (imported ?? []).map(({ id, name, before, after: said }) => ({
      ...{ id, name, isNew: before === null },
      fields: fieldsOf(before, said),
    })),
  };
}
