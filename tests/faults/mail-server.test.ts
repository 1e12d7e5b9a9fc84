import { expect, test } from "vitest";
import { freePort } from "../../bench/servers/free-port.ts";
import { startMailCatcher } from "../harness/mail-catcher.ts";
import { copyDemonstration } from "./harness/data-folder.ts";
import { MAIL_FAULTS, startFaultyMailServer } from "./harness/faulty-mail-server.ts";
import { figure, milliseconds, seconds } from "./harness/measurements.ts";
import { embeddedUrl, startProduct } from "./harness/product.ts";
import { untilAllSent } from "./harness/sent-emails.ts";
import { type Write, write } from "./harness/write.ts";
import { rowsOf } from "./harness/write-log.ts";
import { signIn } from "./harness/writers.ts";

interface Delivery {
  id: string;
  quoteId: string;
  recipient: string;
  state: string;
  attempts: number;
  reason: string | null;
}

test("whatever the mail server does, requests are taken and every e-mail arrives once it is well", async ({
  task,
}) => {
  const dataDir = copyDemonstration();
  const port = await freePort();
  const product = await startProduct({ dataDir, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const token = await signIn(product.url);
  const taken: Write[] = [];
  const ask = async (marker: string) => {
    taken.push(await write(product.url, token, { kind: "quote", marker, companyId: 1 }));
  };
  const deliveries = () =>
    rowsOf<Delivery>(
      embeddedUrl(dataDir),
      `select id, quote_id as "quoteId", recipient, state, attempts, last_error as reason from deliveries`,
    );
  const reasons = async () => [...new Set((await deliveries()).map(({ reason }) => reason))];

  // Nobody listens.
  await ask("down");
  await expect.poll(reasons).toEqual(["The mail server could not be reached"]);
  // It answers, each time with another fault.
  const faulty = await startFaultyMailServer(port);
  for (const n of MAIL_FAULTS.keys()) await ask(`faulty-${n}`);
  await ask("refused-for-good");
  await expect.poll(reasons).not.toContain(null);
  const met = faulty.met.size;
  const waiting = await deliveries();
  expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(["queued"]));
  expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 201));
  await faulty.stop();

  // It is well again.
  const started = performance.now();
  let refusing = true;
  const refuse = (address: string) => (refusing && address.startsWith("refused") ? 550 : undefined);
  const well = await startMailCatcher({ port, refuse });
  await expect.poll(async () => (await deliveries()).filter(({ state }) => state === "queued")).toEqual([]);
  const healed = performance.now() - started;
  refusing = false;
  const failed = (await deliveries()).filter(({ state }) => state === "failed");
  expect(failed).toMatchObject([
    { recipient: "refused-for-good@home.example", reason: "The mail server refused the recipient (550)" },
  ]);
  for (const { id, quoteId } of failed) {
    const again = `${product.url}/api/quotes/${quoteId}/deliveries/${id}/retry`;
    const { status } = await fetch(again, { method: "POST", headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(204);
  }
  await untilAllSent(embeddedUrl(dataDir), well);
  await well.stop();
  const attempts = (await deliveries()).reduce((sum, one) => sum + one.attempts, 0);
  const slowest = taken.reduce((most, { ms }) => Math.max(most, ms), 0);
  figure(task, "kinds of fault met, besides nobody listening", String(met));
  figure(task, "a request is accepted in at most", milliseconds(slowest));
  figure(task, "e-mails, attempts, lost", `${waiting.length}, ${attempts}, 0`);
  figure(task, "until the last has left once the server is well", seconds(healed));
});
