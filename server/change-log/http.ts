import { Hono, type MiddlewareHandler } from "hono";
import { changePathParams, changesQuery } from "#contract/changes/changes.ts";
import { unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readQuery } from "#server/http/input.ts";
import type { ChangeLog } from "./change-log.ts";

interface ChangeLogRoutes {
  changeLog: ChangeLog;
  /** Middleware that accepts the administrator's bearer token or cookie. Changes contain personal data. */
  requireReader: MiddlewareHandler;
  requireAdmin: MiddlewareHandler;
}

/** The log of changes, mounted under `/api`. */
export const changeLogRoutes = ({ changeLog, requireReader, requireAdmin }: ChangeLogRoutes) =>
  new Hono()
    .get("/changes", requireReader, async (c) => c.json(await changeLog.list(readQuery(c, changesQuery))))
    .post("/changes/:id/undo", requireAdmin, async (c) => {
      const { id } = parseInput(changePathParams, c.req.param());
      return c.json(unlessRefused(await changeLog.undo(id)));
    });
