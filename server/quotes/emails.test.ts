import { expect, test } from "vitest";
import { DIRECTORY_QUOTE, PAGE_QUOTE } from "./testing/examples.ts";
import { emailsReceivedBy, recipients, useQuotes } from "./testing/use-quotes.ts";

const { open, mailServer } = useQuotes();

test("a request from the directory's form reaches each company, the customer and the administrator", async () => {
  const server = await mailServer();
  const { post } = open({ smtpUrl: server.url, adminEmail: "admin@skips.example" });
  const { status, body } = await post(DIRECTORY_QUOTE);
  expect(status).toBe(201);
  expect(body).toEqual({
    reference: expect.stringMatching(/^SF-[2-9B-Z]{4}-[2-9B-Z]{2}$/),
    linkSent: false,
    testMode: false,
    awaitingConfirmation: false,
    receiptUrl: expect.stringContaining(`https://skips.example/receipt/${body.reference}.`),
    companies: [
      { id: 1, name: "Firm 1" },
      { id: 2, name: "Firm 2" },
    ],
  });
  const everyone = ["admin@skips.example", "ann@home.example", "firm1@skips.example", "firm2@skips.example"];
  await expect.poll(() => recipients(server)).toEqual(everyone);
});

test("a company receives the whole request, replies directly to the customer and learns of no other company", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  const { reference } = await accepted(DIRECTORY_QUOTE);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  const [mail] = emailsReceivedBy(server, "firm1@skips.example");
  expect(mail?.headers.get("subject")).toBe(`Quote request ${reference}: 6 yard skip in LS1 4AP`);
  expect(mail?.headers.get("reply-to")).toBe("ann@home.example");
  expect(mail?.headers.has("cc")).toBe(false);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain("Ann Example");
    expect(text).toContain("07700 900123");
    expect(text).toContain("Garden waste");
    expect(text).toContain("See www.hedge.example");
    expect(text).toContain("The customer wrote (not checked by us)");
    expect(text).toContain("You are one of 2 companies asked.");
    expect(text).not.toContain("Firm 2");
  }
});

test("the customer's email lists the companies and links to the receipt", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  const { reference, receiptUrl } = await accepted(DIRECTORY_QUOTE);
  await expect.poll(() => emailsReceivedBy(server, "ann@home.example")).toHaveLength(1);
  const [mail] = emailsReceivedBy(server, "ann@home.example");
  expect(mail?.headers.get("subject")).toBe(`Your quote request ${reference}: 6 yard skip in LS1 4AP`);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain("Hello,");
    expect(text).not.toContain("Ann Example");
    expect(text).toMatch(/Firm 1, (<a href="tel:[^>]*>)?01632 960001/);
    expect(text).toMatch(/Firm 2, (<a href="tel:[^>]*>)?01632 960002/);
    expect(text).toContain(receiptUrl);
  }
});

test("nobody can send free text to an address they type into the form", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url });
  await accepted({
    ...PAGE_QUOTE,
    email: "victim@home.example",
    name: "Win at the casino",
    phone: "casino phone",
    location: "casino place",
    wasteType: "casino.example/waste",
    additionalInfo: "casino.example/info",
  });
  await expect.poll(() => emailsReceivedBy(server, "victim@home.example")).toHaveLength(1);
  const [mail] = emailsReceivedBy(server, "victim@home.example");
  expect(mail?.text).toContain("Hello,");
  expect(JSON.stringify([mail, ...(mail?.headers ?? [])])).not.toContain("casino");
});
