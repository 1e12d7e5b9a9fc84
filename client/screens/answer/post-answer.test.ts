import { expect, test, vi } from "vitest";
import { type PostedAnswer, postAnswer } from "./post-answer.ts";

const PRICE = { hire: "270", "hire-vat": "on", vat: "added", key: "0a1b" };

function setUp(result: object = { version: 1, total: "324.00" }) {
  const offer = vi.fn(
    async (_token: string, _offer: object, _key: string | null, _firm?: number | null) => result as never,
  );
  const decline = vi.fn(
    async (_token: string, _decline: object, _key: string | null, _firm?: number | null) => result as never,
  );
  const post = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return postAnswer(form, { token: "a.b", firm: null }, { offer, decline });
  };
  const shown = async (fields: Record<string, string>) => {
    const { status, props } = await post(fields);
    return { status, ...(props as { posted: PostedAnswer }).posted };
  };
  return { post, shown, offer, decline };
}

test("a price is sent with the key of its form, and the page is read again", async () => {
  const { post, offer } = setUp();
  expect(await post(PRICE)).toEqual({ redirect: "/answer/a.b#last-word" });
  const lines = [{ kind: "hire", price: "270.00", vat: true }];
  expect(offer).toHaveBeenCalledWith("a.b", expect.objectContaining({ lines, vat: "added" }), "0a1b", null);
});

test("what is wrong is said at its fields, nothing is sent and everything typed comes back", async () => {
  const { shown, offer } = setUp();
  const typed = { ...PRICE, extraWeek: "lots", note: "Ring first" };
  expect(await shown(typed)).toMatchObject({ status: 422, values: typed, errors: { extraWeek: /./ } });
  expect(await shown({ ...PRICE, validUntil: "2020-01-01" })).toMatchObject({
    errors: { validUntil: "The last day of the quote must not be in the past" },
  });
  expect(offer).not.toHaveBeenCalled();
});

test("a price can be added up first, and is not sent by that", async () => {
  const { shown, offer } = setUp();
  expect(await shown({ ...PRICE, intent: "preview" })).toMatchObject({ intent: "preview", errors: {} });
  expect(offer).not.toHaveBeenCalled();
});

test("a refusal is shown with all that was typed, and the next try gets a key of its own", async () => {
  const { shown } = setUp({ refused: "conflict", message: "The customer has withdrawn this request." });
  const { key: _, ...values } = PRICE;
  const { status, message, values: held } = await shown(PRICE);
  expect({ status, message }).toEqual({ status: 409, message: "The customer has withdrawn this request." });
  expect(held).toEqual(values);
});

test("an expired link is 410, and an unknown one 404", async () => {
  expect(await setUp({ refused: "expired" }).post(PRICE)).toEqual({ status: 410 });
  expect(await setUp({ refused: "not-found" }).post(PRICE)).toEqual({ status: 404 });
});

test("each reason of a decline has a key of its own", async () => {
  const { post, decline } = setUp({});
  expect(await post({ reason: "no-vehicle", note: " ", key: "0a1b" })).toEqual({
    redirect: "/answer/a.b#last-word",
  });
  expect(decline).toHaveBeenCalledWith("a.b", { reason: "no-vehicle", note: null }, "0a1bno-vehicle", null);
});

test("a note with a web address is refused beside the note", async () => {
  const { shown, decline } = setUp({});
  const note = "See www.evil.example";
  expect(await shown({ reason: "other", note })).toMatchObject({
    status: 422,
    intent: "decline",
    errors: { "decline-note": "Please enter a note without a web address" },
  });
  expect(decline).not.toHaveBeenCalled();
});
