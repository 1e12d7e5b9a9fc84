import type { ChangePage, ChangesQuery } from "#contract/changes/changes.ts";
import { KEPT_DAYS } from "#contract/changes/options.ts";
import { DAY_MS } from "#contract/dates.ts";
import { PAGE_SIZE } from "#contract/limits.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { CompanyFiles } from "#server/companies/csv/company-files.ts";
import type { CompanyEditor } from "#server/companies/edit.ts";
import type { CompanyMerges } from "#server/companies/merge/merge.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Proposals } from "#server/proposals/proposals.ts";
import type { Reviews } from "#server/reviews/reviews.ts";
import { changeView } from "./change-view.ts";
import * as store from "./store.ts";

export type ChangeLog = ReturnType<typeof createChangeLog>;

type NotUndone = Exclude<Awaited<ReturnType<CompanyFiles["undoLastImport"]>>, { kind: "undone" }>;

interface ChangeLogDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite" | "mergedInto">;
  editor: Pick<CompanyEditor, "takeOut" | "restore">;
  reviews: Pick<Reviews, "restore">;
  companyFiles: Pick<CompanyFiles, "undoLastImport">;
  proposals: Pick<Proposals, "undo">;
  merges: Pick<CompanyMerges, "undo">;
  jobs: Pick<Jobs, "define">;
  /** The reason why an import was not undone, as a sentence without the full stop. */
  whyNotUndone: (outcome: NotUndone) => string;
}

/** The result of an attempt to undo a change. `refused` is a sentence for the administrator. */
type ChangeUndoResult = { undone: true } | { refused: string };

const NEVER = "This change cannot be undone.";
const UNDONE_ALREADY = "This change is undone already.";
const NOT_LISTED = "The company is no longer listed, so there is nothing to take out.";
const NOT_LAST = "Only the last import can be undone.";
const ERASED = `What was removed more than ${KEPT_DAYS} days ago is erased, so it cannot come back.`;

/** Lists and undoes changes by the administrator, companies, accepted corrections and imported files. */
export function createChangeLog(deps: ChangeLogDeps) {
  const { database, jobs, companies, companyFiles, proposals, merges, whyNotUndone } = deps;
  const eraseDeletedRows = () => store.eraseDeletedRows(database);
  jobs.define({ name: "change-retention", concurrency: 1, schedule: "35 * * * *", handle: eraseDeletedRows });

  async function undoImport(id: number): Promise<ChangeUndoResult> {
    const outcome = await companyFiles.undoLastImport(id);
    if (outcome.kind === "undone") return { undone: true };
    return { refused: outcome.kind === "nothing" ? NOT_LAST : `${whyNotUndone(outcome)}.` };
  }

  async function undoEntry(id: number): Promise<ChangeUndoResult | null> {
    const found = await database.transaction((tx) => undoLocked(deps, tx, id));
    if (!found) return null;
    const { entry, refused } = found;
    if (refused !== null) return { refused };
    if (entry.importId !== null) return undoImport(entry.importId);
    if (entry.companyId !== null) {
      // If the company was merged since, a restored review belongs to the kept company, which must be refreshed too.
      const keptId = companies.mergedInto(entry.companyId);
      await companies.refreshAfterWrite([entry.companyId, ...(keptId === null ? [] : [keptId])]);
    }
    return { undone: true };
  }

  return {
    /** Returns the newest change first. */
    async list(query: ChangesQuery): Promise<ChangePage> {
      const { total, rows } = await store.listChanges(database, query);
      const paging = { total, page: query.page ?? 1, totalPages: Math.ceil(total / PAGE_SIZE) };
      return { changes: rows.map(changeView), ...paging };
    },

    /** Undoes a change completely or not at all. `id` names a table and a row: "edit-12". Null if no change has this id. */
    async undo(id: string): Promise<ChangeUndoResult | null> {
      const [kind, number] = id.split("-");
      if (kind === "entry") return undoEntry(Number(number));
      const undone = await (kind === "merge" ? merges : proposals).undo(Number(number));
      return undone && ("refused" in undone ? undone : { undone: true });
    },

    /** Restores removed reviews, one at a time. `refused` is the reason why the first failed; null if none failed. */
    async bringReviewsBack(
      reviewIds: readonly number[],
    ): Promise<{ undone: number; refused: string | null }> {
      const outcomes: ChangeUndoResult[] = [];
      for (const id of await store.removalsOf(database, reviewIds)) {
        const outcome = await undoEntry(id);
        if (outcome) outcomes.push(outcome);
      }
      const refused = outcomes.flatMap((outcome) => ("refused" in outcome ? outcome.refused : []));
      return { undone: outcomes.length - refused.length, refused: refused[0] ?? null };
    },

    /** Erases the copies of companies and reviews that were removed more than 30 days ago. */
    eraseDeletedRows,
  };
}

/**
 * Locks an entry of the change log and undoes it, unless it is the entry of an import. `refused` says why an entry cannot be
 * undone. Null if the entry does not exist.
 */
async function undoLocked(
  deps: ChangeLogDeps,
  tx: Transaction,
  id: number,
): Promise<{ entry: store.LogEntry; refused: string | null } | null> {
  const entry = await store.lockEntry(tx, id);
  if (!entry) return null;
  if (entry.undoneAt) return { entry, refused: UNDONE_ALREADY };
  if (entry.importId !== null) return { entry, refused: null };
  const refused = await undoIn(deps, tx, entry);
  if (refused === null) await store.markEntryUndone(tx, id);
  return { entry, refused };
}

async function undoIn(deps: ChangeLogDeps, tx: Transaction, entry: store.LogEntry): Promise<string | null> {
  const { kind, companyId, kept, createdAt } = entry;
  if (companyId === null) return NEVER;
  if (kind === "company-added") return undoAddition(deps, tx, { ...entry, companyId });
  if (kind !== "company-taken-out" && kind !== "review-removed") return NEVER;
  if (!kept || Date.now() - createdAt.getTime() > KEPT_DAYS * DAY_MS) return ERASED;
  if (kind === "review-removed") return deps.reviews.restore(tx, { companyId, kept });
  const refused = await deps.editor.restore(tx, kept);
  if (refused === null) await store.reopenAddition(tx, companyId);
  return refused;
}

async function undoAddition(
  { editor }: ChangeLogDeps,
  tx: Transaction,
  { companyId, companyName, after }: store.LogEntry & { companyId: number },
): Promise<string | null> {
  const taken = await editor.takeOut(tx, { id: companyId, added: after ?? {} });
  if (taken === null) return NOT_LISTED;
  if (typeof taken === "string") return taken;
  await store.logTakenOut(tx, { companyId, companyName, kept: taken });
  return null;
}
