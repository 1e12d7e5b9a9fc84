import type { Context } from "hono";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import { idempotencyKey, type Quote } from "#contract/quotes.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem, unlessRefused } from "#server/http/errors/errors.ts";
import { parseInput } from "#server/http/input.ts";
import type { Services } from "#server/services.ts";
import type { Quotes } from "./quotes.ts";
import { NO_RECEIPT } from "./receipt-access.ts";

interface QuoteCalls extends Pick<Services, "quotes" | "visitorHashOf" | "firmOf"> {
  photos: Pick<Services["photos"], "attach" | "ofRequests">;
}

const NO_CALENDAR = "There is no day for a calendar yet, or the link is not complete.";
const keyOf = (c: Context): string | null =>
  parseInput(idempotencyKey, c.req.header("idempotency-key")) ?? null;

/** `getReceipt` is the only GET that changes something. It records that the customer followed an emailed link. */
export const quoteCalls = ({ quotes, photos, visitorHashOf, firmOf }: QuoteCalls) =>
  ({
    async requestQuotes({ body: { photos: tokens, ...quote }, c }) {
      const { inner: network, outer: outerNetwork } = visitorHashOf(c);
      const sent = { idempotencyKey: keyOf(c), network, outerNetwork };
      const accepted = unlessRefused(await quotes.submit(quote, sent));
      return { ...accepted, ...(tokens && { photos: await photos.attach(accepted.reference, tokens) }) };
    },
    listQuotes: ({ query, c }) => sendList(c, { quotes, photos }, query),
    searchQuotes: ({ body, c }) => sendList(c, { quotes, photos }, body),
    resendEmails: async ({ body }) => ({ queued: await quotes.resendFailed(body.ids) }),
    async removeQuote({ params }) {
      if (!(await quotes.remove(params.id))) throw problem(404, "Quote request not found");
    },
    async retryDelivery({ params: { id, deliveryId } }) {
      if (!(await quotes.resendOne(deliveryId, id)))
        throw problem(409, "This email can't be sent again: it did not fail, or it is not needed any more");
    },
    getReceipt: async ({ params }) => unlessRefused((await quotes.receipt(params.token)) ?? NO_RECEIPT),
    async getCalendar({ params, c }) {
      const file = await quotes.calendar(params.token);
      if (file === null) throw problem(404, NO_CALENDAR);
      return c.body(file, 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="skip.ics"',
      });
    },
    confirmQuote: async ({ params }) => unlessRefused(await quotes.confirm(params.token)),
    sendConfirmationLink: async ({ params }) => unlessRefused(await quotes.sendLink(params.token)),
    chooseCompany: async ({ params, body }) => unlessRefused(await quotes.choose(params.token, body)),
    undoChoice: async ({ params }) => unlessRefused(await quotes.undo(params.token)),
    pressAsCustomer: async ({ params, body, c }) =>
      unlessRefused(await quotes.hires.press(params.token, body, keyOf(c))),
    pressAsCompany: async ({ params, body, c }) =>
      unlessRefused(await quotes.hires.pressOfCompany(params.token, body, keyOf(c), await firmOf(c))),
    askOthers: async ({ params, body }) =>
      unlessRefused(await quotes.askOthers(params.token, body.companyIds)),
    withdrawQuote: async ({ params }) => unlessRefused(await quotes.withdraw(params.token)),
    eraseQuote: async ({ params }) => unlessRefused(await quotes.erase(params.token)),
    getAnswering: async ({ params, c }) =>
      unlessRefused(await quotes.answers.read(params.token, await firmOf(c))),
    sendOffer: async ({ params, body, c }) =>
      unlessRefused(await quotes.answers.offer(params.token, body, keyOf(c), await firmOf(c))),
    declineRequest: async ({ params, body, c }) =>
      unlessRefused(await quotes.answers.decline(params.token, body, keyOf(c), await firmOf(c))),
  }) satisfies Partial<ApiHandlers>;

async function sendList(
  c: Context,
  { quotes, photos }: { quotes: Quotes } & Pick<QuoteCalls, "photos">,
  search: QuoteSearch,
) {
  const { list, total } = await quotes.page(search);
  const photosOf = await photos.ofRequests(list.map(({ reference }) => reference));
  const all: Quote[] = list.map((quote) => ({ ...quote, photos: photosOf[quote.reference] ?? [] }));
  return c.json(all, 200, { "x-total-count": String(total) });
}
