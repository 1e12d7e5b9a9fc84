import { expect, it } from "vitest";
import { cacheKey, pathAndQuery, pathOf } from "./cache-key.ts";

it("contains the values of the parsed query, in its order, as forms write them", () => {
  expect(cacheKey("/x", { location: "St Ives & Hayle", page: 2, sort: undefined })).toBe(
    "/x?location=St+Ives+%26+Hayle&page=2",
  );
  expect(cacheKey("/x", { sort: undefined })).toBe("/x");
});

it("has one path for a parameter, however it was encoded", () => {
  expect(pathOf("/api/guides/:slug", { slug: "waste types" })).toBe("/api/guides/waste%20types");
});

it("is compared with path and query of a URL, without the host", () => {
  expect(pathAndQuery("http://localhost:3000/x?a=/b")).toBe("/x?a=/b");
});
