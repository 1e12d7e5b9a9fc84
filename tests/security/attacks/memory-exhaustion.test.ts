import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Product, SHIPPED_HEAP, startProduct } from "../../harness/product.ts";
import { IS_LONG_RUN } from "../fuzz-runs.ts";

const CONNECTIONS = 64;
/** At 192 requests, the product without the limits of decision 0025 takes more than twice `MAX_MEGABYTES`. */
const REQUESTS = IS_LONG_RUN ? 600 : 192;
const ENCODINGS = IS_LONG_RUN ? ["br", "gzip", "identity"] : ["br"];
const MAX_MEGABYTES = 700;

let product: Product;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "skip-finder-memory-"));
  // PostgreSQL runs as another account if the tests run as root.
  chmodSync(dataDir, 0o755);
  const options = { dataDir, env: { DEMO_DATA: "on" }, nodeArgs: SHIPPED_HEAP };
  // Loading the demonstration takes memory of its own, so a process before the measured one does it.
  await (await startProduct(options)).stop();
  product = await startProduct(options);
}, 120_000);
afterAll(async () => {
  await product.stop();
  rmSync(product.dataDir, { recursive: true });
});

/** The peak resident memory since the start of the process. */
const peakMegabytes = () =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, "utf8"))?.[1]) / 1_024);

function statusOf(path: string, encoding: string, agent: Agent): Promise<number> {
  const headers = { "accept-encoding": encoding };
  return new Promise((resolve, reject) => {
    get({ port: product.port, host: "127.0.0.1", path, headers, agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    }).on("error", reject);
  });
}

/** Requests `urlOf(n)` for each `n` from 0 to `REQUESTS` - 1 over `CONNECTIONS` connections. Returns the distinct statuses. */
async function flood(urlOf: (n: number) => string, encoding: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const requests = Array.from({ length: REQUESTS }, (_, n) => statusOf(urlOf(n), encoding, agent));
  const statuses = await Promise.all(requests);
  agent.destroy();
  return [...new Set(statuses)].sort();
}

/** Sends `requests` requests over each of `CONNECTIONS` connections and never reads. Returns a function that closes them. */
function neverRead(urlOf: (n: number) => string, requests: number): () => void {
  const sockets = Array.from({ length: CONNECTIONS }, (_, n) => {
    const text = Array.from(
      { length: requests },
      (_, at) => `GET ${urlOf(n * requests + at)} HTTP/1.1\r\nhost: skips\r\n\r\n`,
    ).join("");
    // Another visitor than the one who is to get something: a visitor who reads nothing gets nothing more that is made.
    const target = { port: product.port, host: "127.0.0.1", localAddress: "127.0.0.2" };
    const socket = connect(target, () => socket.write(text)).pause();
    return socket.on("error", () => {});
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const nation = (n: number) => `/api/companies?location=England&radius=${1 + n / 100}`;

const ATTACKS: Record<string, (n: number) => string> = {
  "unknown parameters": (n) => `/api/companies?zz=${n}`,
  "spellings of a radius": (n) => `/api/companies?radius=99.${100_000 + n}`,
  "unknown parameters of the price comparison": (n) => `/api/price-comparison?x=${n}`,
  "unknown parameters of a page": (n) => `/companies?zz=${n}`,
  "ever new lists of a whole nation": nation,
  "ever new maps of a whole nation": (n) =>
    `/api/map?location=England&mapArea=${(51 + n / 1_000).toFixed(3)},-1.5,300`,
  "ever new price lists of a whole nation": (n) =>
    `/api/price-comparison?location=England&radius=${1 + n / 100}`,
};

describe.skipIf(process.platform !== "linux")("memory exhaustion", () => {
  test.each(Object.entries(ATTACKS))("by %s", async (_name, urlOf) => {
    for (const encoding of ENCODINGS) {
      const statuses = await flood(urlOf, encoding);
      // A request either gets its response or a 503.
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    }
    expect(peakMegabytes()).toBeLessThan(MAX_MEGABYTES);
  });

  test.each([
    ["large responses", nation, 1],
    ["pipelined requests", nation, 300],
  ])("by clients that never read %s: others still get what is prepared", async (_name, urlOf, requests) => {
    const close = neverRead(urlOf, requests);
    expect(await flood(() => "/", "br")).toEqual([200]);
    expect(await flood(() => "/api/companies", "br")).toEqual([200]);
    expect(peakMegabytes()).toBeLessThan(MAX_MEGABYTES);
    close();
  });
});
