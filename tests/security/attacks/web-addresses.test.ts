import { expect, test } from "vitest";
import { DIRECTORY_QUOTE_BODY, LEAD_BODY, REVIEW_BODY } from "../fuzzing/endpoints.ts";
import { form, json, send } from "../http-client.ts";

/** The browser's code contains only the common domain endings. These addresses show that the server knows all endings. */
const ADDRESSES = ["evil-site.london", "…evil-site.support", "dr.evil-site.com", "192.0.2.1/x"];
const PERSON = { name: "name", phone: "phone number", location: "place" };

test.each([
  ["/api/quotes", DIRECTORY_QUOTE_BODY, PERSON],
  ["/api/leads", LEAD_BODY, { ...PERSON, companyName: "company name" }],
  ["/api/reviews", REVIEW_BODY, { customerName: "name" }],
])("link in a name: POST %s refuses web addresses with any ending", async (path, body, fields) => {
  for (const address of ADDRESSES) {
    const typed = Object.fromEntries(Object.keys(fields).map((field) => [field, address]));
    const response = await send({ path, ...json({ ...body, ...typed }) });
    const messages = Object.entries(fields).map(([field, what]) => [
      field,
      `Please enter a ${what} without a web address`,
    ]);
    expect([response.status, JSON.parse(response.body).fields]).toEqual([400, Object.fromEntries(messages)]);
  }
});

test("link in a name: a claim refuses web addresses with any ending", async () => {
  for (const address of ADDRESSES) {
    const details = { ...LEAD_BODY, name: address, phone: address, proof: "Director" };
    const { status, body } = await send({ path: "/api/companies/7/claim", ...json({ details }) });
    expect(status).toBe(400);
    expect(body).toContain("Please enter a name without a web address");
  }
});

test("link in a name: forms without script refuse web addresses with any ending", async () => {
  for (const address of ADDRESSES) {
    const { status, body } = await send({ path: "/list-business", ...form({ ...LEAD_BODY, name: address }) });
    expect(status).toBe(422);
    expect(body).toContain("Please enter a name without a web address");
  }
});
