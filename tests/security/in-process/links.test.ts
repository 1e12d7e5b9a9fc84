import { expect, test } from "vitest";
import { phoneUrl, websiteUrl } from "#client/components/company/format.ts";
import { SCRIPT_URLS } from "../script-urls.ts";

test("script URLs: a website that bypassed validation still becomes an HTTP link or none", () => {
  for (const url of SCRIPT_URLS) expect(websiteUrl(url) ?? "https://").toMatch(/^https?:\/\//);
  expect(phoneUrl("javascript:alert(1)")).toBe("tel:1");
});
