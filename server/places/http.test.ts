import { Hono } from "hono";
import { expect, test } from "vitest";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { createResponseCache } from "#server/http/cache/response-cache.ts";
import { createRequestQueue } from "#server/http/request-queue.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { placesCalls } from "./http.ts";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const places = createPlaces(readPlaceTables("data/places"));
const { cached } = createResponseCache({
  version: () => "1",
  maxBytes: 1_000_000,
  queue: createRequestQueue({ rateFactor: 1_000 }),
  networksOf: () => ({ inner: "visitor", outer: "network" }),
  setCommonHeaders: () => {},
});
const api = new Hono().route("/api", testApi(placesCalls({ places, cached })));

async function get(query: string) {
  const response = await api.request(`/api/places${query}`);
  return { status: response.status, body: await response.json() };
}

test("GET /api/places returns an array of suggestions", async () => {
  const { status, body } = await get("?q=shropshire");
  expect(status).toBe(200);
  expect(body).toEqual([{ label: "Shropshire", query: "Shropshire", kind: "county" }]);
});

test("an empty text or one without matches returns an empty array", async () => {
  for (const query of ["", "?q=", "?q=%20", "?q=qqqqqqq", "?q=%00%FF"]) {
    expect(await get(query)).toEqual({ status: 200, body: [] });
  }
});

test("a text that is too long for a place name is refused", async () => {
  expect(await get(`?q=${"x".repeat(MAX_SEARCH_TEXT)}`)).toEqual({ status: 200, body: [] });
  expect(await get(`?q=${"x".repeat(MAX_SEARCH_TEXT + 1)}`)).toEqual({
    status: 400,
    body: expect.objectContaining({ message: `A place name has at most ${MAX_SEARCH_TEXT} characters` }),
  });
});
