import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { errorBodySchema } from "#contract/api/call.ts";
import { API_CALLS, API_GROUPS, type NamedCall } from "#contract/api/groups.ts";
import type { OpenApiDocument } from "#contract/api/openapi.ts";
import { companies } from "#server/database/tables/companies.ts";
import { quotes } from "#server/database/tables/requests.ts";
import { quoteTokens } from "#server/quotes/quote-tokens.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import BODIES from "./testing/request-bodies.json" with { type: "json" };

const REQUEST_BODIES: Readonly<Record<string, unknown>> = BODIES;

const CALLS = API_GROUPS.flatMap(({ calls }) => calls);
const NAMES = CALLS.map((call) => [call.name, call] as const);

let app: Awaited<ReturnType<typeof openTestApp>>;
let token: string;

beforeAll(async () => {
  // Nothing listens at this address, so every email stays queued for its next attempt.
  app = await openTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "us@skips.example" } });
  const company = {
    name: "Acme Skips",
    location: "Leeds",
    county: "West Yorkshire",
    email: "acme@skips.example",
    licenseNumber: "CBDU99000001",
  };
  await app.database.insert(companies).values(company);
  await app.services.companies.refresh([1]);
  token = (await (await ask("signIn")).json()).token;
});
afterAll(() => app.close());

const callNamed = (name: string): NamedCall => {
  const call = CALLS.find((one) => one.name === name);
  if (!call) throw new Error(`The API has no call ${name}`);
  return call;
};

const fill = (path: string, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "1");

/** A text that differs in each call, because equal requests and equal reviews count once. */
const VARIED: Record<string, string> = { requestQuotes: "additionalInfo", addReview: "content" };
let calls = 0;

const PLAIN = { width: 20, height: 10, channels: 3, background: "#567" } as const;
const PICTURE = new Blob([new Uint8Array(await sharp({ create: PLAIN }).png().toBuffer())]);

/**
 * Makes a call with its body of `request-bodies.json`, and with a token if the call needs one. `values` fill its path and query.
 */
function ask(name: string, values: Record<string, string> = {}) {
  const { method, path, access, body } = callNamed(name);
  const given = REQUEST_BODIES[name];
  const varied = VARIED[name];
  calls += 1;
  const sent = varied ? { ...(given as object), [varied]: `Call ${calls}` } : given;
  return app.request(`/api${fill(path, values)}${values.query ?? ""}`, {
    method,
    headers: {
      ...(access !== "anybody" && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": body.type ?? "application/json" }),
    },
    ...(body && {
      body: body.isPicture ? PICTURE : typeof sent === "string" ? sent : JSON.stringify(sent),
    }),
  });
}

/** Fails if the value does not match the schema, or has fields that the schema does not name. */
const expectMatch = (schema: z.ZodType, value: unknown) => expect(schema.parse(value)).toEqual(value);

const checked = new Set<string>();

/** Makes a call and checks its response against the description of the call in the contract. */
async function check(name: string, values: Record<string, string> = {}) {
  checked.add(name);
  const { success } = callNamed(name);
  const response = await ask(name, values);
  expect(response.status).toBe(success.status);
  if (success.type) expect(response.headers.get("content-type")).toContain(success.type);
  if (!success.schema) return undefined;
  const answer = await response.json();
  expectMatch(success.schema, answer);
  return answer;
}

/** Sends a quote request. Returns the id of its row and the token of its receipt link. */
async function requestQuotes() {
  const { reference, receiptUrl } = await check("requestQuotes");
  const [quote] = await app.database
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.reference, reference));
  return { id: String(quote?.id), token: receiptUrl.split("/").at(-1) as string };
}

/** Waits until the first attempt to send the quote request's email fails, and marks the email as failed. Returns its id. */
async function failDelivery(quoteId: string): Promise<string> {
  const newest = () => check("listQuotes").then(([quote]) => quote.deliveries[0]);
  await expect.poll(async () => (await newest()).lastError).not.toBeNull();
  await app.database.execute(`UPDATE deliveries SET state = 'failed' WHERE quote_id = ${quoteId}`);
  return (await newest()).id;
}

describe("the document", () => {
  test("is OpenAPI 3.1, and every reference in it leads to a schema", async () => {
    const document = await (await ask("getOpenApi")).json();
    expect(document.openapi).toMatch(/^3\.1\./);
    const references: string[] = JSON.stringify(document).match(/(?<="#\/components\/schemas\/)[^"]+/g) ?? [];
    expect(references.length).toBeGreaterThan(20);
    for (const name of new Set(references)) expect(document.components.schemas).toHaveProperty([name]);
  });

  test("gives every call a name and a route of its own", () => {
    const routes = CALLS.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(new Set(routes).size).toBe(CALLS.length);
    expect(Object.keys(API_CALLS).length).toBe(CALLS.length);
  });
});

test("every call names the errors that a busy server or a missing database causes", async () => {
  const document: OpenApiDocument = await (await ask("getOpenApi")).json();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.length).toBe(CALLS.length);
  for (const { operationId, responses } of operations)
    expect([operationId, responses[503]]).toEqual([operationId, expect.anything()]);
});

describe("every call answers as documented", () => {
  test("when companies are changed together", async () => {
    // The body of `undoChanges` undoes the change with the id 1.
    expect(await check("changeCompanies")).toEqual({ changeIds: [1], unchanged: 0 });
    await check("undoChanges");
    await check("exportFoundCompanies");
  });

  test("when the directory is read", async () => {
    await check("findCompanies");
    await check("findCompanies", { query: "?location=Leeds" });
    await check("findCompanies", { query: "?location=Leeds&page=1" });
    await check("getCompany");
    await check("comparePrices");
    await check("comparePrices", { query: "?location=Leeds&limit=5&skipSize=mini" });
    await check("getStatistics");
    await check("suggestPlaces", { query: "?q=lee" });
    const [guide] = await check("listGuides");
    await check("listGuides", { query: "?featured=true" });
    await check("getGuide", { slug: guide.slug });
    await check("getMapsConfig");
    await check("drawResultsMap", { query: "?location=Leeds&firm=1&mapArea=53.8,-1.55,20" });
    await check("findPermit", { query: "?location=DE1+1AA&weeks=4" });
    await check("getOpenApi");
  });

  test("when a review is written and removed", async () => {
    const { id } = await check("addReview");
    expect(await check("listReviews")).toHaveLength(1);
    const { id: waiting } = await check("addReview");
    expect(await check("listWaitingReviews")).toHaveLength(1);
    await check("publishReview", { id: String(waiting) });
    await check("reportReview", { id: String(waiting) });
    expect(await check("listReportedReviews")).toHaveLength(1);
    await check("decideReports", { id: String(waiting) });
    await check("addReview");
    await check("removeReview", { id: String(id) });
    await check("searchReviews");
    // The bodies remove the third review and bring it back.
    expect(await check("changeReviews")).toEqual({ changed: 1, unchanged: 0 });
    await check("undoReviewDecisions");
  });

  test("when an invited customer reviews the chosen company", async () => {
    await check("uploadPhoto");
    const { id } = await requestQuotes();
    const { rows } = await app.database.execute<{ reference: string }>(
      `UPDATE quotes SET chosen_company_id = 1, chosen_at = now(), choice_told_at = now(), invited_at = now()
        WHERE id = ${id} RETURNING reference`,
    );
    const tokens = quoteTokens({ signingSecret: "for tests only" });
    const token = tokens.issueFor("review", { reference: rows[0]?.reference ?? "", companyId: 1 });
    const { id: reviewId } = await check("addInvitedReview", { token });
    await check("removeReview", { id: String(reviewId) });
    await check("searchQuotes");
    await check("resendEmails");
    await check("removeQuote", { id });
  });

  test("from a quote request to its receipt and its removal", async () => {
    const first = await requestQuotes();
    await check("getReceipt", first);
    await check("chooseCompany", first);
    await check("undoChoice", first);
    await check("askOthers", first);
    await app.database.execute(
      `UPDATE quotes SET chosen_company_id = 1, chosen_at = now(), choice_told_at = now(), hire_date = now()
        WHERE id = ${first.id}`,
    );
    await check("getCalendar", first);
    await check("pressAsCustomer", first);
    await check("withdrawQuote", await requestQuotes());
    await check("eraseQuote", await requestQuotes());
    const failed = await requestQuotes();
    const deliveryId = await failDelivery(failed.id);
    await check("retryDelivery", { id: failed.id, deliveryId });
    await check("resendEmail", { deliveryId: await failDelivery(failed.id) });
    await check("removeQuote", first);
  });

  test("when a company answers with the link in its email", async () => {
    const { id } = await requestQuotes();
    const { rows } = await app.database.execute<{ url: string }>(
      `SELECT jsonb_path_query(letter, '$.blocks[*].url') #>> '{}' AS url FROM deliveries
        WHERE kind = 'company' AND quote_id = ${id}`,
    );
    const link = { token: rows[0]?.url.split("/").at(-1) ?? "" };
    await check("getAnswering", link);
    await check("pressAsCompany", link);
    await check("sendOffer", link);
    await check("declineRequest", link);
    await check("removeQuote", { id });
  });

  test("when a customer who sent many requests confirms the address", async () => {
    for (let sent = 3; sent < 5; sent += 1) await requestQuotes();
    await check("sendConfirmationLink", await requestQuotes());
    const { rows } = await app.database.execute<{ url: string }>(
      `SELECT letter #>> '{blocks,3,url}' AS url FROM deliveries WHERE kind = 'verification' LIMIT 1`,
    );
    await check("confirmQuote", { token: rows[0]?.url.split("/").at(-1) ?? "" });
  });

  test("when a company claims its listing and a visitor corrects it", async () => {
    await check("claimCompany");
    await check("proposeCorrection");
    const [proposal] = await check("listProposals");
    const { changeId } = await check("decideProposal", { id: String(proposal.id) });
    await check("undoCompanyChange", { id: String(changeId) });
    await check("proposeCorrection");
    const [refused] = await check("listProposals");
    await app.services.proposals.decide(refused.id, { decision: "refuse" });
    await check("reopenProposal", { id: String(refused.id) });
    const { changes } = await check("listChanges");
    const { id } = changes.find(({ canUndo }: { canUndo: boolean }) => canUndo);
    await check("undoChange", { id });
  });

  test("when a business asks to be listed", async () => {
    await check("requestListing");
    const [{ id }] = await check("listLeads");
    await check("searchListingRequests");
    await check("decideLead", { id: String(id) });
    await check("requestListing");
    const [another] = await check("listLeads");
    await check("removeLead", { id: String(another.id) });
  });

  test("when somebody asks what is kept about them", async () => {
    // Earlier tests send requests too, so the exact number is not tested.
    expect((await check("findPersonalData")).quotes.length).toBeGreaterThan(0);
    await check("erasePersonalData");
  });

  test("when companies are edited, imported and exported", async () => {
    const { id } = await check("addCompany");
    await check("changeCompany", { id: String(id) });
    expect((await check("removeLogo", { id: String(id) })).logo).toBeNull();
    expect(await check("findSimilarCompanies")).toMatchObject({ companies: [{ id }] });
    await check("searchCompanies");
    await check("exportCompanies");
    expect(await check("getLastImport")).toBeNull();
    await check("importCompanies", { query: "?apply=true" });
    await check("getLastImport");
    await check("undoImport");
  });

  test("when companies come from a public source", async () => {
    const place = { location: "Leeds", county: "West Yorkshire" };
    await app.database.insert(companies).values({ name: "Draft Skips", listing: "draft", ...place });
    const { drafts } = await check("listDrafts");
    await check("inviteDrafts");
    await check("decideDraft", { id: String(drafts[0].id) });
  });

  test("when a register's file is compared", async () => {
    const row = "CBDU99000001,ACME SKIPS LTD,upper,carrier_dealer,2028-03-01\n";
    const query = "?register=carriers";
    checked.add("checkRegister");
    const response = await app.request(`/api/registers/check${query}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
      body: `${BODIES.checkRegister}${row}`,
    });
    const { schema } = callNamed("checkRegister").success;
    if (schema) expectMatch(schema, await response.json());
    expect(response.status).toBe(200);
  });

  test("when a row of a register is chosen", async () => {
    const { id } = await check("addCompany");
    const { register, number } = { register: "companies-house", number: "00000006" } as const;
    const registerDoubts = [{ register, number, status: "active" as const, asOf: "2026-11-01" }];
    await app.database.update(companies).set({ registerDoubts }).where(eq(companies.id, id));
    await check("chooseRegistered", { id: String(id) });
  });

  test("when a carrier's registration is checked", async () => {
    const { id } = await check("recordCarrierCheck");
    expect(await check("listCarrierChecks")).toHaveLength(1);
    await check("getCompany");
    await check("removeCarrierCheck", { checkId: String(id) });
  });

  test("when the administrator clears the queue", async () => {
    await check("addCompany");
    const { id } = await check("addCompany");
    await app.services.complaints.add({ name: "Ann", email: "ann@home.example", about: "My number" });
    await check("listWork");
    await check("countWork");
    await check("checkRegister", { query: "?register=carriers" });
    await check("decideComplaint");
    await check("setAside");
    await check("previewMerge", { id: String(id) });
    const { mergeId } = await check("mergeCompanies", { id: String(id) });
    await check("undoMerge", { id: String(mergeId) });
  });

  test("when the administrator signs in and out", async () => {
    await check("signIn");
    await check("verifyToken");
    await check("signOut");
  });

  test("and none was left out", () => {
    expect(checked).toEqual(new Set(CALLS.map(({ name }) => name)));
  });
});

describe("errors have the documented body", () => {
  test.each(NAMES.filter(([, { access }]) => access !== "anybody"))(
    "when %s is asked by somebody who is not signed in",
    async (_, { method, path }) => {
      const response = await app.request(`/api${fill(path, {})}`, { method });
      expect(response.status).toBe(401);
      expectMatch(errorBodySchema, await response.json());
    },
  );

  test.each(NAMES.filter(([, { body, access }]) => body?.schema && access === "anybody"))(
    "when %s gets a list",
    async (_, { method, path }) => {
      const headers = { "content-type": "application/json" };
      const response = await app.request(`/api${fill(path, {})}`, { method, headers, body: "[]" });
      expect(response.status).toBe(400);
      expectMatch(errorBodySchema, await response.json());
    },
  );
});
