import { expect, test } from "vitest";
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

test("privileges of a superuser: the product works as an ordinary role, and nothing needs more", async () => {
  const product = await startOwnProduct({});
  expect(product.lines.join("\n")).not.toContain(WARNING);
  const role = "select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user";
  expect(await queryRows(product.databaseUrl, role)).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
  ]);
  // The product lists the companies only if it receives notifications (LISTEN).
  await addTestCompanies(product.databaseUrl, product.url);
  for (const [path, body] of [
    ["/api/quotes", DIRECTORY_QUOTE_BODY],
    ["/api/reviews", REVIEW_BODY],
  ] as const)
    expect((await product.send({ path, ...json(body) })).status).toBe(201);
  await product.stop();
});
