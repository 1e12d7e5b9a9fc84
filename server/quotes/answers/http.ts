import { Hono, type MiddlewareHandler } from "hono";
import { declineBody, offerBody } from "#contract/answers/answers.ts";
import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import { idempotencyKey } from "#contract/quotes.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import { keepPrivate } from "#server/http/keep-private.ts";
import type { Quotes } from "../quotes.ts";

interface AnswerRoutes {
  quotes: Pick<Quotes, "answering">;
  limitAnswers: MiddlewareHandler;
}

/** The routes of the links with which companies answer, mounted under `/api`. A GET changes nothing. */
export function answerRoutes({ quotes: { answering }, limitAnswers }: AnswerRoutes) {
  return new Hono()
    .use("/answers/*", keepPrivate)
    .get("/answers/:token", async (c) => c.json(sent(await answering.read(c.req.param("token")))))
    .post("/answers/:token/offer", limitAnswers, async (c) => {
      const key = parseInput(idempotencyKey, c.req.header("idempotency-key")) ?? null;
      const offer = await readBody(c, offerBody);
      return c.json(sent(await answering.offer(c.req.param("token"), offer, key)), 201);
    })
    .post("/answers/:token/decline", limitAnswers, async (c) => {
      const key = parseInput(idempotencyKey, c.req.header("idempotency-key")) ?? null;
      const decline = await readBody(c, declineBody);
      return c.json(sent(await answering.decline(c.req.param("token"), decline, key)));
    });
}

/** Returns a successful result. Otherwise throws the error for an unknown or expired link or a refused answer. */
function sent<Sent extends object>(result: Sent | { expired: true } | { refused: string } | null): Sent {
  if (!result) throw problem(404, "We don't know this link. Please check that it is complete.");
  if ("expired" in result)
    throw problem(
      410,
      `This link stopped working ${ANSWER_LINK_DAYS} days after the request. You can still reply to our email.`,
    );
  if ("refused" in result) throw problem(409, result.refused);
  return result;
}
