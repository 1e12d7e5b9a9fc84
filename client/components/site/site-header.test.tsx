import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { BRAND } from "#contract/brand.ts";
import { SiteHeader } from "./site-header.tsx";

const logoUrlAt = (path: string) => {
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader />
    </MemoryRouter>,
  );
  return new RegExp(`<a(?=[^>]*aria-label="${BRAND.name}, home")[^>]*href="([^"]*)"`).exec(html)?.[1];
};

test("the logo keeps the place and the job, as the menu does", () => {
  expect(logoUrlAt("/search?location=York&size=6&sort=total")).toBe("/?location=York&amp;size=6");
  expect(logoUrlAt("/terms")).toBe("/");
});
