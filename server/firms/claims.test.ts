import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { CONFIRM_CLAIM_DAYS, MAX_WAITING_PROPOSALS } from "#contract/firms/listing-parts.ts";
import { VERIFICATIONS_A_DAY } from "#contract/limits.ts";
import type { Proposal } from "#contract/proposals/proposals.ts";
import { proposals } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";
import { createRender } from "#server/pages/render.ts";
import { idTokens } from "#server/signing.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { type MailCatcher, startMailCatcher } from "../../tests/harness/mail-catcher.ts";

const COMPANY = 2;
const OWNER = {
  name: "Olive Owner",
  email: "office@birch.example",
  phone: "01632 960001",
  proof: "Director at Companies House",
};
const STRANGER = { ...OWNER, name: "A stranger", phone: "01632 960999", proof: "Mine" };
/** More networks than claims may wait. */
const NETWORKS = MAX_WAITING_PROPOSALS + 5;

let mailServer: MailCatcher;
let app: Awaited<ReturnType<typeof openTestApp>>;
let admin: string;
beforeAll(async () => {
  mailServer = await startMailCatcher();
  app = await openTestApp({ env: { SMTP_URL: mailServer.url }, createRender });
  const login = { method: "POST", body: '{"password":"correct horse"}' };
  admin = (await (await app.request("/api/admin/login", login)).json()).token;
});
afterAll(async () => {
  await app.close();
  await mailServer.stop();
});
beforeEach(async () => {
  for (const table of [companies, deliveries, rateLimitCounters]) await app.database.delete(table);
  const place = { location: "Leeds", county: "West Yorkshire", latitude: 53.796, longitude: -1.548 };
  await app.database
    .insert(companies)
    .values({ id: COMPANY, name: "Birch Skips", website: "https://www.birch.example", ...place });
  await app.services.companies.refresh("all");
});

/** Claims the company through the API, from an address in the network with this number. */
async function claim(details: object, network = 0) {
  const body = JSON.stringify({ details });
  const response = await app.request(
    `/api/companies/${COMPANY}/claim`,
    { method: "POST", body },
    { from: `10.0.${network}.1` },
  );
  expect(response.status).toBe(202);
}

/** One claim from each of more networks than claims may wait, with the address that `emailOf` gives for its number. */
async function flood(emailOf: (at: number) => string) {
  for (let at = 1; at <= NETWORKS; at += 1) await claim({ ...STRANGER, email: emailOf(at) }, at);
}
const ofFirmsDomain = (at: number) => `x${at}@birch.example`;
const ofOwner = () => OWNER.email;

/** The claims in the administrator's queue. */
async function queue(): Promise<Proposal[]> {
  const headers = { authorization: `Bearer ${admin}` };
  return (await app.request("/api/proposals?kind=claim&limit=100", { headers })).json();
}

const ofMailServer = (address: string) =>
  mailServer.received.filter(({ to }) => to.includes(address)).map(({ text }) => text);

/** The path of the first link to a present claim that arrived at the owner's mailbox. Emails of earlier tests can be late. */
async function link(): Promise<string> {
  const present = new Set((await app.database.select().from(proposals)).map(({ id }) => String(id)));
  const links = () =>
    ofMailServer(OWNER.email).flatMap((text) => {
      const [path, id = ""] = /\/confirm-claim\/(\d+)[\w.-]+/.exec(text) ?? [];
      return path && present.has(id) ? [path] : [];
    });
  await expect.poll(links, { timeout: 20_000 }).not.toEqual([]);
  return links()[0] ?? "";
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

async function page(path: string, method = "GET") {
  const response = await app.request(path, { method, ...(method === "POST" && { headers: FORM }) });
  const html = await response.text();
  return {
    status: response.status,
    heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
    html,
    location: response.headers.get("location"),
  };
}

async function confirm() {
  const path = await link();
  expect(await page(path, "POST")).toMatchObject({ status: 303, location: `${path}#main` });
}

test("the email and its page say nothing that was typed; opening the page changes nothing, and its button confirms", async () => {
  await claim(OWNER);
  const path = await link();
  const opened = await page(path);
  expect(opened).toMatchObject({ status: 200, heading: "Is this message from you?" });
  for (const text of [opened.html, ...ofMailServer(OWNER.email)]) {
    expect(text).toContain("Birch Skips");
    for (const typed of Object.values(OWNER)) expect(text).not.toContain(typed);
  }
  expect(await queue()).toMatchObject([{ name: OWNER.name, isAddressConfirmed: false }]);

  await confirm();
  await confirm();
  expect(await page(path)).toMatchObject({ status: 200, heading: "Your address is confirmed" });
  expect((await page(path)).html).not.toContain('<button type="submit"');
  expect(await queue()).toMatchObject([{ name: OWNER.name, isAddressConfirmed: true }]);
});

const GONE = "This link doesn&#x27;t open anything any more";

test("a link of another row or purpose, an old one, and one whose claim was decided confirm nothing", async () => {
  await claim(OWNER);
  const path = await link();
  const [stored] = await app.database.select().from(proposals);
  const id = Number(stored?.id);
  const review = idTokens("my-review", { signingSecret: "for tests only" }).issue(id);
  const wrong = [`${path}x`, path.replace(`${id}.`, `${id + 1}.`), `/confirm-claim/${review}`];
  const closed = async (each: string) => {
    for (const method of ["GET", "POST"])
      expect(await page(each, method)).toMatchObject({ status: 410, heading: GONE });
  };
  for (const each of wrong) await closed(each);
  const sentBefore = (days: number) =>
    app.database.update(proposals).set({ createdAt: sql`now() - make_interval(days => ${days})` });
  await sentBefore(CONFIRM_CLAIM_DAYS);
  await closed(path);
  await sentBefore(CONFIRM_CLAIM_DAYS - 1);
  expect((await page(path)).status).toBe(200);
  await app.services.proposals.decide(id, { decision: "refuse" });
  await closed(path);
});

/** The owner's claim in the queue. */
const OWNER_SHOWN = { name: OWNER.name, email: OWNER.email, phone: OWNER.phone, suggestion: OWNER.proof };

/** What strangers of many networks type. */
const FLOODS = [
  ["addresses of the company's domain", ofFirmsDomain],
  ["the owner's own address", ofOwner],
] as const;

describe.each(FLOODS)("strangers of many networks who type %s", (_what, emailOf) => {
  test("before the owner's claim do not keep it from being confirmed", async () => {
    await flood(emailOf);
    await claim(OWNER);
    await confirm();
    expect((await queue())[0]).toMatchObject({ ...OWNER_SHOWN, isAddressConfirmed: true });
  });

  test("after it was confirmed do not push it out, and only so many of them wait", async () => {
    await claim(OWNER);
    await confirm();
    await flood(emailOf);
    const [first, ...others] = await queue();
    expect(first).toMatchObject({ ...OWNER_SHOWN, isAddressConfirmed: true });
    expect(others).toHaveLength(MAX_WAITING_PROPOSALS);
    expect(others.map(({ isAddressConfirmed }) => isAddressConfirmed)).not.toContain(true);
  });
});

test.each([
  ["an address of the company", OWNER.email],
  ["another address", "olive@gmail.com"],
])(
  "a claim with %s that strangers pushed out before its owner read the email is confirmed all the same",
  async (_, email) => {
    await claim({ ...OWNER, email });
    await flood(ofFirmsDomain);
    expect((await queue()).map(({ name }) => name)).not.toContain(OWNER.name);
    const [{ id } = { id: 0 }] = await app.database
      .select({ id: proposals.id })
      .from(proposals)
      .where(eq(proposals.email, email));
    const token = idTokens("claim", { signingSecret: "for tests only" }).issue(id);
    expect(await app.services.firms.confirmClaim(token)).toBe(true);
    expect((await queue())[0]).toMatchObject({ name: OWNER.name, isAddressConfirmed: true });
  },
);

test("a link confirms the last message from its mailbox, which replaces the others, also of another network", async () => {
  await claim(OWNER);
  await flood(ofOwner);
  await claim({ ...OWNER, proof: "My last words" }, 99);
  await confirm();
  expect(await queue()).toMatchObject([{ suggestion: "My last words", isAddressConfirmed: true }]);
  expect(await app.database.$count(proposals)).toBe(1);
  await claim({ ...OWNER, proof: "Not confirmed" }, 99);
  expect((await queue()).map(({ suggestion }) => suggestion)).toEqual(["My last words", "Not confirmed"]);
  await confirm();
  expect((await queue()).map(({ suggestion }) => suggestion)).toEqual(["Not confirmed"]);
});

/** Claims the company with an address, and confirms it as its mailbox would. */
async function claimAndConfirm(name: string, email: string, network: number) {
  await claim({ ...OWNER, name, email }, network);
  const [{ id } = { id: 0 }] = await app.database
    .select({ id: proposals.id })
    .from(proposals)
    .where(eq(proposals.email, email));
  await app.services.firms.confirmClaim(idTokens("claim", { signingSecret: "for tests only" }).issue(id));
}

test("mailboxes of one domain, each confirmed from a network of its own, push out neither the company's claim nor another", async () => {
  await claimAndConfirm("Own domain", OWNER.email, 100);
  await claimAndConfirm("Large provider", "olive@gmail.com", 101);
  for (let at = 1; at <= NETWORKS; at += 1) await claimAndConfirm("Rival", `x@sub${at}.rival.example`, at);
  const names = (await queue()).map(({ name }) => name);
  expect(names).toHaveLength(MAX_WAITING_PROPOSALS);
  expect(names).toEqual(expect.arrayContaining(["Own domain", "Large provider"]));
  expect(names[0]).toBe("Own domain");
});

test("a claim that was pushed out moves with its listing in a merge, and its link confirms it there", async () => {
  const [kept, place] = [3, { location: "Leeds", county: "West Yorkshire" }];
  await app.database.insert(companies).values({ id: kept, name: "Birch Skip Hire", ...place });
  await app.services.companies.refresh("all");
  await claim(OWNER);
  const path = await link();
  await flood(ofFirmsDomain);
  await app.services.merges.merge({ keptId: kept, mergedId: COMPANY });
  expect((await page(path)).html).toContain("Birch Skip Hire");
  await confirm();
  expect((await queue())[0]).toMatchObject({ name: OWNER.name, company: { id: kept } });
});

test("a mailbox gets few such emails a day, and the page says that one was sent only if it was", async () => {
  const send = (at: number) =>
    app.request(
      `/company/${COMPANY}/claim`,
      {
        method: "POST",
        headers: FORM,
        body: new URLSearchParams(OWNER).toString(),
      },
      { from: `10.0.${at}.1` },
    );
  const said: (string | undefined)[] = [];
  for (let at = 0; at <= VERIFICATIONS_A_DAY; at += 1) {
    const path = (await send(at)).headers.get("location") ?? "";
    said.push((await page(path)).html.match(/Please confirm your address/)?.[0]);
  }
  expect(said).toEqual([...Array(VERIFICATIONS_A_DAY).fill("Please confirm your address"), undefined]);
  expect(await app.database.$count(deliveries)).toBe(VERIFICATIONS_A_DAY);
});

test("a claim over the limit that nobody confirmed is deleted when its link has expired", async () => {
  await flood(ofFirmsDomain);
  expect(await app.database.$count(proposals)).toBe(NETWORKS);
  await app.database
    .update(proposals)
    .set({ createdAt: sql`now() - make_interval(days => ${CONFIRM_CLAIM_DAYS})` });
  await app.services.firms.turnPauses();
  expect(await app.database.$count(proposals)).toBe(MAX_WAITING_PROPOSALS);
});

test("without a mail server no link is sent, and the queue says nothing about it", async () => {
  const plain = await openTestApp();
  onTestFinished(plain.close);
  await plain.database
    .insert(companies)
    .values({ id: COMPANY, name: "Birch Skips", location: "Leeds", county: "" });
  expect(await plain.services.firms.proposeClaim(COMPANY, OWNER, null)).toBe(false);
  expect(await plain.database.$count(deliveries)).toBe(0);
  expect(await plain.services.proposals.list()).toMatchObject([{ isAddressConfirmed: null }]);
});
