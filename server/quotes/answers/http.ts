import { type Context, Hono, type MiddlewareHandler } from "hono";
import { declineBody, offerBody } from "#contract/answers/answers.ts";
import { idempotencyKey } from "#contract/quotes.ts";
import { unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import { keepPrivate } from "#server/http/keep-private.ts";
import type { Quotes } from "../quotes.ts";

interface AnswerRoutes {
  quotes: Pick<Quotes, "answers">;
  limitAnswers: MiddlewareHandler;
  /** The company that is signed in to its own page. */
  firmOf: (c: Context) => Promise<number | null>;
}

/** The routes of the links with which companies answer, mounted under `/api`. A GET changes nothing. */
export function answerRoutes({ quotes: { answers }, limitAnswers, firmOf }: AnswerRoutes) {
  return new Hono()
    .use("/answers/*", keepPrivate)
    .get("/answers/:token", async (c) =>
      c.json(unlessRefused(await answers.read(c.req.param("token"), await firmOf(c)))),
    )
    .post("/answers/:token/offer", limitAnswers, async (c) => {
      const key = parseInput(idempotencyKey, c.req.header("idempotency-key")) ?? null;
      const offer = await readBody(c, offerBody);
      return c.json(
        unlessRefused(await answers.offer(c.req.param("token"), offer, key, await firmOf(c))),
        201,
      );
    })
    .post("/answers/:token/decline", limitAnswers, async (c) => {
      const key = parseInput(idempotencyKey, c.req.header("idempotency-key")) ?? null;
      const decline = await readBody(c, declineBody);
      return c.json(
        unlessRefused(await answers.decline(c.req.param("token"), decline, key, await firmOf(c))),
      );
    });
}
