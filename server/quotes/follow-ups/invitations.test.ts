import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { quoteTokens } from "../quote-tokens.ts";
import { DIRECTORY_QUOTE } from "../testing/examples.ts";
import { emailsReceivedBy, useQuotes } from "../testing/use-quotes.ts";

const { open, mailServer, database, rows } = useQuotes();

const choose = (daysAgo: number, companyId = 1) =>
  database().execute(sql`
    update quotes set chosen_company_id = ${companyId},
      chosen_at = now() - make_interval(days => ${daysAgo}), choice_told_at = now() - make_interval(days => ${daysAgo})`);
const invitations = async () => (await rows()).deliveries.filter(({ kind }) => kind === "invitation");
const invitedAt = async () => (await rows()).quotes[0]?.invitedAt;

test("a customer is invited once to review the chosen company after the hire, with a signed link", async () => {
  const server = await mailServer();
  const { accepted, quotes } = open({ smtpUrl: server.url });
  const { reference } = await accepted(DIRECTORY_QUOTE);
  await quotes.invite();
  await choose(20);
  await quotes.invite();
  expect(await invitations()).toEqual([]);
  await choose(21);
  await Promise.all([quotes.invite(), quotes.invite()]);
  await quotes.invite();
  expect(await invitations()).toHaveLength(1);
  expect(await invitedAt()).not.toBeNull();
  await expect.poll(() => emailsReceivedBy(server, "ann@home.example")).toHaveLength(2);
  const invitation = emailsReceivedBy(server, "ann@home.example").find(({ text }) =>
    text.includes("How was"),
  );
  expect(invitation?.headers.get("subject")).toBe(`How was Firm 1? Quote request ${reference}`);
  const token = quoteTokens({ signingSecret: "signing secret" }).issueFor("review", {
    reference,
    companyId: 1,
  });
  expect(invitation?.text).toContain(`Write a review:\nhttps://skips.example/review/${token}\n`);
});

test.each([
  ["of a company that left the directory", () => choose(21, 99)],
  ["two months after the hire", () => choose(82)],
])("nobody is invited to a review %s, and the details are deleted 30 days later", async (_, chosen) => {
  const { accepted, quotes } = open({ smtpUrl: null });
  await accepted(DIRECTORY_QUOTE);
  await chosen();
  await quotes.invite();
  expect(await invitations()).toEqual([]);
  expect(await invitedAt()).not.toBeNull();
});

test("nobody is invited to a review without a choice, before the companies were told, or after the details were deleted", async () => {
  const { accepted, quotes, call } = open({ smtpUrl: null });
  const { receipt } = await accepted(DIRECTORY_QUOTE);
  await quotes.invite();
  await choose(40);
  await database().execute(sql`update quotes set choice_told_at = null`);
  await quotes.invite();
  await call("POST", `${receipt}/erase`);
  await quotes.invite();
  expect(await invitations()).toEqual([]);
  expect(await invitedAt()).toBeNull();
});
