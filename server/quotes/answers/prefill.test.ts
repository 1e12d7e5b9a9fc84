import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { todayInLondon } from "#contract/dates.ts";
import { DIRECTORY_QUOTE, FULL_OFFER, OFFER } from "../testing/examples.ts";
import { answerPath } from "../testing/open-quotes.ts";
import { useQuotes } from "../testing/use-quotes.ts";

const { openInTestMode, database } = useQuotes();

const TODAY = todayInLondon();

function open() {
  const { accepted, call } = openInTestMode();
  /** A request to companies 1 and 3. */
  return async (fields: object = {}) => {
    const { reference } = await accepted({
      ...DIRECTORY_QUOTE,
      companies: [{ id: 1 }, { id: 3 }],
      ...fields,
    });
    return {
      offer: (body: object) => call("POST", `${answerPath(reference, 1)}/offer`, body),
      decline: () => call("POST", `${answerPath(reference, 1)}/decline`, { reason: "other" }),
      /** What the company sees with its link. `asFirm`: it is signed in to its own page. */
      prefill: async (companyId = 1, { asFirm = false } = {}) => {
        const signedIn: Record<string, string> = asFirm ? { "signed-in": String(companyId) } : {};
        return (await call("GET", answerPath(reference, companyId), undefined, signedIn)).body.prefill;
      },
    };
  };
}

test("a company that said nothing before begins with an empty form", async () => {
  const { prefill } = await open()();
  expect(await prefill()).toEqual({});
});

test("the form begins with the price that the company states for this size", async () => {
  const request = open();
  const { prefill } = await request();
  expect(await prefill(3)).toEqual({
    lines: [{ kind: "hire", price: "210.00", vat: true }],
    vat: "included",
    hireDays: 14,
    extraWeek: "25.00",
  });
  expect(await (await request({ skipSize: "maxi-8-yard" })).prefill(3)).toEqual({});
  expect(await (await request({ job: { size: 8 } })).prefill(3)).toEqual({});
});

test("a revision begins with the last offer, also after a decline", async () => {
  const { offer, decline, prefill } = await open()();
  await offer(OFFER);
  await offer({ ...FULL_OFFER, earliestDate: TODAY, validUntil: TODAY });
  await decline();
  expect(await prefill()).toEqual({ ...FULL_OFFER, earliestDate: TODAY, validUntil: TODAY });
});

test("dates that have passed are left out", async () => {
  const { offer, prefill } = await open()();
  await offer({ ...FULL_OFFER, earliestDate: TODAY, validUntil: TODAY });
  await database().execute(
    sql`update answers set offer = offer || '{"earliestDate": "2026-01-01", "validUntil": "2026-01-02"}'`,
  );
  expect(await prefill()).toMatchObject({ earliestDate: null, validUntil: null, hireDays: 7 });
});

test("with the link alone, nothing of other requests shows", async () => {
  const request = open();
  await (await request()).offer(FULL_OFFER);
  const { prefill } = await request({ job: { size: 6 } });
  expect(await prefill()).toEqual({});
  expect(await prefill(1, { asFirm: true })).toHaveProperty("lines");
});

test("for a signed-in company, another request for the same size begins with the last offer's prices, without what was about that job", async () => {
  const request = open();
  const first = await request();
  await first.offer({ ...FULL_OFFER, validUntil: TODAY });
  const second = await request({ job: { size: 6 } });
  expect(await second.prefill(1, { asFirm: true })).toEqual({
    lines: [{ kind: "hire", price: "250.00", vat: true }],
    vat: "added",
    hireDays: 7,
    extraWeek: "25.00",
    weightLimitTonnes: 6,
    overweightPerTonne: "100.00",
  });
});

test("the price of a permit carries over only to a skip on a road", async () => {
  const request = open();
  await (await request()).offer(FULL_OFFER);
  const kinds = async (stands: string) =>
    (await (await request({ job: { size: 6, stands } })).prefill(1, { asFirm: true })).lines.map(
      ({ kind }: { kind: string }) => kind,
    );
  expect(await kinds("road")).toEqual(["hire", "permit-council-fee"]);
  expect(await kinds("drive")).toEqual(["hire"]);
});

test("an offer for another size, or of another company, is of no use", async () => {
  const request = open();
  await (await request({ job: { size: 8 } })).offer(OFFER);
  await (await request({ skipSize: "maxi-8-yard" })).offer(OFFER);
  const { prefill } = await request();
  expect(await prefill(1, { asFirm: true })).toEqual({});
  expect((await prefill(3, { asFirm: true })).hireDays).toBe(14);
});
