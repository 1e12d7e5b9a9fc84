import { checkedNumber } from "#contract/carriers/carrier.ts";
import type { CarrierCheck, NewCarrierCheck, RecordedCheck } from "#contract/carriers/carrier-check.ts";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import type { ChosenRow, RegisterResult } from "#contract/registers/registers.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { CompanyEditor } from "#server/companies/edit.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { NO_COMPANY, notFound, type Refusal } from "#server/refusal.ts";
import * as store from "./store.ts";

export type CarrierCheckService = ReturnType<typeof createCarrierChecks>;

interface CarrierCheckDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  editor: Pick<CompanyEditor, "changeIn">;
}

/** A successful write resolves only after the refresh of the catalogue has succeeded or failed. */
export function createCarrierChecks({ database, companies, editor }: CarrierCheckDeps) {
  return {
    async choose(companyId: number, row: ChosenRow): Promise<RegisterResult | Refusal> {
      const chosen = await database.transaction(async (tx) => {
        const doubt = await store.lockDoubt(tx, companyId, row);
        if (!doubt) return UNKNOWN_ROW;
        if (row.register === "companies-house") {
          const changed = await editor.changeIn(tx, companyId, { companyNumber: row.number });
          if ("refused" in changed) return changed;
        }
        const { postcodes: _, ...said } = doubt;
        return store.settleDoubt(tx, companyId, { ...said, matchedBy: "decided" });
      });
      if (!("refused" in chosen)) await companies.refreshAfterWrite([companyId]);
      return chosen;
    },

    list: (companyId: number): Promise<RecordedCheck[]> => store.listChecks(database, companyId),

    /** Refuses if the company is unknown or has no number, or if the number contradicts the entered result or nation. */
    async record(companyId: number, entered: NewCarrierCheck): Promise<RecordedCheck | Refusal> {
      const recorded = await database.transaction(async (tx) => {
        const company = await store.lockCarrier(tx, companyId);
        if (!company) return NO_COMPANY;
        const check = checkOf(company.licenseNumber, entered);
        if ("refused" in check) return check;
        const stored = await store.insertCheck(tx, { companyId, check, checkedBy: entered.checkedBy });
        await store.logCheck(tx, company, "carrier-checked", await store.copyShownCheck(tx, companyId));
        return stored;
      });
      if (!("refused" in recorded)) await companies.refreshAfterWrite([companyId]);
      return recorded;
    },

    /** Runs in the transaction that merges two listings, or in the transaction that undoes the merge. */
    async move(tx: Transaction, moved: store.MovedChecks): Promise<number[]> {
      const ids = await store.moveChecks(tx, moved);
      for (const id of [moved.from, moved.to]) if (ids.length > 0) await store.copyShownCheck(tx, id);
      return ids;
    },

    async remove(companyId: number, checkId: number): Promise<boolean> {
      const isRemoved = await database.transaction(async (tx) => {
        const company = await store.lockCarrier(tx, companyId);
        if (!company || !(await store.deleteCheck(tx, companyId, checkId))) return false;
        await store.logCheck(tx, company, "carrier-check-removed", await store.copyShownCheck(tx, companyId));
        return true;
      });
      if (isRemoved) await companies.refreshAfterWrite([companyId]);
      return isRemoved;
    },
  };
}

const UNKNOWN_ROW = notFound("This row is no longer in question. The work queue shows what is.");

const invalid = (field: keyof NewCarrierCheck | "number", message: string): Refusal => ({
  refused: "invalid",
  ...{ field, message },
});

const NO_NUMBER = invalid(
  "number",
  "The company has no licence number. Enter one and save it, then record the check.",
);
const LOWER_TIER = invalid(
  "result",
  "The company's number is a lower-tier one: choose “Lower tier only” as the result",
);
const OTHER_NATION = invalid("nation", "Numbers of this form are not issued in that nation");

function checkOf(licenseNumber: string | null, entered: NewCarrierCheck): CarrierCheck | Refusal {
  if (!licenseNumber?.trim()) return NO_NUMBER;
  const { checkedBy: _private, validTo = null, ...facts } = entered;
  const { nation, result } = facts;
  const parsed = parseCarrierNumber(licenseNumber);
  if (parsed && !parsed.nations.includes(nation)) return OTHER_NATION;
  if (parsed?.tier === "lower" && result === "matched") return LOWER_TIER;
  const tier = result === "lower-tier" ? "lower" : (parsed?.tier ?? null);
  return { ...facts, number: checkedNumber(licenseNumber), tier, validTo };
}
