import { beforeEach, expect, test, vi } from "vitest";
import { findQuestions } from "./find-questions.ts";

const KNOWN = { email: "ann@home.example", phone: "07700 900123", location: "Leeds" };
const search = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", search);
  search.mockReset();
  search.mockImplementation(async (path) =>
    Response.json(
      String(path).includes("location=Leeds") ? { companies: [], searched: {} } : { companies: [] },
    ),
  );
  return () => vi.unstubAllGlobals();
});

test("asks nothing about readable values", async () => {
  expect(await findQuestions(KNOWN)).toEqual({});
});

test("asks about a phone number that does not read as one", async () => {
  expect(await findQuestions({ ...KNOWN, phone: "0113 496" })).toEqual({
    phone: expect.stringMatching(/^Is this phone number right\?/),
  });
});

test("asks about a provider that is probably mistyped, and names the address that is meant", async () => {
  expect(await findQuestions({ ...KNOWN, email: "ann@gmial.com" })).toEqual({
    email: expect.stringContaining("Did you mean ann@gmail.com?"),
  });
});

test("asks about a place that the search does not know", async () => {
  expect(await findQuestions({ ...KNOWN, location: "the old mill" })).toEqual({
    location: expect.stringMatching(/^Is this place right\?/),
  });
});

test("asks nothing about an empty place, or while the search does not answer", async () => {
  expect(await findQuestions({ ...KNOWN, location: null })).toEqual({});
  expect(search).not.toHaveBeenCalled();
  search.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await findQuestions({ ...KNOWN, location: "the old mill" })).toEqual({});
});
