import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { CarrierCheck, RecordedCheck } from "#contract/carriers/carrier-check.ts";
import type { CompanyRegister } from "#contract/registers/register-options.ts";
import type { RegisterDoubt, RegisterResult } from "#contract/registers/registers.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { firstRow, hasRows, idsOf, returnedRow } from "#server/database/rows.ts";
import { changeLog } from "#server/database/tables/changes.ts";
import { carrierChecks, companies } from "#server/database/tables/companies.ts";

type CheckRow = typeof carrierChecks.$inferSelect;

const recorded = ({ id, check, checkedBy }: CheckRow): RecordedCheck => ({ ...check, id, checkedBy });

const { id, name, county, licenseNumber, carrier } = companies;
const statedFields = { id, name, county, licenseNumber, carrier };
export type StatedCarrier = Pick<typeof companies.$inferSelect, keyof typeof statedFields>;

export const lockCarrier = (tx: Transaction, companyId: number): Promise<StatedCarrier | null> =>
  firstRow(tx.select(statedFields).from(companies).where(eq(companies.id, companyId)).for("no key update"));

export const readStatedCarriers = (database: Database): Promise<StatedCarrier[]> =>
  database
    .select(statedFields)
    .from(companies)
    .where(isNotNull(companies.licenseNumber))
    .orderBy(companies.id);

export async function listChecks(database: Database, companyId: number): Promise<RecordedCheck[]> {
  const ofCompany = database.select().from(carrierChecks).where(eq(carrierChecks.companyId, companyId));
  const newestFirst = [desc(sql`${carrierChecks.check} ->> 'checkedOn'`), desc(carrierChecks.id)];
  return (await ofCompany.orderBy(...newestFirst)).map(recorded);
}

type NewCheck = typeof carrierChecks.$inferInsert;

export const insertCheck = async (tx: Transaction, check: NewCheck): Promise<RecordedCheck> =>
  recorded(await returnedRow(tx.insert(carrierChecks).values(check).returning()));

export function deleteCheck(tx: Transaction, companyId: number, checkId: number): Promise<boolean> {
  const isIt = and(eq(carrierChecks.id, checkId), eq(carrierChecks.companyId, companyId));
  return hasRows(tx.delete(carrierChecks).where(isIt).returning({ id: carrierChecks.id }));
}

export interface MovedChecks {
  from: number;
  to: number;
  ids?: readonly number[];
}

export function moveChecks(tx: Transaction, { from, to, ids }: MovedChecks): Promise<number[]> {
  const isMoved = and(eq(carrierChecks.companyId, from), ids && inArray(carrierChecks.id, [...ids]));
  const moved = tx.update(carrierChecks).set({ companyId: to });
  return idsOf(moved.where(isMoved).returning({ id: carrierChecks.id }));
}

const shownCheck = sql<CarrierCheck | null>`shown_carrier_check(${companies.id}, ${companies.licenseNumber})`;

/** A trigger also copies the check when the stated number changes. */
export async function copyShownCheck(tx: Transaction, companyId: number): Promise<CarrierCheck | null> {
  const copied = tx.update(companies).set({ carrier: shownCheck }).where(eq(companies.id, companyId));
  return (await firstRow(copied.returning({ carrier: companies.carrier })))?.carrier ?? null;
}

export const logCheck = (
  tx: Transaction,
  { id, name, carrier }: StatedCarrier,
  kind: "carrier-checked" | "carrier-check-removed",
  shown: CarrierCheck | null,
): Promise<void> =>
  insertLogEntries(tx, [{ kind, ...administered(id, name), before: { carrier }, after: { carrier: shown } }]);

const administered = (companyId: number, companyName: string | null) =>
  ({ changedBy: "administrator", companyId, companyName }) as const;

export async function recordChecks(database: Database, checks: readonly NewCheck[]): Promise<void> {
  if (checks.length === 0) return;
  const rows = JSON.stringify(checks);
  const ids = sql`${sql.param(checks.map(({ companyId }) => companyId))}::bigint[]`;
  await database.transaction(async (tx) => {
    await tx.execute(sql`select from ${companies} where id = any(${ids}) order by id for no key update`);
    await tx.execute(sql`insert into ${carrierChecks} (company_id, "check", checked_by)
      select "companyId", "check", "checkedBy"
      from jsonb_to_recordset(${rows}::jsonb) as entered ("companyId" bigint, "check" jsonb, "checkedBy" text)`);
    await tx.execute(sql`insert into ${changeLog} (kind, changed_by, company_id, company_name, before, after)
      select 'carrier-checked', 'import', id, name, jsonb_build_object('carrier', carrier), jsonb_build_object('carrier', shown)
      from ${companies}, ${shownCheck} shown
      where id = any(${ids}) and carrier is distinct from shown
      order by id`);
    await tx.execute(sql`update ${companies} set carrier = ${shownCheck} where id = any(${ids})`);
  });
}

export const readListedCompanies = (database: Database) => {
  const { postcode, companyNumber, registers, registerDoubts } = companies;
  return database
    .select({ id, name, postcode, companyNumber, registers, registerDoubts })
    .from(companies)
    .where(inArray(companies.listing, ["public", "draft"]))
    .orderBy(id);
};
export type RegisteredCompany = Awaited<ReturnType<typeof readListedCompanies>>[number];

export interface RegisterFinding {
  company: RegisteredCompany;
  /**
   * `result` is the certain result to store. `doubts` are the rows from which the administrator chooses. Null if the earlier
   * result stays.
   */
  found: { result: RegisterResult | null; doubts: RegisterDoubt[] } | null;
}

const ofOthers = (
  column: typeof companies.registers | typeof companies.registerDoubts,
  register: CompanyRegister,
) =>
  sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${column}) one where one ->> 'register' <> ${register})`;

/** Leaves out a company whose number was changed since the comparison. */
export async function recordRegisters(
  database: Database,
  register: CompanyRegister,
  compared: readonly RegisterFinding[],
): Promise<void> {
  const rows = compared.flatMap(({ company: { id, companyNumber }, found }) =>
    found ? [{ id, companyNumber, results: found.result ? [found.result] : [], doubts: found.doubts }] : [],
  );
  if (rows.length === 0) return;
  const entered = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as entered (id bigint, "companyNumber" text, results jsonb, doubts jsonb)`;
  const isSame = sql`${companies.id} = entered.id and ${companies.companyNumber} is not distinct from entered."companyNumber"`;
  const after = sql`${ofOthers(companies.registers, register)} || entered.results`;
  const said = (results: SQL) =>
    sql`(select jsonb_agg(one - 'asOf' order by one ->> 'register') from jsonb_array_elements(${results}) one)`;
  await database.transaction(async (tx) => {
    await tx.execute(
      sql`select from ${companies} where id in (select id from ${entered}) order by id for no key update`,
    );
    await tx.execute(sql`insert into ${changeLog} (kind, changed_by, company_id, company_name, before, after)
      select 'register-checked', 'import', ${companies.id}, name,
        jsonb_build_object('registers', registers), jsonb_build_object('registers', ${after})
      from ${companies} join ${entered} on ${isSame}
      where ${said(sql`${companies.registers}`)} is distinct from ${said(after)}
      order by ${companies.id}`);
    await tx.execute(sql`update ${companies} set registers = ${after},
      register_doubts = ${ofOthers(companies.registerDoubts, register)} || entered.doubts
      from ${entered} where ${isSame}`);
  });
}

export async function lockDoubt(
  tx: Transaction,
  companyId: number,
  { register, number }: Pick<RegisterDoubt, "register" | "number">,
): Promise<RegisterDoubt | null> {
  const stored = tx.select({ doubts: companies.registerDoubts }).from(companies);
  const company = await firstRow(stored.where(eq(companies.id, companyId)).for("no key update"));
  return company?.doubts.find((doubt) => doubt.register === register && doubt.number === number) ?? null;
}

export async function settleDoubt(tx: Transaction, companyId: number, result: RegisterResult) {
  const { register } = result;
  const isCompany = eq(companies.id, companyId);
  const said = { name: companies.name, registers: companies.registers };
  const registers = sql`${ofOthers(companies.registers, register)} || ${JSON.stringify([result])}::jsonb`;
  const settled = { registers, registerDoubts: ofOthers(companies.registerDoubts, register) };
  const { name, ...before } = await returnedRow(tx.select(said).from(companies).where(isCompany));
  const updated = tx.update(companies).set(settled).where(isCompany).returning({ registers: said.registers });
  const after = await returnedRow(updated);
  const entry = { kind: "register-checked", ...administered(companyId, name) } as const;
  await insertLogEntries(tx, [{ ...entry, before, after }]);
  return result;
}
