import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import { clamp } from "#contract/limits.ts";
import type { Quote, QuoteAnswer, QuoteDelivery } from "#contract/quotes.ts";
import { toPounds } from "#contract/text/pounds.ts";
import type { Delivery } from "#server/mail/store.ts";
import { createAnswers } from "./answers/answer-request.ts";
import { chosenAnswer, offerView } from "./answers/offer-view.ts";
import type { AnswerRow } from "./answers/store.ts";
import { createCompanyRequests } from "./company-requests/company-requests.ts";
import type { QuotesDeps } from "./deps.ts";
import { deleteOldKeys, eraseQuotes } from "./erase-store.ts";
import { refreshAllAnswerFigures } from "./figures/store.ts";
import { defineFollowUps } from "./follow-ups/follow-ups.ts";
import { deskEvents, pressView } from "./hires/hire-view.ts";
import { createHires } from "./hires/hires.ts";
import { type HireParts, readPartsOf } from "./hires/store.ts";
import { lockRequests, moveRequests } from "./move-store.ts";
import { createReceiptAccess } from "./receipt-access.ts";
import { createAskOthers, createCloseQuote, createConfirmQuote } from "./receipt-changes.ts";
import { countQuotes, deleteOldQuotes, deleteQuote, listQuotes } from "./store.ts";
import { createSubmit } from "./submit.ts";

export type Quotes = ReturnType<typeof createQuotes>;

const MAX_LISTED = 500;

type ListedQuote = Awaited<ReturnType<typeof listQuotes>>[number];

export function createQuotes(deps: QuotesDeps) {
  const { database, jobs, mail } = deps;
  const receipts = createReceiptAccess(deps);
  const quotes = {
    ...createSubmit(deps),
    receipt: receipts.read,
    calendar: receipts.calendar,
    answers: createAnswers(deps),
    ofCompany: createCompanyRequests(deps),
    ...createConfirmQuote(deps, receipts),
    ...createCloseQuote(deps, receipts),
    ...createAskOthers(deps, receipts),
    hires: createHires(deps, receipts),
    ...defineFollowUps(deps),
    async list(search: QuoteSearch): Promise<ListedRequest[]> {
      const limit = clamp(search.limit ?? MAX_LISTED, { min: 1, max: MAX_LISTED });
      const rows = await listQuotes(database, { ...search, limit });
      const [partsOf, deliveries] = await Promise.all([
        readPartsOf(database, rows),
        mail.deliveriesOf(rows.map(({ id }) => id)),
      ]);
      return rows.map((row) => adminView(row, partsOf(row), deliveries));
    },
    async page(search: QuoteSearch): Promise<{ list: ListedRequest[]; total: number }> {
      const [list, total] = await Promise.all([quotes.list(search), countQuotes(database, search)]);
      return { list, total };
    },
    remove: (id: number): Promise<boolean> => deleteQuote(database, id),
    offerView,
    pressView,
    lockRequests,
    moveRequests,
    resendOne: mail.resend,
    resendFailed: mail.retryAll,
    /** The privacy policy states the times after which these data are deleted. */
    async deleteExpired(): Promise<void> {
      await database.transaction(async (tx) => {
        const erased = await eraseQuotes(tx, "over");
        if (erased.length > 0) await mail.eraseCustomers(tx, erased);
      });
      await deleteOldKeys(database);
      await deleteOldQuotes(database);
      await mail.deleteExpired();
    },
  };
  const refresh = () => refreshAllAnswerFigures(database);
  jobs.define({ name: "answer-figures", concurrency: 1, schedule: "7 * * * *", handle: refresh });
  jobs.define({ name: "retention", concurrency: 1, schedule: "15 3 * * *", handle: quotes.deleteExpired });
  return quotes;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

function deliveryView(delivery: Delivery): QuoteDelivery {
  const { id, kind, companyId, recipient, state, attempts, lastError, dueAt, sentAt } = delivery;
  const nextAttemptAt = state === "queued" ? iso(dueAt) : null;
  return { id, kind, companyId, recipient, state, attempts, lastError, nextAttemptAt, sentAt: iso(sentAt) };
}

/** The latest answer of each company. Of the chosen company it is the chosen price, unless the company has declined since. */
const answersView = (answers: AnswerRow[], row: ListedQuote): QuoteAnswer[] =>
  [...Map.groupBy(answers, ({ companyId }) => companyId)].flatMap(([companyId, own]) => {
    const last = own.at(-1);
    const isChosen = companyId === row.chosenCompanyId && last?.offer;
    const answer = (isChosen && chosenAnswer(own, row)) || last;
    if (!answer) return [];
    return {
      companyId,
      state: answer.offer ? ("offered" as const) : ("declined" as const),
      version: answer.version,
      total: answer.totalPence === null ? null : toPounds(answer.totalPence),
      comparable: offerView(answer, row)?.comparable ?? null,
      answeredAt: answer.createdAt.toISOString(),
    };
  });

/** The photos are of another domain, and `http.ts` adds them. */
type ListedRequest = Omit<Quote, "photos">;

function adminView(row: ListedQuote, parts: HireParts, deliveries: Delivery[]): ListedRequest {
  const { chosenVersion: _version, choiceToldAt: _told, ...quote } = row;
  return {
    ...quote,
    answers: answersView(parts.answers, row),
    deliveries: deliveries.filter(({ quoteId }) => quoteId === quote.id).map(deliveryView),
    ...deskEvents(row, parts),
  };
}
