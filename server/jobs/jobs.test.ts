import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#server/database/testing/test-database.ts";
import { createJobs, type NewJob, type RunningJob } from "./jobs.ts";

const log = pino({ level: "silent" });

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

function open(handle: (job: RunningJob) => Promise<void>, url = testDatabase.url) {
  const jobs = createJobs({ databaseUrl: url, log, pollSeconds: 0.5 });
  onTestFinished(jobs.stop);
  jobs.define({ name: "chores", concurrency: 2, handle });
  const send = (...added: NewJob[]) =>
    testDatabase.database.transaction((tx) => jobs.send(tx, "chores", added));
  return { jobs, send };
}

test("a job that fails is retried", async () => {
  const attempts: unknown[] = [];
  const { send } = open(async ({ data }) => {
    attempts.push(data);
    if (attempts.length === 1) throw new Error("on purpose");
  });
  await send({ data: { chore: 1 } });
  await expect.poll(() => attempts).toEqual([{ chore: 1 }, { chore: 1 }]);
});

test("a second job with the same key is skipped until the first one is completed", async () => {
  const done: unknown[] = [];
  const { send, jobs } = open(async (job) => {
    done.push(job.data);
    if (done.length > 1) return;
    await testDatabase.database.transaction(async (tx) => {
      await jobs.send(tx, "chores", [{ key: "a", data: { chore: "skipped" } }]);
      await job.completeIn(tx);
      await jobs.send(tx, "chores", [{ key: "a", data: { chore: "next" } }]);
    });
  });
  await send({ key: "a", data: { chore: "first" } });
  await expect.poll(() => done).toEqual([{ chore: "first" }, { chore: "next" }]);
});

test("jobs start to run by themselves once the database is available", async () => {
  const name = `${new URL(testDatabase.url).pathname.slice(1)}_later`;
  const url = new URL(testDatabase.url);
  url.pathname = `/${name}`;
  const { jobs } = open(async () => {}, url.href);
  jobs.start();
  await expect(jobs.ready()).rejects.toThrow("does not exist");
  await testDatabase.database.execute(sql.raw(`create database ${name}`));
  onTestFinished(async () => {
    await jobs.stop();
    await testDatabase.database.execute(sql.raw(`drop database ${name} with (force)`));
  });
  await expect.poll(() => jobs.ready()).toBeUndefined();
});
