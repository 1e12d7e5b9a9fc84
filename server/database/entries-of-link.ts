import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { companyMerges } from "./tables/changes.ts";

interface LinkedPart {
  companyId: number;
  quoteId: number | SQLWrapper;
}

/** The entry in the link, those into which it was merged, and those that took the request back when a merge was undone. */
export const entriesOfLink = ({ companyId, quoteId }: LinkedPart): SQL => sql`
  with recursive entry (id) as (
    select ${companyId}::bigint
    union
    select case when m.undone_at is null then m.kept_id else m.merged_id end
    from entry join ${companyMerges} m on (m.merged_id = entry.id and m.undone_at is null)
      or (m.kept_id = entry.id and m.undone_at is not null and m.moved->'quotes' @> to_jsonb(${quoteId}::bigint))
  ) select id from entry`;
