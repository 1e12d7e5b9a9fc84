import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { answers } from "#server/database/tables/requests.ts";
import { DIRECTORY_QUOTE, OFFER } from "../testing/examples.ts";
import { answerPath } from "../testing/open-quotes.ts";
import { useQuotes } from "../testing/use-quotes.ts";

const { openInTestMode, database } = useQuotes();

/** A request to companies 1 and 2, to which both have answered. */
async function openAnswered() {
  const { accepted, call } = openInTestMode();
  const { reference, receipt } = await accepted(DIRECTORY_QUOTE);
  const [one, two] = [answerPath(reference, 1), answerPath(reference, 2)];
  await call("POST", `${one}/offer`, { ...OFFER, note: "Ask for Bob" }, { "idempotency-key": "before" });
  await call("POST", `${two}/decline`, { reason: "no-vehicle" });
  return {
    receipt,
    call,
    one,
    two,
    read: async (path: string) => (await call("GET", path)).body,
    /** Stores the choice of company 1. `toldAt` is null until the companies are told. */
    choose: (toldAt: string | null) =>
      database().execute(
        sql`update quotes set chosen_company_id = 1, chosen_at = now(), choice_told_at = ${toldAt}`,
      ),
    /** The message to a company that tries to answer. */
    refusal: async (path: string) => {
      const offered = await call("POST", `${path}/offer`, OFFER);
      const declined = await call("POST", `${path}/decline`, { reason: "other" });
      expect([offered.status, declined.status]).toEqual([409, 409]);
      expect(declined.body).toEqual(offered.body);
      return offered.body.message;
    },
  };
}

test("a choice shows to nobody, and answers are taken, until the companies are told", async () => {
  const { read, choose, one, two, call } = await openAnswered();
  await choose(null);
  for (const path of [one, two]) expect(await read(path)).toMatchObject({ state: "open", canAnswer: true });
  expect((await call("POST", `${two}/offer`, OFFER)).status).toBe(201);
});

test("the chosen company sees the job and that it was chosen, and is asked to contact the customer", async () => {
  const { read, choose, one, refusal } = await openAnswered();
  await choose("now");
  const shown = await read(one);
  expect(shown).toMatchObject({ state: "chosen", canAnswer: false, offers: [{ version: 1 }], prefill: {} });
  expect(shown.request.asked).toContainEqual({ label: "Location", text: "LS1 4AP" });
  expect(await refusal(one)).toContain("chosen you");
});

test("the others see that the request is closed, and no more of the job", async () => {
  const { read, choose, two, refusal } = await openAnswered();
  await choose("now");
  const shown = await read(two);
  expect(shown).toMatchObject({ state: "closed", canAnswer: false });
  expect(shown.request).toMatchObject({ asked: [], job: null, weeks: null });
  expect(await refusal(two)).toContain("has chosen another company");
  expect(await database().$count(answers)).toBe(2);
});

test("a withdrawn request is closed to all companies", async () => {
  const { call, read, receipt, one, two, refusal } = await openAnswered();
  await call("POST", `${receipt}/withdraw`);
  for (const path of [one, two]) {
    expect(await read(path)).toMatchObject({ state: "closed", canAnswer: false, request: { asked: [] } });
    expect(await refusal(path)).toContain("withdrawn");
  }
});

test("an answer that was sent before the request closed can be repeated under its key", async () => {
  const { call, receipt, one } = await openAnswered();
  await call("POST", `${receipt}/withdraw`);
  const again = await call(
    "POST",
    `${one}/offer`,
    { ...OFFER, note: "Ask for Bob" },
    { "idempotency-key": "before" },
  );
  expect(again).toMatchObject({ status: 201, body: { version: 1, total: "250.00" } });
});

test("an erased request shows nothing of the job or the answers", async () => {
  const { call, read, receipt, one, two, refusal } = await openAnswered();
  await call("POST", `${receipt}/erase`);
  for (const path of [one, two]) {
    const shown = await read(path);
    expect(shown).toMatchObject({ state: "closed", offers: [], declined: null, prefill: {} });
    expect(shown.request).toMatchObject({ asked: [], job: null, weeks: null });
    await refusal(path);
  }
});
