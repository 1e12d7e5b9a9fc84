import { readdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../../../bench/load/load.ts";
import { count, ms, type Row } from "../../../bench/report.ts";
import type { Cluster } from "../cluster.ts";

const EDITS = 40;
const MIGRATIONS = "server/database/migrations";

/** Both begin at the same moment with a database in which there is nothing at all. */
export async function startTogether(cluster: Cluster): Promise<Row> {
  for (const app of cluster.apps) app.start();
  await Promise.all(cluster.apps.map((app) => app.ready()));
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).length;
  const [done] = await cluster.query<{ n: number }>(
    "select count(*)::int n from drizzle.__drizzle_migrations",
  );
  const [filled] = await cluster.query<{ n: number }>("select count(*)::int n from companies");
  const complaints = (await cluster.logs())
    .split("\n")
    .filter((line) => /could not|"level":(40|50)/.test(line));
  return {
    what: "Two processes start at once on an empty database",
    measured: `${done?.n} of ${files} migrations, ${count(filled?.n ?? 0)} companies, ${complaints.length} complaints`,
    target: "each migration and the directory once",
    reached: done?.n === files && filled?.n === 4276 && complaints.length === 0,
  };
}

export async function json<Body>(url: string, init?: RequestInit): Promise<{ status: number; body: Body }> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
}

export const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

export const signIn = async ({ apps, adminPassword }: Cluster): Promise<string> =>
  (await json<{ token: string }>(`${apps[0].at}/api/admin/login`, post({ password: adminPassword }))).body
    .token;

/** A company changed through one process is searched for through the other, from the moment the change is answered. */
export async function editThroughOther(cluster: Cluster): Promise<Row> {
  const authorization = `Bearer ${await signIn(cluster)}`;
  const waits: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const [one, other] = edit % 2 ? cluster.apps : cluster.apps.toReversed();
    const name = `Evidence Skips ${edit} Ltd`;
    const headers = { authorization, "content-type": "application/json" };
    const id = cluster.companies[edit]?.id;
    await json(`${one?.at}/api/companies/${id}`, { method: "PUT", headers, body: JSON.stringify({ name }) });
    const since = performance.now();
    const found = () => json<unknown[]>(`${other?.at}/api/companies?search=${encodeURIComponent(name)}`);
    while ((await found()).body.length !== 1) await pause(1);
    waits.push(performance.now() - since);
  }
  const worst = Math.max(...waits);
  return {
    what: `A company edited through one is found through the other (${EDITS} edits)`,
    measured: `median ${ms(median(waits))}, worst ${ms(worst)}`,
    target: "within a second",
    reached: worst < 1_000,
  };
}

/** Signed in at one: known to the other, and signed out everywhere from there. */
export async function shareSessions(cluster: Cluster): Promise<Row> {
  const [one, other] = cluster.apps;
  const authorization = `Bearer ${await signIn(cluster)}`;
  const verify = async ({ at }: { at: string }) =>
    (await json(`${at}/api/admin/verify`, { headers: { authorization } })).status;
  const before = await verify(other);
  await fetch(`${other.at}/api/admin/logout`, { method: "POST", headers: { authorization } });
  const after = await verify(one);
  return {
    what: "A session made at one works at the other, and ends for both",
    measured: `${before}, after signing out ${after}`,
    target: "200, then 401",
    reached: before === 200 && after === 401,
  };
}

/** Five wrong passwords are allowed, whichever process they are tried at. */
export async function shareLimits({ apps }: Cluster): Promise<Row> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const at = apps[attempt % 2]?.at;
    const guess = post({ password: "a guess" }, { "x-forwarded-for": "198.51.100.7" });
    statuses.push((await json(`${at}/api/admin/login`, guess)).status);
  }
  return {
    what: "Six wrong passwords, tried at both in turn",
    measured: statuses.join(" "),
    target: "five refused, the sixth limited",
    reached: statuses.join() === "401,401,401,401,401,429",
  };
}
