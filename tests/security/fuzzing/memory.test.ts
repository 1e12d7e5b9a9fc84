import { execFileSync } from "node:child_process";
import { expect, inject, test } from "vitest";
import { AT_LENGTH, RUNS } from "../fuzz-runs.ts";
import { ask } from "../http-client.ts";

/** What kept answers may take, as server/app.ts says, and what rendering leaves for the garbage collector. */
const MOST_MB = 64 + 160;

const megabytes = () =>
  Math.round(
    Number(execFileSync("ps", ["-o", "rss=", "-p", String(inject("pid"))], { encoding: "utf8" })) / 1_024,
  );

/** Addresses that nobody asked for before: each is an answer of its own, and half of them may be kept. */
const JUNK = [
  "/search?junk=",
  "/api/companies?location=Leeds&limit=9&junk=",
  "/api/companies?search=",
  "/junk/",
  "/api/places?q=",
  "/company/",
];

async function crawl(from: number, to: number) {
  for (let number = from; number < to; number += 1)
    for (const encoding of ["br", "gzip"])
      await ask({ path: `${JUNK[number % JUNK.length]}${number}`, headers: { "accept-encoding": encoding } });
}

test.runIf(AT_LENGTH)("a crawl of junk addresses takes no more memory than kept answers may", async () => {
  const addresses = RUNS * 40;
  await crawl(0, 200);
  const before = megabytes();
  await crawl(200, addresses);
  const after = megabytes();
  console.log(`${addresses} junk addresses, each in two encodings: ${before} MB before, ${after} MB after`);
  expect(after - before).toBeLessThan(MOST_MB);
});
