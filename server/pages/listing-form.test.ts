import { afterAll, beforeAll, expect, test } from "vitest";
import { leads } from "#server/database/tables/requests.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createRender } from "./render.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ createRender, env: { RATE_LIMIT_FACTOR: "1000000" } });
});
afterAll(() => app.close());

const LEAD = { name: "Ann Archer", email: "ann@archer.example", phone: "01632 960001" };

/** Posts the form of /list-business like a browser without script. Returns the page to which it redirects. */
async function post(): Promise<string> {
  const response = await app.fetch("/list-business", {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(LEAD),
  });
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
}

const pageAt = async (path: string) => (await app.fetch(path)).text();

test("without script, the thank-you page of a listing request can be reloaded, and a second press sends nothing", async () => {
  const sent = await post();
  expect(await post()).toBe(sent);
  for (const html of [await pageAt(sent), await pageAt(sent)]) {
    expect(html).toContain("Thank You!");
    expect(html).toMatch(/Its reference is <strong>LR-[A-Z0-9]{6}</);
    expect(html).toContain('<meta name="robots" content="noindex"');
  }
  expect(await app.database.$count(leads)).toBe(1);
});

test("the button of the thank-you page leads back to the form", async () => {
  const [form = ""] = (await pageAt("/list-business?sent=1")).match(/<form[^>]*><button.*?<\/form>/) ?? [];
  expect(form).toContain("Submit Another Request");
  // Without an action and fields, a browser opens the same path without parameters.
  expect(form).not.toMatch(/action|method|name=/);
  expect(await pageAt("/list-business?")).toContain("Get Listed</h2>");
});
