import type { BulkEdit, CompanyBulk } from "#contract/desk/company-bulk.ts";
import type { BulkAction } from "#contract/desk/options.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Companies } from "../companies.ts";
import { contradictionsAfter } from "../contradictions.ts";
import { type CompanyEdit, type CompanyEditor, publication, requireChanged } from "../edit.ts";
import { type EditedCompany, lockCompany } from "../edit-store.ts";
import { hasValues } from "../has-values.ts";
import { type MadeChange, markChangesUndone, readMadeChanges } from "./store.ts";

export type BulkEdits = ReturnType<typeof createBulkEdits>;

interface BulkDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "changeIn" | "replaceIn">;
}

/** What an action changes in a company; null if the action does not apply. */
const ACTIONS: Record<BulkAction, (company: EditedCompany) => CompanyEdit | null> = {
  feature: ({ listing }) => (listing === "merged" ? null : { featured: true }),
  unfeature: ({ listing }) => (listing === "merged" ? null : { featured: false }),
  publish: ({ listing }) => (listing === "draft" ? publication() : null),
};

/** Companies are locked in ascending order of ids, so that two calls never deadlock. */
const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/**
 * Changes many companies in one call, or undoes several edits in one call. Each edit has its own entry in the log of changes.
 */
export function createBulkEdits(deps: BulkDeps) {
  const { database, companies } = deps;
  return {
    async apply({ ids, action }: CompanyBulk): Promise<BulkEdit> {
      const changes = await database.transaction(async (tx) => {
        const made: Made[] = [];
        for (const id of inOrder(ids)) made.push(...(await changeOne(deps, tx, id, action)));
        return made;
      });
      await companies.refreshAfterWrite(changes.map(({ companyId }) => companyId));
      return { changeIds: changes.map(({ changeId }) => changeId), unchanged: ids.length - changes.length };
    },

    /**
     * Undoes edits, all or none. Returns a sentence with the reason if that is not possible; null if an edit does not exist.
     */
    async undo(changeIds: number[]): Promise<{ undone: true } | { refused: string } | null> {
      let touched: number[] = [];
      const result = await database.transaction(async (tx) => {
        const changes = await readMadeChanges(tx, changeIds);
        if (changes.length < changeIds.length) return null;
        touched = changes.map(({ companyId }) => companyId);
        const refused = await whyNotUndone(tx, changes);
        if (refused) return { refused };
        for (const { companyId, before, after } of changes)
          requireChanged(await deps.editor.replaceIn(tx, companyId, { from: after, to: before }));
        await markChangesUndone(tx, changeIds);
        return { undone: true } as const;
      });
      if (result && "undone" in result) await companies.refreshAfterWrite(touched);
      return result;
    },
  };
}

const NOTHING_UNDONE = "Nothing was undone: undo the others one by one in the log of changes.";

interface Made {
  companyId: number;
  changeId: number;
}

async function changeOne(
  { editor }: BulkDeps,
  tx: Transaction,
  id: number,
  action: BulkAction,
): Promise<Made[]> {
  const company = await lockCompany(tx, id);
  const edit = company && ACTIONS[action](company);
  if (!edit || hasValues(company, edit)) return [];
  const { changeId } = requireChanged(await editor.changeIn(tx, id, edit));
  return changeId === null ? [] : [{ companyId: id, changeId }];
}

/**
 * Locks the companies and takes their edits back in memory, newest first, before anything is written. Returns a sentence if a
 * field of an edit was changed again since, or if two fields of a company would contradict each other without its edits.
 */
async function whyNotUndone(tx: Transaction, changes: MadeChange[]): Promise<string | null> {
  for (const [companyId, edits] of Map.groupBy(changes, ({ companyId }) => companyId)) {
    let company: EditedCompany | null = await lockCompany(tx, companyId);
    for (const { before, after } of edits) {
      if (!company) break;
      if (!hasValues(company, after)) return `${company.name} was changed again since. ${NOTHING_UNDONE}`;
      const [contradiction] = contradictionsAfter(company, before);
      if (contradiction)
        return `${company.name} would contradict itself with what was changed since: ${contradiction.message}. ${NOTHING_UNDONE}`;
      company = { ...company, ...before } as EditedCompany;
    }
  }
  return null;
}
