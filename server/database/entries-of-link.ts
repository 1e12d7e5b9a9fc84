import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { companyMerges } from "./tables/changes.ts";

interface LinkedPart {
  /** The id in the link. */
  companyId: number;
  quoteId: number | SQLWrapper;
}

/**
 * A query for the entries that an emailed link about a request can mean: the entry in the link, the ones into which it was
 * merged, and the ones that took the request back when their merge into it was undone.
 */
export const entriesOfLink = ({ companyId, quoteId }: LinkedPart): SQL => sql`
  with recursive entry (id) as (
    select ${companyId}::bigint
    union
    select case when m.undone_at is null then m.kept_id else m.merged_id end
    from entry join ${companyMerges} m on (m.merged_id = entry.id and m.undone_at is null)
      or (m.kept_id = entry.id and m.undone_at is not null and m.moved->'quotes' @> to_jsonb(${quoteId}::bigint))
  ) select id from entry`;
