import { expect, inject, test } from "vitest";
import { queryRows } from "../../harness/database.ts";
import { spawnProduct } from "../../harness/product.ts";
import { DIRECTORY_QUOTE_BODY, REVIEW_BODY } from "../fuzzing/endpoints.ts";
import { json } from "../http-client.ts";
import { startOwnProduct } from "../own-product.ts";
import { addTestCompanies } from "../test-companies.ts";

const WARNING = "is a superuser";

test.runIf(process.getuid?.() === 0)(
  "privileges of root: a public site with the embedded database does not start, and says why",
  async () => {
    const product = await spawnProduct({ env: { PUBLIC_URL: "https://skips.example", TRUST_PROXY: "1" } });
    expect((await product.exited).code).toBe(1);
    expect(product.lines.join("\n")).toMatch(/^Skip Finder does not run a public site .* as root/);
  },
);

test("privileges of a superuser: the log warns of DATABASE_URL, and nothing needs them", async () => {
  const superuser = await startOwnProduct({});
  expect(superuser.lines.join("\n")).toContain(WARNING);
  await superuser.stop();

  const url = new URL(superuser.databaseUrl);
  const [role, database] = ["unprivileged", "of_unprivileged"];
  await queryRows(inject("databaseUrl"), `create role ${role} login password 'secret'`);
  await queryRows(inject("databaseUrl"), `create database ${database} owner ${role}`);
  Object.assign(url, { username: role, password: "secret", pathname: `/${database}` });
  const product = await startOwnProduct({ DATABASE_URL: url.href });
  expect(product.lines.join("\n")).not.toContain(WARNING);
  // The product lists the companies only if it receives notifications (LISTEN).
  await addTestCompanies(url.href, product.url);
  for (const [path, body] of [
    ["/api/quotes", DIRECTORY_QUOTE_BODY],
    ["/api/reviews", REVIEW_BODY],
  ] as const)
    expect((await product.send({ path, ...json(body) })).status).toBe(201);
  await product.stop();
});
