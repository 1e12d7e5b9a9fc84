import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { pino } from "pino";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { quotes as quoteTable } from "#server/database/tables/requests.ts";
import type { TestDatabase } from "#server/database/testing/test-database.ts";
import { problem } from "#server/http/errors/errors.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { type OpenMailOptions, openMail } from "#server/mail/testing/open-mail.ts";
import { contactHash } from "#server/signing.ts";
import type { QuotesDeps } from "../deps.ts";
import { quoteCalls } from "../http.ts";
import { quoteTokens } from "../quote-tokens.ts";
import { createQuotes } from "../quotes.ts";
import { findExampleCompany, MERGED_ID, TEST_SIGNING_SECRET } from "./examples.ts";

const LEEDS = {
  place: { label: "LS1 4AP", query: "LS1 4AP", kind: "postcode", latitude: 53.8, longitude: -1.55 },
  note: null,
  alternatives: [],
} as const;

/** Accepts the bearer token "right" only. */
const requireAdmin: MiddlewareHandler = async (c, next) => {
  if (c.req.header("authorization") !== "Bearer right") throw problem(401, "Please sign in");
  await next();
};

export const ADMIN = { authorization: "Bearer right" };

const tokens = quoteTokens({ signingSecret: TEST_SIGNING_SECRET });

export const answerPath = (reference: string, companyId: number) =>
  `/answers/${tokens.issueFor("answer", { reference, companyId })}`;

interface OpenQuotesOptions {
  adminEmail?: string;
  undoMs?: number;
  /** The default finds nothing. */
  search?: QuotesDeps["companies"]["search"];
  /** The default finds the example companies. */
  find?: QuotesDeps["companies"]["find"];
  remindCompanyHours?: number;
  remindCustomerHours?: number;
  newsIntervalMs?: number;
  /** By default no fee is known. */
  feeFor?: QuotesDeps["permits"]["feeFor"];
  /** By default neither nation nor notice is known. */
  siteAt?: QuotesDeps["permits"]["siteAt"];
}

const NO_NOTICE = { division: null, permitNotice: null };

export const AT_LEEDS = "53.8,-1.55";

const NO_PHOTOS = { attach: async () => 0, ofRequests: async () => ({}) };

/** With the HTTP routes and the real mail service. */
export function openQuotes(testDatabase: TestDatabase, options: OpenMailOptions & OpenQuotesOptions) {
  const opened = openMail(testDatabase, options);
  const quotes = createQuotes({
    database: testDatabase.database,
    jobs: opened.jobs,
    mail: opened.mail,
    companies: {
      find: options.find ?? findExampleCompany,
      mergedInto: (id) => (id === MERGED_ID ? 2 : null),
      search: options.search ?? (() => ({ companies: [] })),
    },
    places: {
      resolve: (text) =>
        text === LEEDS.place.label
          ? { kind: "place", searched: { ...LEEDS, alternatives: [] }, counties: [] }
          : { kind: "text", text },
      withoutPosition: (text) => (text === AT_LEEDS ? LEEDS.place.label : text),
    },
    permits: { feeFor: options.feeFor ?? (() => null), siteAt: options.siteAt ?? (() => NO_NOTICE) },
    ...(options.newsIntervalMs !== undefined && { newsIntervalMs: options.newsIntervalMs }),
    log: pino({ level: "silent" }),
    contactHash: contactHash({ signingSecret: TEST_SIGNING_SECRET }),
    ...(options.undoMs !== undefined && { undoMs: options.undoMs }),
    config: {
      publicUrl: "https://skips.example",
      adminEmail: options.adminEmail ?? null,
      signingSecret: TEST_SIGNING_SECRET,
      rateLimitFactor: options.rateLimitFactor ?? 1,
      remindCompanyHours: options.remindCompanyHours ?? 24,
      remindCustomerHours: options.remindCustomerHours ?? 48,
    },
  });
  // Each request comes from another network, unless a test names one.
  const visitorHashOf = (c: Context) => {
    const outer = c.req.header("x-network") ?? randomUUID();
    return { inner: c.req.header("x-inner-network") ?? outer, outer };
  };
  const firmOf = async (c: Context) => Number(c.req.header("signed-in")) || null;
  const calls = quoteCalls({ quotes, photos: NO_PHOTOS, visitorHashOf, firmOf });
  const app = new Hono().route("/api", testApi(calls, { guard: requireAdmin }));

  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await app.request(`/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const { status } = response;
    return { status, headers: response.headers, body: isJson ? await response.json() : null };
  };
  const post = (body: object, key?: string) =>
    call("POST", "/quotes", body, key ? { "idempotency-key": key } : {});
  return {
    ...opened,
    quotes,
    call,
    post,
    /** Posts a valid request. Adds the path of its receipt and the id of its row to the response. */
    accepted: async (body: object) => {
      const accepted: AcceptedQuote = (await post(body)).body;
      const [row] = await testDatabase.database
        .select({ id: quoteTable.id })
        .from(quoteTable)
        .where(eq(quoteTable.reference, accepted.reference));
      const receipt = `/receipts/${accepted.receiptUrl.split("/").at(-1)}`;
      return { ...accepted, id: row?.id ?? 0, receipt };
    },
  };
}
