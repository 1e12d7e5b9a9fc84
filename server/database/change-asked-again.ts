import { and, eq, exists } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { proposals } from "./tables/changes.ts";

const again = alias(proposals, "again");

/** True if the company of a proposal waits for a decision about a change of the same field. */
export const isChangeAskedAgain = exists(
  new QueryBuilder()
    .select({ id: again.id })
    .from(again)
    .where(
      and(
        eq(again.companyId, proposals.companyId),
        eq(again.kind, "change"),
        eq(again.state, "waiting"),
        eq(again.field, proposals.field),
      ),
    ),
);
