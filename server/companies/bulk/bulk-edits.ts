import { addDays, todayInLondon } from "#contract/dates.ts";
import type { BulkEdit, CompanyBulk } from "#contract/desk/company-bulk.ts";
import type { BulkAction } from "#contract/desk/options.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Companies } from "../companies.ts";
import { type CompanyEdit, type CompanyEditor, publication, requireChanged } from "../edit.ts";
import { type EditedCompany, hasValues, lockCompany } from "../edit-store.ts";

export type BulkEdits = ReturnType<typeof createBulkEdits>;

interface BulkDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "changeIn">;
}

/** The longest pause that a company can enter itself. */
const PAUSE_DAYS = 365;

const ACTIONS: Record<BulkAction, (company: EditedCompany) => CompanyEdit | null> = {
  feature: ({ listing }) => (listing === "merged" ? null : { featured: true }),
  unfeature: ({ listing }) => (listing === "merged" ? null : { featured: false }),
  publish: ({ listing }) => (listing === "draft" ? publication() : null),
  pause: ({ listing }) =>
    listing === "merged" ? null : { pausedUntil: addDays(todayInLondon(), PAUSE_DAYS) },
  remove: ({ listing }) => (listing === "public" ? { listing: "removed" } : null),
  resume: ({ listing }) => (listing === "merged" ? null : { pausedUntil: null }),
};

/** Companies are locked in ascending order of ids, so that two calls never deadlock. */
const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

export function createBulkEdits(deps: BulkDeps) {
  const { database, companies } = deps;
  return {
    async apply({ ids, action }: CompanyBulk): Promise<BulkEdit> {
      const changes = await database.transaction(async (tx) => {
        const made: Awaited<ReturnType<typeof changeOne>> = [];
        for (const id of inOrder(ids)) made.push(...(await changeOne(deps, tx, id, action)));
        return made;
      });
      await companies.refreshAfterWrite(changes.map(({ companyId }) => companyId));
      return { changeIds: changes.map(({ changeId }) => changeId), unchanged: ids.length - changes.length };
    },
  };
}

async function changeOne({ editor }: BulkDeps, tx: Transaction, id: number, action: BulkAction) {
  const company = await lockCompany(tx, id);
  const edit = company && ACTIONS[action](company);
  if (!edit || hasValues(company, edit)) return [];
  const { changeId } = requireChanged(await editor.changeIn(tx, id, edit));
  return changeId === null ? [] : [{ companyId: id, changeId }];
}
