import { expect, test } from "vitest";
import { sharedUrl } from "./copy-link.ts";

test("a shared link has the job and the place, and nothing empty or about the visit", () => {
  const plan = "https://skips.example/plan?asked=1&kind=clear-out&bags=&location=LS6+2AB&date=#cost";
  expect(sharedUrl(plan)).toBe("https://skips.example/plan?kind=clear-out&location=LS6+2AB");
  expect(sharedUrl("https://skips.example/search?waste=soil&waste=&ignored=size")).toBe(
    "https://skips.example/search?waste=soil",
  );
  expect(sharedUrl("https://skips.example/search?location=")).toBe("https://skips.example/search");
});
