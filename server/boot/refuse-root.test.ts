import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { refuseRoot } from "./refuse-root.ts";

const PUBLIC = { PUBLIC_URL: "https://skips.example", TRUST_PROXY: "1" };
const OWN_DATABASE = { DATABASE_URL: "postgres://skip@127.0.0.1/skip" };

test("root can't run a public site with the embedded database", () => {
  expect(() => refuseRoot(readConfig(PUBLIC), 0)).toThrow(
    "Start it as an ordinary account that owns DATA_DIR",
  );
});

test.each([
  ["root for a trial", {}, 0],
  ["root with its own database", { ...PUBLIC, ...OWN_DATABASE }, 0],
  ["an ordinary account", PUBLIC, 1000],
  ["an account on Windows", PUBLIC, undefined],
])("the product starts as %s", (_, env, uid) => {
  expect(() => refuseRoot(readConfig(env), uid ?? Number.NaN)).not.toThrow();
});
