import { isNotNull, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Quote } from "#contract/quotes.ts";
import { deliveries, quotes } from "#server/database/tables/requests.ts";
import { DIRECTORY_QUOTE, PAGE_QUOTE } from "./testing/examples.ts";
import { ADMIN, AT_LEEDS } from "./testing/open-quotes.ts";
import { emailsReceivedBy, recipients, useQuotes } from "./testing/use-quotes.ts";

const { open, openInTestMode, mailServer, rows, database } = useQuotes();

const JOB = { size: 6, date: "2999-12-31", weeks: 3, stands: "road", waste: ["soil", "garden"] };
const ASKED = [
  { label: "Location", text: "LS1 4AP" },
  { label: "Skip", text: "6 yards" },
  { label: "Stands", text: "On the road" },
  { label: "Delivery", text: "Tuesday 31 December 2999" },
  { label: "Permit", text: "Allow a week for the permit." },
  { label: "Hire", text: "3 weeks" },
  { label: "Waste", text: "Garden, soil" },
];
const FROM_PAGE = {
  ...PAGE_QUOTE,
  skipSize: "medium",
  hireDuration: "1-month",
  wasteType: "Garden, soil",
  job: JOB,
};
const FROM_DIRECTORY = { ...DIRECTORY_QUOTE, hireLength: "1-month", job: JOB };

test("the administrator and the customer's receipt show the job, and both forms tell it alike", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(FROM_PAGE);
  const fromDirectory = await accepted(FROM_DIRECTORY);
  expect((await call("GET", receipt)).body.asked).toEqual(ASKED);
  expect((await call("GET", fromDirectory.receipt)).body.asked).toEqual(expect.arrayContaining(ASKED));
  const list: Quote[] = (await call("GET", "/quotes", undefined, ADMIN)).body;
  expect(list.map(({ job }) => job)).toEqual([JOB, JOB]);
});

test("a request without a job is accepted, and one with an impossible job is refused", async () => {
  const { post, call } = openInTestMode();
  expect((await post(PAGE_QUOTE)).status).toBe(201);
  expect((await call("GET", "/quotes", undefined, ADMIN)).body).toMatchObject([{ job: null }]);
  expect(await database().$count(quotes, isNull(quotes.job))).toBe(1);
  expect(await database().$count(deliveries, isNotNull(deliveries.content))).toBe(0);
  for (const job of [{ size: 7 }, { date: "2020-01-01" }, { weeks: 9 }, { stands: "roof" }, { waste: ["x"] }])
    expect((await post({ ...PAGE_QUOTE, job })).status).toBe(400);
});

test("the emails tell the job in chosen words, and the first glance at one shows it", async () => {
  const server = await mailServer();
  const { accepted } = open({ smtpUrl: server.url, adminEmail: "admin@skips.example" });
  const { reference } = await accepted(FROM_PAGE);
  await expect.poll(() => recipients(server)).toHaveLength(3);
  const [toCompany] = emailsReceivedBy(server, "firm1@skips.example");
  expect(toCompany?.headers.get("subject")).toBe(`Quote request ${reference}: 6 yard skip in LS1 4AP`);
  expect(toCompany?.html).toContain(
    "Skip: 6 yards. Stands: on the road. Delivery: Tuesday 31 December 2999. Hire: 3 weeks. Waste: garden, soil.",
  );
  const lines = ASKED.slice(1).map(({ label, text }) => `${label}: ${text}`);
  for (const address of ["firm1@skips.example", "ann@home.example", "admin@skips.example"]) {
    const [mail] = emailsReceivedBy(server, address);
    expect(mail?.text).toContain(lines.join("\n"));
    expect(mail?.text).not.toContain("Type of waste");
  }
});

test("a request with another job is another request", async () => {
  const { post } = openInTestMode();
  await post(FROM_PAGE, "key-1");
  expect((await post({ ...FROM_PAGE, job: { ...JOB, size: 8 } }, "key-1")).status).toBe(422);
  expect((await post(FROM_PAGE, "key-1")).status).toBe(201);
});

test("the job is deleted with the customer's details", async () => {
  const { accepted, call } = openInTestMode();
  const { receipt } = await accepted(FROM_PAGE);
  expect((await call("POST", `${receipt}/erase`)).body.asked).toEqual([]);
  expect((await rows()).quotes).toMatchObject([{ job: null }]);
});

test("a request at a position names the place there, in either form", async () => {
  const { accepted, call } = openInTestMode();
  for (const form of [FROM_PAGE, FROM_DIRECTORY]) {
    const { receipt } = await accepted({ ...form, location: AT_LEEDS });
    expect((await call("GET", receipt)).body.asked).toContainEqual(ASKED[0]);
  }
});
