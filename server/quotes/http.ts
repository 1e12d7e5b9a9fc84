import { type Context, Hono, type MiddlewareHandler } from "hono";
import { choice, deliveryPath, idempotencyKey, newQuote, quotePath, quotesQuery } from "#contract/quotes.ts";
import { problem } from "#server/http/errors/errors.ts";
import { check, readBody, readQuery } from "#server/http/input.ts";
import type { Ended } from "./close-quote.ts";
import type { Quotes } from "./quotes.ts";

interface QuoteRoutes {
  quotes: Quotes;
  /** Lets through an administrator's bearer token or cookie. */
  requireReader: MiddlewareHandler;
  /** Lets through an administrator's bearer token only. */
  requireAdmin: MiddlewareHandler;
  limitQuotes: MiddlewareHandler;
}

/** Quote requests and their receipts, to be mounted under `/api`. */
export function quoteRoutes({ quotes, requireReader, requireAdmin, limitQuotes }: QuoteRoutes) {
  return new Hono()
    .use("/quotes/*", keepPrivate)
    .use("/receipts/*", keepPrivate)
    .post("/quotes", limitQuotes, async (c) => {
      const key = check(idempotencyKey, c.req.header("idempotency-key"));
      const submission = await quotes.submit(await readBody(c, newQuote), key ?? null);
      if ("accepted" in submission) return c.json(submission.accepted, 201);
      const { refused, message } = submission;
      throw refused === "key" ? problem(422, message) : problem(400, message, { companies: message });
    })
    .get("/quotes", requireReader, async (c) => c.json(await quotes.list(readQuery(c, quotesQuery))))
    .delete("/quotes/:id", requireAdmin, async (c) => {
      if (!(await quotes.remove(check(quotePath, c.req.param()).id)))
        throw problem(404, "Quote request not found");
      return c.body(null, 204);
    })
    .post("/quotes/:id/deliveries/:deliveryId/retry", requireAdmin, async (c) => {
      const { id, deliveryId } = check(deliveryPath, c.req.param());
      if (await quotes.retryDelivery(id, deliveryId)) return c.body(null, 204);
      throw problem(409, "This e-mail cannot be sent again: it did not fail, or its request has been closed");
    })
    .get("/receipts/:token", async (c) => {
      const receipt = await quotes.receipt(c.req.param("token"));
      if (!receipt) throw notFound();
      return c.json(receipt);
    })
    .post("/receipts/:token/choose", async (c) => {
      const { companyId } = await readBody(c, choice);
      return answer(c, await quotes.choose(c.req.param("token"), companyId));
    })
    .post("/receipts/:token/withdraw", async (c) => answer(c, await quotes.withdraw(c.req.param("token"))));
}

/** Nothing here may be kept by a cache or found by a search engine. */
const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next();
  // Not by c.header, which makes a new answer of the one there is.
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-robots-tag", "noindex");
};

const notFound = () => problem(404, "Receipt not found. Please check that the link is complete.");

function answer(c: Context, ended: Ended) {
  if (!ended) throw notFound();
  if ("refused" in ended) throw problem(409, ended.refused);
  return c.json(ended.receipt);
}
