import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { deliveries } from "#server/database/tables/requests.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { bounceReport } from "./testing/report.ts";

const TOKEN = "of-the-mail-server-alone";

/**
 * Runs the delivery agent of `deploy/` with this email. Returns its exit code: 0 if it handed the email over, 75 if the mail
 * server should try again later.
 */
async function runAgent(email: string, url: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "returned-email-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = join(folder, "bounces.conf");
  await writeFile(config, `url = "${url}"\nheader = "Authorization: Bearer ${TOKEN}"\n`);
  const agent = spawn("sh", ["deploy/returned-email.sh", config], { stdio: ["pipe", "ignore", "ignore"] });
  // The agent reads only the beginning of a large email. Writing the rest then fails.
  agent.stdin.on("error", () => {});
  agent.stdin.end(email);
  const [code] = await once(agent, "close");
  return code;
}

// The agent runs on the operator's Linux mail server.
test.skipIf(process.platform === "win32")(
  "the delivery agent hands over a returned email of any size, so that the mail server does not try it again",
  async () => {
    const app = await openTestApp({ env: { BOUNCES_TOKEN: TOKEN } });
    onTestFinished(() => app.close());
    const url = `${await app.listen()}/mail/bounces`;
    for (const bytes of [0, 200_000, 2_000_000]) {
      const email = { kind: "company", recipient: "gone@far.example", state: "sent", attempts: 1 } as const;
      const [row] = await app.database.insert(deliveries).values(email).returning({ id: deliveries.id });
      const id = row?.id ?? "";
      const report = bounceReport({ messageId: `<${id}@skips.example>` });
      expect(await runAgent(report + "x".repeat(bytes), url)).toBe(0);
      const [read] = await app.database.select().from(deliveries).where(eq(deliveries.id, id));
      expect(read?.lastError).toBe("The address is dead (5.1.1): there is no such mailbox");
    }
    const nobody = "http://127.0.0.1:1/mail/bounces";
    expect(await runAgent(bounceReport({ messageId: "<1@skips.example>" }), nobody)).toBe(75);
  },
);
