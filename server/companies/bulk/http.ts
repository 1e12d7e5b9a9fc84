import { Hono, type MiddlewareHandler } from "hono";
import { companyBulk } from "#contract/desk/company-bulk.ts";
import { readBody } from "#server/http/input.ts";
import type { BulkEdits } from "./bulk-edits.ts";

interface BulkRoutes {
  bulkEdits: BulkEdits;
  requireAdmin: MiddlewareHandler;
}

/** The route that changes many companies at once, mounted under `/api`. */
export const companyBulkRoutes = ({ bulkEdits, requireAdmin }: BulkRoutes) =>
  new Hono().post("/companies/bulk", requireAdmin, async (c) =>
    c.json(await bulkEdits.apply(await readBody(c, companyBulk))),
  );
