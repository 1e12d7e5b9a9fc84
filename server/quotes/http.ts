import { type Context, Hono, type MiddlewareHandler } from "hono";
import { type QuoteSearch, quoteSearch, quotesResend, type Resent } from "#contract/desk/quote-search.ts";
import {
  choiceBody,
  deliveryPathParams,
  furtherCompaniesBody,
  idempotencyKey,
  newQuote,
  quotePathParams,
  quotesQuery,
} from "#contract/quotes.ts";
import { problem, unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput, readBody, readQuery } from "#server/http/input.ts";
import { keepPrivate } from "#server/http/keep-private.ts";
import type { Networks } from "#server/http/limits/visitor-address.ts";
import type { Quotes } from "./quotes.ts";
import { NO_RECEIPT } from "./receipt-access.ts";

interface QuoteRoutes {
  quotes: Quotes;
  /** Middleware that accepts the administrator's bearer token or cookie. */
  requireReader: MiddlewareHandler;
  /** Middleware that accepts the administrator's bearer token only. */
  requireAdmin: MiddlewareHandler;
  limitQuotes: MiddlewareHandler;
  /** Returns the hashes of the networks that a request comes from. */
  visitorHashOf: (c: Context) => Networks;
}

/** The routes of quote requests and receipts, mounted under `/api`. */
export function quoteRoutes({
  quotes,
  requireReader,
  requireAdmin,
  limitQuotes,
  visitorHashOf,
}: QuoteRoutes) {
  return new Hono()
    .use("/quotes/*", keepPrivate)
    .use("/receipts/*", keepPrivate)
    .post("/quotes", limitQuotes, async (c) => {
      const key = parseInput(idempotencyKey, c.req.header("idempotency-key"));
      const sent = { idempotencyKey: key ?? null, outerNetwork: visitorHashOf(c).outer };
      return c.json(unlessRefused(await quotes.submit(await readBody(c, newQuote), sent)), 201);
    })
    .get("/quotes", requireReader, (c) => sendList(c, quotes, readQuery(c, quotesQuery)))
    .post("/quotes/search", requireAdmin, async (c) => sendList(c, quotes, await readBody(c, quoteSearch)))
    .post("/quotes/resend", requireAdmin, async (c) => {
      const { ids } = await readBody(c, quotesResend);
      return c.json({ queued: await quotes.resendFailed(ids) } satisfies Resent);
    })
    .delete("/quotes/:id", requireAdmin, async (c) => {
      if (!(await quotes.remove(parseInput(quotePathParams, c.req.param()).id)))
        throw problem(404, "Quote request not found");
      return c.body(null, 204);
    })
    .post("/quotes/:id/deliveries/:deliveryId/retry", requireAdmin, async (c) => {
      const { id, deliveryId } = parseInput(deliveryPathParams, c.req.param());
      if (await quotes.retryDelivery(id, deliveryId)) return c.body(null, 204);
      throw problem(409, "This email can't be sent again: it did not fail, or it is not needed any more");
    })
    .get("/receipts/:token", async (c) =>
      c.json(unlessRefused((await quotes.receipt(c.req.param("token"))) ?? NO_RECEIPT)),
    )
    .post("/receipts/:token/confirm", async (c) =>
      c.json(unlessRefused(await quotes.confirm(c.req.param("token")))),
    )
    .post("/receipts/:token/send-link", async (c) =>
      c.json(unlessRefused(await quotes.sendLink(c.req.param("token")))),
    )
    .post("/receipts/:token/choose", async (c) => {
      const choice = await readBody(c, choiceBody);
      return c.json(unlessRefused(await quotes.choose(c.req.param("token"), choice)));
    })
    .post("/receipts/:token/undo", async (c) =>
      c.json(unlessRefused(await quotes.undo(c.req.param("token")))),
    )
    .post("/receipts/:token/ask", async (c) => {
      const { companyIds } = await readBody(c, furtherCompaniesBody);
      return c.json(unlessRefused(await quotes.askOthers(c.req.param("token"), companyIds)));
    })
    .post("/receipts/:token/withdraw", async (c) =>
      c.json(unlessRefused(await quotes.withdraw(c.req.param("token")))),
    )
    .post("/receipts/:token/erase", async (c) =>
      c.json(unlessRefused(await quotes.erase(c.req.param("token")))),
    );
}

/** Answers with one page, and with the total number in a header. */
async function sendList(c: Context, quotes: Quotes, search: QuoteSearch) {
  const { list, total } = await quotes.page(search);
  return c.json(list, 200, { "x-total-count": String(total) });
}
