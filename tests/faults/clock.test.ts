import { expect, test } from "vitest";
import { freePort } from "../../bench/servers/free-port.ts";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { copyDemonstration } from "./harness/data-folder.ts";
import { type FakeClock, makeClock } from "./harness/fake-clock.ts";
import { figure, seconds } from "./harness/measurements.ts";
import { embeddedUrl, startProduct } from "./harness/product.ts";
import { untilAllSent } from "./harness/sent-emails.ts";
import { write } from "./harness/write.ts";
import { rowsOf } from "./harness/write-log.ts";
import { signIn } from "./harness/writers.ts";

const NO_LIBRARY = "libfaketime is not installed";
const DAY = 24;

/** What this machine's clock says, as far as the product shows it. */
async function clockOf(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/health/live`);
  return Date.parse(headers.get("date") ?? "");
}

const hoursAhead = async (url: string) => Math.round((await clockOf(url)) - Date.now()) / 3_600_000;

test("a machine whose clock is days from the database's, and jumps, signs nobody out and loses no e-mail", async ({
  task,
  skip,
}) => {
  const clock: FakeClock = makeClock() ?? skip(NO_LIBRARY);
  const dataDir = copyDemonstration();
  const port = await freePort();
  clock.set(DAY);
  const product = await startProduct({
    dataDir,
    env: { ...clock.env, SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
  expect(await hoursAhead(product.url)).toBeCloseTo(DAY, 1);
  const token = await signIn(product.url);
  const ask = async (marker: string) =>
    expect((await write(product.url, token, { kind: "quote", marker, companyId: 1 })).status).toBe(201);
  const deliveries = () =>
    rowsOf<{ state: string; attempts: number; wait: number }>(
      embeddedUrl(dataDir),
      `select state, attempts, extract(epoch from due_at - now())::float as wait from deliveries`,
    );
  const tried = () =>
    expect.poll(async () => (await deliveries()).every(({ attempts }) => attempts > 0)).toBe(true);
  await ask("ahead");
  await tried();
  clock.set(-DAY);
  // Node works out the date it says once a second.
  await expect.poll(() => hoursAhead(product.url)).toBeCloseTo(-DAY, 1);
  await ask("behind");
  await tried();
  // Neither given up, because a day seems over, nor tried again and again, because it seems due since yesterday.
  for (const { state, attempts, wait } of await deliveries()) {
    expect({ state, soon: wait < 61 }).toEqual({ state: "queued", soon: true });
    expect(attempts).toBeLessThan(3);
  }
  const listed = await fetch(`${product.url}/api/quotes`, { headers: { authorization: `Bearer ${token}` } });
  expect(listed.status).toBe(200);
  const well = await startMailCatcher({ port });
  const healed = await untilAllSent(embeddedUrl(dataDir), well);
  await well.stop();
  expect(product.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  figure(task, "e-mails lost; until they have left once the mail server is back", `0; ${seconds(healed)}`);
});
