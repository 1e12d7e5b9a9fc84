import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { answers } from "#server/database/tables.ts";

export type AnswerRow = typeof answers.$inferSelect;
type NewAnswer = Pick<AnswerRow, "quoteId" | "companyId"> & Partial<AnswerRow>;

/** Oldest first, so that each company's last row counts. */
export const answersOfQuotes = (database: Database | Transaction, quoteIds: number[]): Promise<AnswerRow[]> =>
  database.select().from(answers).where(inArray(answers.quoteId, quoteIds)).orderBy(asc(answers.id));

/** Stores an answer. An offer gets the company's next version for this request; the quote must be locked. */
export async function insertAnswer(tx: Transaction, answer: NewAnswer): Promise<AnswerRow> {
  const ofCompany = and(eq(answers.quoteId, answer.quoteId), eq(answers.companyId, answer.companyId));
  const next = tx
    .select({ version: sql`coalesce(max(${answers.version}), 0) + 1` })
    .from(answers)
    .where(ofCompany);
  const version = answer.offer ? sql`(${next})` : null;
  const [row] = await tx
    .insert(answers)
    .values({ ...answer, version })
    .returning();
  if (!row) throw new Error("PostgreSQL returned no row for an insert");
  return row;
}
