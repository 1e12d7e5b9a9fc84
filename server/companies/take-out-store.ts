import { eq, sql } from "drizzle-orm";
import { insertKeptRows } from "#server/database/change-log.ts";
import type { Transaction } from "#server/database/connect.ts";
import {
  companyChanges,
  companyMerges,
  type FieldValues,
  type KeptRows,
  proposals,
} from "#server/database/tables/changes.ts";
import { carrierChecks, companies } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import { hasValues, lockCompany } from "./edit-store.ts";

const CHANGED_SINCE = "The listing was changed since it was added, so it was not taken out.";
const REVIEWED_SINCE = "The company has reviews by now, so it was not taken out.";
const ASKED_SINCE = "A customer has asked this company for a quote since, so it was not taken out.";
const INVITED_SINCE = "We have asked this company whether its draft is right, so it was not taken out.";
const ID_TAKEN = "Another company has this number by now, so this one was not brought back.";

/** A company with reviews is never deleted. */
const OWNED = [carrierChecks, companyChanges, proposals];

const keep = (table: (typeof OWNED)[number], id: number) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${table} r where r.company_id = ${id})`;

async function readRows(tx: Transaction, id: number): Promise<KeptRows> {
  const { rows } = await tx.execute<{ kept: KeptRows }>(
    sql`select jsonb_build_object('companies', jsonb_build_array(to_jsonb(c)), 'carrier_checks', ${keep(carrierChecks, id)},
      'company_changes', ${keep(companyChanges, id)}, 'proposals', ${keep(proposals, id)}) as kept
      from ${companies} c where c.id = ${id}`,
  );
  return rows[0]?.kept ?? {};
}

/**
 * Also true for an undone merge that moved quote requests. A link to the kept entry in an email may still open these requests.
 */
const hasMerged = sql`undone_at is null or moved->'quotes' <> '[]'`;

/** Edits by the administrator do not prevent a deletion. The companies must be locked. */
export async function whyNotTakenOut(tx: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
  const named = sql`any(${sql.param([...ids])}::bigint[])`;
  // Subqueries that do not refer to the outer row are run once for all companies.
  const { rows } = await tx.execute<{ id: string; why: string }>(sql`
    select id, why from (
      select c.id, case
        when c.listing in ('removed', 'merged') or c.id in (select unnest(array[kept_id, merged_id]) from ${companyMerges} where ${hasMerged})
          then ${CHANGED_SINCE}
        when c.id in (select company_id from ${companyChanges} where changed_by = 'company' and undone_at is null and company_id = ${named})
          then ${CHANGED_SINCE}
        when c.id in (select company_id from ${reviews} where company_id = ${named}) then ${REVIEWED_SINCE}
        when c.id in (select company_id from ${deliveries} where kind = 'company' and company_id = ${named}) then ${ASKED_SINCE}
        when c.invited_at is not null then ${INVITED_SINCE}
      end as why from ${companies} c where c.id = ${named}
    ) found where why is not null`);
  return new Map(rows.map(({ id, why }) => [Number(id), why]));
}

/** Returns the deleted rows, or a refusal. Null if the company does not exist. */
export async function takeOutCompany(tx: Transaction, { id, added }: { id: number; added: FieldValues }) {
  const company = await lockCompany(tx, id);
  if (!company) return null;
  const why =
    company.listing !== "public" || !hasValues(company, added)
      ? CHANGED_SINCE
      : (await whyNotTakenOut(tx, [id])).get(id);
  if (why !== undefined) return conflict(why);
  const kept = await readRows(tx, id);
  await tx.delete(companies).where(eq(companies.id, id));
  return { kept };
}

export async function restoreCompany(tx: Transaction, kept: KeptRows): Promise<Refusal | undefined> {
  const id = Number(kept.companies?.[0]?.id);
  if ((await tx.$count(companies, eq(companies.id, id))) > 0) return conflict(ID_TAKEN);
  await insertKeptRows(tx, companies, kept.companies);
  await insertKeptRows(tx, carrierChecks, kept.carrier_checks);
  await insertKeptRows(tx, companyChanges, kept.company_changes);
  await insertKeptRows(tx, proposals, kept.proposals);
  return undefined;
}
