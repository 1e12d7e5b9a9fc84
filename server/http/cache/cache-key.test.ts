import { expect, it } from "vitest";
import { cacheKey, pathAndQuery } from "./cache-key.ts";

it("is the same whatever the order of the parameters", () => {
  expect(cacheKey("/x?page=2&location=Leeds")).toBe(cacheKey("/x?location=Leeds&page=2"));
});

it("keeps the order of a repeated parameter, because only its first value counts", () => {
  expect(cacheKey("/x?r=5&r=50")).not.toBe(cacheKey("/x?r=50&r=5"));
});

it("is made from path and query without the host", () => {
  expect(pathAndQuery("http://localhost:3000/x?a=/b")).toBe("/x?a=/b");
});
