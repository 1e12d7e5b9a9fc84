import { expect, onTestFinished, test } from "vitest";
import { openTestApp } from "#server/testing/test-app.ts";

const PATH = "/.well-known/security.txt";

async function open(env: NodeJS.ProcessEnv) {
  const app = await openTestApp({ env });
  onTestFinished(app.close);
  return app;
}

test("without a contact there is no security.txt", async () => {
  const app = await open({});
  expect((await app.request(PATH)).status).toBe(404);
});

test("security.txt names the contact, for less than a year, and its own address", async () => {
  const env = { PUBLIC_URL: "https://skips.example", TRUST_PROXY: "1", SECURITY_CONTACT: "a@skips.example" };
  const app = await open(env);
  const response = await app.request(PATH);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).trimEnd().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
  expect(lines).toHaveLength(4);
  expect(fields).toMatchObject({
    Contact: "mailto:a@skips.example",
    "Preferred-Languages": "en",
    Canonical: "https://skips.example/.well-known/security.txt",
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
});
