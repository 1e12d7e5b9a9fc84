import { expect, test } from "vitest";
import { PAGES, type PageName } from "#contract/pages.ts";
import { importScreen } from "./navigation/prefetch.ts";
import { byPageName } from "./screen-files.ts";

const files = import.meta.glob("./screens/*/*.screen.tsx");

test.each(Object.keys(PAGES) as PageName[])("the page %s has a screen", (name) => {
  expect(byPageName(files)(name)).toBeDefined();
});

test("every screen file belongs to a page: add a row to contract/pages.ts or contract/pages/site-pages.ts for a new one", () => {
  expect(Object.keys(files)).toHaveLength(Object.keys(PAGES).length);
});

test.each((Object.keys(PAGES) as PageName[]).filter((name) => PAGES[name].needsScript))(
  "the browser can load the screen of %s, which needs script",
  (name) => {
    expect(() => importScreen(name), "Add its folder to client/navigation/prefetch.ts").not.toThrow();
  },
);
