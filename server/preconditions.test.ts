import { afterAll, beforeAll, expect, test } from "vitest";
import { API_GROUPS } from "#contract/api/groups.ts";
import { openTestApp } from "#server/testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const WRITES = API_GROUPS.flatMap(({ calls }) => calls).filter(({ method }) => method !== "GET");
const HEADERS = ["if-match", "if-none-match", "if-unmodified-since"];
/** The only call that checks a version. */
const VERSIONED = { name: "changeCompany", header: "if-match" };

test.each(WRITES)("$name refuses a precondition that it does not check", async ({ name, method, path }) => {
  for (const header of HEADERS) {
    const response = await app.request(`/api${path.replaceAll(/\{\w+\}/g, "1")}`, {
      method,
      headers: { [header]: '"1"', "content-type": "application/json" },
      body: "{}",
    });
    const isChecked = name === VERSIONED.name && header === VERSIONED.header;
    expect([header, response.status === 412]).toEqual([header, !isChecked]);
  }
});
