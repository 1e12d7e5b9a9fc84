import { eq } from "drizzle-orm";
import type { Company } from "#contract/companies.ts";
import { companyFields } from "#server/catalogue/store.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { companies } from "#server/database/tables.ts";

type CompanyValues = typeof companies.$inferInsert;

/** The fields that determine a company's position, its stated prices, and the time of the last edit. */
type BeforeEdit = Pick<Company, "location" | "county" | "postcode" | "prices" | "updatedAt">;

export async function insertCompany(database: Database, values: CompanyValues): Promise<Company> {
  const [row] = await database.insert(companies).values(values).returning(companyFields);
  if (!row) throw new Error("The company was not stored");
  return row;
}

/** Locks the company until the transaction ends. Returns null if it does not exist. */
export async function lockCompany(transaction: Transaction, id: number): Promise<BeforeEdit | null> {
  const { location, county, postcode, prices, updatedAt } = companyFields;
  const [row] = await transaction
    .select({ location, county, postcode, prices, updatedAt })
    .from(companies)
    .where(eq(companies.id, id))
    .for("no key update");
  return row ?? null;
}

export async function updateCompany(
  transaction: Transaction,
  id: number,
  values: Partial<CompanyValues>,
): Promise<Company | null> {
  const [row] = await transaction
    .update(companies)
    .set(values)
    .where(eq(companies.id, id))
    .returning(companyFields);
  return row ?? null;
}
