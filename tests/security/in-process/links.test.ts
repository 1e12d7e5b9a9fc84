import { expect, test } from "vitest";
import { websiteUrl } from "#client/components/company/format.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { SCRIPT_URLS } from "../script-urls.ts";

test("script URLs: a website that bypassed validation still becomes an HTTP link or none", () => {
  for (const url of SCRIPT_URLS) expect(websiteUrl(url) ?? "https://").toMatch(/^https?:\/\//);
  expect(telephoneUrl("javascript:alert(1)")).toBeNull();
  expect(telephoneUrl("javascript:alert(01134960001)")).toBe("tel:+441134960001");
});
