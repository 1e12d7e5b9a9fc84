import { contradictionsAfter } from "#contract/company-input.ts";
import { addDays, todayInLondon } from "#contract/dates.ts";
import type { BulkEdit, CompanyBulk } from "#contract/desk/company-bulk.ts";
import type { BulkAction } from "#contract/desk/options.ts";
import { resumption } from "#contract/job/delivery-days.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Mail } from "#server/mail/mail.ts";
import { conflict, notFound, type Refusal } from "#server/refusal.ts";
import type { Companies } from "./companies.ts";
import { type CompanyEdit, type CompanyEditor, publication, requireChanged } from "./edit.ts";
import * as store from "./edit-store.ts";

export type EditUndo = ReturnType<typeof createEditUndo>;

interface UndoDeps {
  mail: Pick<Mail, "transaction">;
  companies: Pick<Companies, "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "replaceIn">;
}

interface Messages {
  unknown: string;
  stale: (company: string) => string;
  contradiction: (company: string, contradiction: string) => string;
}

const OF_ONE: Messages = {
  unknown: "No edit with this id is known",
  stale: () => "The listing was changed again since, so this was not undone.",
  contradiction: (_company, contradiction) =>
    `With what was changed since, the listing would contradict itself, so nothing was undone: ${contradiction}.`,
};

const NOTHING_UNDONE = "Nothing was undone: undo the others one by one in the log of changes.";

const OF_SEVERAL: Messages = {
  unknown: "One of these edits is not known",
  stale: (company) => `${company} was changed again since. ${NOTHING_UNDONE}`,
  contradiction: (company, contradiction) =>
    `${company} would contradict itself with what was changed since: ${contradiction}. ${NOTHING_UNDONE}`,
};

export function createEditUndo({ mail, companies, editor }: UndoDeps) {
  async function undo(changeIds: number[], messages: Messages): Promise<{ undone: true } | Refusal> {
    const result = await mail.transaction(async (tx) => {
      const changes = await store.readMadeChanges(tx, changeIds);
      if (changes.length < changeIds.length) return notFound(messages.unknown);
      const refusal = await whyNotUndone(tx, changes, messages);
      if (refusal) return refusal;
      for (const { companyId, before, after } of changes)
        requireChanged(await editor.replaceIn(tx, companyId, { from: after, to: before, isTold: true }));
      await store.markChangesUndone(tx, changeIds);
      return changes.map(({ companyId }) => companyId);
    });
    if ("refused" in result) return result;
    await companies.refreshAfterWrite(result);
    return { undone: true };
  }

  return {
    undo: (changeId: number) => undo([changeId], OF_ONE),
    undoAll: (changeIds: number[]) => undo(changeIds, OF_SEVERAL),
  };
}

/** Tries to undo the edits in memory, newest first. Returns the first refusal. Undefined if all edits can be undone. */
async function whyNotUndone(
  tx: Transaction,
  changes: store.MadeChange[],
  messages: Messages,
): Promise<Refusal | undefined> {
  for (const [companyId, edits] of Map.groupBy(changes, ({ companyId }) => companyId)) {
    let company: store.EditedCompany | null = await store.lockCompany(tx, companyId);
    for (const { before, after } of edits) {
      if (!company) break;
      const { name } = company;
      if (!store.hasValues(company, after)) return { refused: "stale", message: messages.stale(name) };
      const [contradiction] = contradictionsAfter(company, before);
      if (contradiction) return conflict(messages.contradiction(name, contradiction.message));
      company = { ...company, ...before } as store.EditedCompany;
    }
  }
  return undefined;
}

interface BulkDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "changeIn">;
}

const PAUSE_DAYS = 365;

const ACTIONS: Record<BulkAction, (company: store.EditedCompany) => CompanyEdit | null> = {
  feature: ({ listing }) => (listing === "merged" ? null : { featured: true }),
  unfeature: ({ listing }) => (listing === "merged" ? null : { featured: false }),
  publish: ({ listing }) => (listing === "draft" ? publication() : null),
  pause: ({ listing }) =>
    listing === "merged" ? null : { pausedUntil: addDays(todayInLondon(), PAUSE_DAYS) },
  remove: ({ listing }) => (listing === "public" ? { listing: "removed" } : null),
  resume: (company) => (company.listing === "merged" ? null : resumption(company, todayInLondon())),
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
  const company = await store.lockCompany(tx, id);
  const edit = company && ACTIONS[action](company);
  if (!edit || store.hasValues(company, edit)) return [];
  const { changeId } = requireChanged(await editor.changeIn(tx, id, edit));
  return changeId === null ? [] : [{ companyId: id, changeId }];
}
