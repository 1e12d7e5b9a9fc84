import type { Merge, MergePreview } from "#contract/companies/merge.ts";
import { contradictionsIn } from "#contract/company-input.ts";
import { registerLine } from "#contract/registers/register-words.ts";
import type { RegisterResult } from "#contract/registers/registers.ts";
import type { CarrierCheckService } from "#server/carriers/carrier-checks.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { ListingState } from "#server/database/tables/companies.ts";
import type { Firms } from "#server/firms/firms.ts";
import type { Quotes } from "#server/quotes/quotes.ts";
import { conflict, NO_COMPANY, notFound, type Refusal } from "#server/refusal.ts";
import type { Reviews } from "#server/reviews/reviews.ts";
import type { Companies } from "../companies.ts";
import { toText } from "../csv/cells.ts";
import { EDITABLE_FIELDS, type EditableField } from "../csv/columns.ts";
import { type CompanyEditor, requireChanged } from "../edit.ts";
import { type EditedCompany, hasValues, lockCompany } from "../edit-store.ts";
import * as store from "./store.ts";

export type CompanyMerges = ReturnType<typeof createCompanyMerges>;

interface MergeDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "replaceIn">;
  reviews: Pick<Reviews, "move">;
  quotes: Pick<Quotes, "lockRequests" | "moveRequests">;
  carrierChecks: Pick<CarrierCheckService, "move">;
  firms: Pick<Firms, "endAccess">;
}

interface Entries {
  keptId: number;
  mergedId: number;
}

const WITH_ITSELF = conflict("A company can't be merged with itself.");
const NOT_LISTED = conflict("One of the two is not in the directory any more.");
const NO_MERGE = notFound("No merge with this id can be undone");

const WHY_KEPT: Partial<Record<ListingState, Refusal>> = {
  merged: conflict("The entry that was kept has been merged too. Undo that merge first."),
  // The company's wish includes the merged entry. Undoing the merge would make that entry public again.
  removed: conflict("The company has asked to be removed. Decide that first."),
};

/** The merged entry stays hidden in the database, so that the merge can be undone. */
export function createCompanyMerges(deps: MergeDeps) {
  const { database, companies } = deps;
  return {
    /** A quote request that went to both entries is not moved. */
    async merge(entries: Entries): Promise<Merge | Refusal> {
      if (entries.keptId === entries.mergedId) return WITH_ITSELF;
      const result = await database.transaction((tx) => mergeIn(deps, tx, entries));
      await companies.refreshAfterWrite([entries.keptId, entries.mergedId]);
      return result;
    },

    async preview(entries: Entries): Promise<MergePreview | Refusal> {
      if (entries.keptId === entries.mergedId) return WITH_ITSELF;
      try {
        return await database.transaction((tx) => previewIn(deps, tx, entries));
      } catch (error) {
        if (error instanceof TakenBack) return error.preview;
        throw error;
      }
    },

    async undo(mergeId: number): Promise<Merge | Refusal> {
      const undone = await database.transaction((tx) => undoIn(deps, tx, mergeId));
      if ("refused" in undone) return undone;
      await companies.refreshAfterWrite(undone.ids);
      return undone.merge;
    },
  };
}

/** Thrown with the preview's result, so that the transaction of the preview is rolled back. */
class TakenBack extends Error {
  readonly preview: MergePreview;
  constructor(preview: MergePreview) {
    super("A preview of a merge stores nothing");
    this.preview = preview;
  }
}

async function previewIn(deps: MergeDeps, tx: Transaction, entries: Entries): Promise<Refusal> {
  const merge = await mergeIn(deps, tx, entries);
  if ("refused" in merge) return merge;
  const [kept, merged] = [await lockCompany(tx, entries.keptId), await lockCompany(tx, entries.mergedId)];
  const { filled, reviews, requests } = merge;
  const values = [...EDITABLE_FIELDS, "logo" as const].map((field) => ({
    field,
    text: shownText(field, kept),
    other: isEmpty(merged?.[field]) ? "" : shownText(field, merged),
  }));
  const said = kept?.registers.map(registerLine) ?? [];
  const notTaken = merged?.registers.map(registerLine).filter((line) => !said.includes(line)) ?? [];
  const texts = [...values, { field: "registers", text: said.join("; "), other: notTaken.join("; ") }];
  const fields = texts.flatMap(({ field, text }) => (text === "" ? [] : { field, text }));
  const lost = texts.flatMap(({ field, text, other }) =>
    other === "" || other === text ? [] : { field, text: other, kept: text },
  );
  throw new TakenBack({ filled, reviews, requests, fields, lost });
}

const shownText = (field: EditableField | "logo", company: EditedCompany | null): string =>
  field === "logo" ? (company?.logo ?? "") : toText(field, company?.[field] ?? null);

async function mergeIn(deps: MergeDeps, tx: Transaction, { keptId, mergedId }: Entries) {
  const { quotes, reviews, firms } = deps;
  const way = { from: mergedId, to: keptId };
  const requests = await quotes.lockRequests(tx, way);
  const { kept, merged } = await lockEntries(tx, { keptId, mergedId });
  if (!kept || !merged) return NO_COMPANY;
  if ([kept, merged].some(({ listing }) => listing !== "public")) return NOT_LISTED;
  const { before, after } = await fill(deps, tx, kept, merged);
  const moved = {
    reviews: await reviews.move(tx, way),
    quotes: requests,
    proposals: await store.moveProposals(tx, way),
    carrierChecks: isChecked(kept, merged) ? await deps.carrierChecks.move(tx, way) : [],
  };
  await quotes.moveRequests(tx, { ...way, ids: requests });
  // A person who proved the email address of the merged entry has not proved the address of the kept entry.
  await firms.endAccess(tx, mergedId);
  await store.setListing(tx, mergedId, "merged");
  const mergeId = await store.insertMerge(tx, { keptId, mergedId, moved, before, after });
  return summary(mergeId, moved, after);
}

/** Locks in the order of ids, to avoid deadlocks. */
async function lockEntries(tx: Transaction, { keptId, mergedId }: Entries) {
  const lower = await lockCompany(tx, Math.min(keptId, mergedId));
  const higher = await lockCompany(tx, Math.max(keptId, mergedId));
  return keptId < mergedId ? { kept: lower, merged: higher } : { kept: higher, merged: lower };
}

const isChecked = (kept: EditedCompany, merged: EditedCompany): boolean => {
  const plain = ({ licenseNumber }: EditedCompany) => (licenseNumber ?? "").replace(/\W/g, "").toUpperCase();
  return plain(merged) !== "" && (plain(kept) === "" || plain(kept) === plain(merged));
};

type Values = store.StoredMerge["before"];

async function fill({ editor }: MergeDeps, tx: Transaction, kept: EditedCompany, merged: EditedCompany) {
  const after = fieldsToFill(kept, merged) as Values;
  const fields = Object.keys(after);
  const before = pick(kept, fields);
  if (fields.length > 0) {
    requireChanged(await editor.replaceIn(tx, kept.id, { from: before, to: after }));
    await store.copySources(tx, { from: merged.id, to: kept.id, fields });
  }
  const registers = await fillRegisters(editor, tx, kept.id, merged);
  return { before: { ...before, ...registers?.from }, after: { ...after, ...registers?.to } };
}

/** Comes after the company number, because a trigger forgets results when that changes. Null if there is nothing to take. */
async function fillRegisters(
  editor: MergeDeps["editor"],
  tx: Transaction,
  keptId: number,
  merged: EditedCompany,
) {
  const kept = await lockCompany(tx, keptId);
  const taken = kept ? merged.registers.filter((result) => isLacking(kept, merged, result)) : [];
  if (!kept || taken.length === 0) return null;
  const change = {
    from: { registers: kept.registers } as Values,
    to: { registers: [...kept.registers, ...taken] } as Values,
  };
  requireChanged(await editor.replaceIn(tx, keptId, change));
  return change;
}

/** False for a result about another company number, because that is another company. */
function isLacking(
  kept: EditedCompany,
  merged: EditedCompany,
  { register, number }: RegisterResult,
): boolean {
  if (kept.registers.some((result) => result.register === register)) return false;
  const about = register === "companies-house" ? number : merged.companyNumber;
  return !kept.companyNumber || !about || about === kept.companyNumber;
}

async function undoIn(deps: MergeDeps, tx: Transaction, mergeId: number) {
  const merge = await store.findMerge(tx, mergeId);
  if (!merge) return NO_MERGE;
  const { keptId, mergedId, moved } = merge;
  const way = { from: keptId, to: mergedId };
  // Requests are locked before companies, in the same order as in every write that answers a request.
  await deps.quotes.lockRequests(tx, way);
  const { kept, merged } = await lockEntries(tx, { keptId, mergedId });
  const refused = kept && WHY_KEPT[kept.listing];
  if (refused) return refused;
  if (merged?.listing !== "merged" || !(await store.markMergeUndone(tx, mergeId))) return NO_MERGE;
  const emptied = await takeBack(deps, tx, merge);
  await deps.reviews.move(tx, { ...way, ids: moved.reviews });
  await store.moveProposals(tx, { ...way, ids: moved.proposals });
  await deps.carrierChecks.move(tx, { ...way, ids: moved.carrierChecks });
  await deps.quotes.moveRequests(tx, { ...way, ids: moved.quotes });
  await store.setListing(tx, mergedId, "public");
  return { merge: summary(mergeId, moved, emptied), ids: [keptId, mergedId] };
}

async function takeBack({ editor }: MergeDeps, tx: Transaction, merge: store.StoredMerge) {
  const now = await lockCompany(tx, merge.keptId);
  const fields = Object.keys(merge.after).filter(
    (field) => now && hasValues(now, pick(merge.after, [field])),
  );
  const [before, after] = [pick(merge.before, fields), pick(merge.after, fields)];
  if (fields.length > 0) {
    requireChanged(await editor.replaceIn(tx, merge.keptId, { from: after, to: before }));
    await store.dropSources(tx, merge.keptId, fields);
  }
  return before;
}

const pick = (values: object, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, (values as Values)[field] ?? null])) as Values;

const summary = (mergeId: number, moved: store.StoredMerge["moved"], filled: Values): Merge => ({
  mergeId,
  filled: Object.keys(filled),
  reviews: moved.reviews.length,
  requests: moved.quotes.length,
});

/** `confirmedOn` is left out, because the company confirmed only the merged entry. */
const FILLED = [...EDITABLE_FIELDS.filter((field) => field !== "confirmedOn"), "logo" as const];

type FilledFields = Partial<Record<keyof EditedCompany, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && (value.trim() === "" || value.trim() === "Unknown")) ||
  (Array.isArray(value) && value.length === 0);

const isSamePlace = (one: EditedCompany, other: EditedCompany): boolean =>
  one.location.trim().toLowerCase() === other.location.trim().toLowerCase();

/** Leaves out values that would contradict other values. */
function fieldsToFill(kept: EditedCompany, merged: EditedCompany): FilledFields {
  const found = FILLED.filter((field) => isEmpty(kept[field]) && !isEmpty(merged[field]));
  const filled: FilledFields = Object.fromEntries(found.map((field) => [field, merged[field]]));
  // A postcode of another town would move the company.
  if (!isSamePlace(kept, merged)) delete filled.postcode;
  const after = { ...kept, ...filled } as EditedCompany;
  for (const { between } of contradictionsIn(after)) for (const field of between) delete filled[field];
  return filled;
}
