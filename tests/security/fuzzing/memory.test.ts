import { execFileSync } from "node:child_process";
import { expect, inject, test } from "vitest";
import { IS_LONG_RUN, RUNS } from "../fuzz-runs.ts";
import { send } from "../http-client.ts";

/** Maximum memory growth: 32 MB for the response cache, and 160 MB for uncollected garbage of rendering. */
const MAX_GROWTH_MB = 32 + 160;

const megabytes = () =>
  Math.round(
    Number(execFileSync("ps", ["-o", "rss=", "-p", String(inject("pid"))], { encoding: "utf8" })) / 1_024,
  );

/**
 * Prefixes of URLs. A different number follows each time, so that no URL repeats. Responses to `/junk/` and for companies that
 * do not exist have the status 404 and are not cached.
 */
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
      await send({
        path: `${JUNK[number % JUNK.length]}${number}`,
        headers: { "accept-encoding": encoding },
      });
}

test.runIf(IS_LONG_RUN)(
  "requests to ever new URLs grow the memory by no more than the limit of the response cache",
  async () => {
    const addresses = RUNS * 40;
    await crawl(0, 200);
    const before = megabytes();
    await crawl(200, addresses);
    const after = megabytes();
    console.log(`${addresses} junk URLs, each in two encodings: ${before} MB before, ${after} MB after`);
    expect(after - before).toBeLessThan(MAX_GROWTH_MB);
  },
);
