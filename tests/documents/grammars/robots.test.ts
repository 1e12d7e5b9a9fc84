import { expect, test } from "vitest";
import { robotsProblems } from "./robots.ts";

test("groups, comments and sitemaps are valid", () => {
  const groups = "# For all\nUser-agent: *\nUser-agent: Some-Bot # and this one\nDisallow:\nallow: /a*b$\n";
  expect(robotsProblems(`${groups}\nSitemap: https://skips.example/sitemap.xml\n`)).toEqual([]);
});

test.each([
  ["Allow: /\n", "belongs to no user agent"],
  ["User-agent: *\nAllow: /", "the last line does not end"],
  ["User-agent: Bot 2\n", "is no line"],
  ["User-agent: *\nDisallow: admin\n", "is no line"],
  ["User-agent: *\nNoindex: /\n", "is no line"],
  ["User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n", "is no absolute URL"],
  ["User-agent: *\n\u0000\n", "control characters"],
])("%j is not valid", (text, problem) => {
  expect(robotsProblems(text).join("\n")).toContain(problem);
});
