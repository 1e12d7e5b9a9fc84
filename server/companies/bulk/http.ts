import { Hono, type MiddlewareHandler } from "hono";
import { bulkUndo, companyBulk } from "#contract/desk/company-bulk.ts";
import { problem } from "#server/http/errors/errors.ts";
import { readBody } from "#server/http/input.ts";
import type { BulkEdits } from "./bulk-edits.ts";

interface BulkRoutes {
  bulkEdits: BulkEdits;
  requireAdmin: MiddlewareHandler;
}

/** Routes that change many companies at once, mounted under `/api`. */
export const companyBulkRoutes = ({ bulkEdits, requireAdmin }: BulkRoutes) =>
  new Hono()
    .post("/companies/bulk", requireAdmin, async (c) =>
      c.json(await bulkEdits.apply(await readBody(c, companyBulk))),
    )
    .post("/companies/bulk/undo", requireAdmin, async (c) => {
      const undone = await bulkEdits.undo((await readBody(c, bulkUndo)).ids);
      if (!undone) throw problem(404, "One of these edits is not known");
      if ("refused" in undone) throw problem(409, undone.refused);
      return c.json(undone);
    });
