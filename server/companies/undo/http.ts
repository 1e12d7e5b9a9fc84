import { Hono, type MiddlewareHandler } from "hono";
import { bulkUndo } from "#contract/desk/company-bulk.ts";
import { type Decided, proposalPathParams } from "#contract/proposals/proposals.ts";
import { unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import type { EditUndo } from "./undo-edits.ts";

interface UndoRoutes {
  editUndo: EditUndo;
  requireAdmin: MiddlewareHandler;
}

/** Routes that undo edits of companies, mounted under `/api`. */
export const editUndoRoutes = ({ editUndo, requireAdmin }: UndoRoutes) =>
  new Hono()
    .post("/company-changes/:id/undo", requireAdmin, async (c) => {
      unlessRefused(await editUndo.undo(parseInput(proposalPathParams, c.req.param()).id));
      return c.json({ changeId: null } satisfies Decided);
    })
    .post("/companies/bulk/undo", requireAdmin, async (c) =>
      c.json(unlessRefused(await editUndo.undoAll((await readBody(c, bulkUndo)).ids))),
    );
