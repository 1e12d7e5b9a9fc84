import { Hono, type MiddlewareHandler } from "hono";
import { contactBody } from "#contract/personal-data/personal-data.ts";
import { readBody } from "#server/http/input.ts";
import { keepPrivate } from "#server/http/keep-private.ts";
import type { PersonalDataService } from "./personal-data.ts";

interface PersonalDataRoutes {
  personalData: PersonalDataService;
  /** Middleware that accepts the administrator's bearer token only. */
  requireAdmin: MiddlewareHandler;
}

/** Routes about one person's data, mounted under `/api`. The contact is in the body, because URLs are logged. */
export function personalDataRoutes({ personalData, requireAdmin }: PersonalDataRoutes) {
  return new Hono()
    .use("/personal-data/*", keepPrivate)
    .post("/personal-data/find", requireAdmin, async (c) =>
      c.json(await personalData.find((await readBody(c, contactBody)).contact)),
    )
    .post("/personal-data/erase", requireAdmin, async (c) =>
      c.json(await personalData.erase((await readBody(c, contactBody)).contact)),
    );
}
