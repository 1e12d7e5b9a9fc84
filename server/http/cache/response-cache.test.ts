import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { createAnswerCache, questionOf } from "./response-cache.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

let version: string;
let made: string[];
let app: Hono;
let answers: ReturnType<typeof createAnswerCache>;

beforeEach(() => {
  version = "1";
  made = [];
  answers = createAnswerCache({
    version: () => version,
    maxBytes: 50_000,
    complete: (headers) => headers.set("x-content-type-options", "nosniff"),
  });
  app = new Hono();
  app.get("/companies", answers.keep, (c) => {
    made.push(c.req.url);
    return c.json({ version, text: "skip ".repeat(500) });
  });
  app.get("/refused", answers.keep, (c) => c.json({ made: made.push("refused") }, 400));
  app.get("/mine", answers.keep, (c) =>
    c.json({ made: made.push("mine") }, 200, { "cache-control": "no-store" }),
  );
  app.get("/signed-in", answers.keep, (c) =>
    c.json({ made: made.push("signed-in") }, 200, { "set-cookie": "session=1" }),
  );
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe("finished answers", () => {
  it("are made once, however often they are asked for", async () => {
    await get("/companies?location=Leeds");
    const again = await get("/companies?location=Leeds");
    expect(await again.json()).toMatchObject({ version: "1" });
    expect(made).toHaveLength(1);
  });

  it("are made once for all who ask at the same moment", async () => {
    const together = await Promise.all(Array.from({ length: 20 }, () => get("/companies")));
    const bodies = new Set(await Promise.all(together.map((response) => response.text())));
    expect(bodies.size).toBe(1);
    expect(made).toHaveLength(1);
  });

  it("end with the version of the catalogue they were made from, and only then", async () => {
    await get("/companies");
    version = "2";
    expect(await (await get("/companies")).json()).toMatchObject({ version: "2" });
    expect(made).toHaveLength(2);
  });

  it("count as made from the version that held when the question came", async () => {
    app.get("/slow", answers.keep, async (c) => {
      version = "2";
      return c.json({ made: made.push("slow") });
    });
    await get("/slow");
    await get("/slow");
    expect(made).toHaveLength(2);
  });

  it("are the same whatever the order of the parameters", async () => {
    await get("/companies?page=2&location=Leeds");
    await get("/companies?location=Leeds&page=2");
    expect(made).toHaveLength(1);
  });

  it("tell a repeated parameter's order apart, because the first one counts", () => {
    expect(questionOf("/x?r=5&r=50")).not.toBe(questionOf("/x?r=50&r=5"));
  });

  it("are never kept when refused, personal or setting a cookie", async () => {
    for (const path of ["/refused", "/mine", "/signed-in"]) {
      await get(path);
      await get(path);
    }
    expect(made).toEqual(["refused", "refused", "mine", "mine", "signed-in", "signed-in"]);
  });

  it("are not shared among visitors who ask for something personal at the same moment", async () => {
    const bodies = await Promise.all([1, 2, 3].map(async () => (await get("/mine")).text()));
    expect(new Set(bodies).size).toBe(3);
  });

  it("take bounded memory: new questions push old answers out", async () => {
    for (let page = 0; page < 50; page += 1) await get(`/companies?page=${page}`);
    await get("/companies?page=49");
    expect(made).toHaveLength(50);
    await get("/companies?page=0");
    expect(made).toHaveLength(51);
  });

  it("take no more memory than is counted, whatever nonsense is asked", async () => {
    const maxBytes = 3_000_000;
    const small = createAnswerCache({ version: () => "1", maxBytes, complete: () => {} });
    const crawled = new Hono();
    crawled.get("/junk", small.keep, (c) =>
      c.text(c.req.url + "skip ".repeat(250), 200, {
        "content-security-policy": `${c.req.url} x`.repeat(20),
      }),
    );
    const crawl = async (questions: number) => {
      for (let page = 0; page < questions; page += 1)
        for (const encoding of ["br", "gzip"])
          await (await crawled.request(`/junk?${page}`, { headers: { "accept-encoding": encoding } })).text();
    };
    await crawl(10);
    const before = memoryInUse();
    await crawl(1_500);
    // The collector gives blocks back a little after it has found them.
    await expect.poll(() => memoryInUse() - before).toBeLessThan(maxBytes * 1.5);
  });

  it("carry the headers of every answer, also when found before all routes", async () => {
    expect(answers.recall("/companies")).toBeUndefined();
    await get("/companies");
    const found = await answers.recall("/companies")?.reply({ method: "GET", known: null, encodings: null });
    const fields = found?.fields.join("\n");
    expect(fields).toContain("x-content-type-options\nnosniff");
    expect(fields).toContain("cache-control\nno-cache");
  });

  it("answer HEAD with the headers of GET and no body", async () => {
    const whole = await get("/companies");
    const head = await app.request("/companies", { method: "HEAD" });
    expect(await head.text()).toBe("");
    expect(head.headers.get("etag")).toBe(whole.headers.get("etag"));
    expect(head.headers.get("content-length")).toBe(String((await whole.text()).length));
    expect(made).toHaveLength(1);
  });
});
