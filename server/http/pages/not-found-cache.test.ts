import { expect, it, vi } from "vitest";
import { renderNowhereOnce } from "./not-found-cache.ts";
import type { RenderPage } from "./pages.ts";

function open() {
  let version = "1";
  const render = vi.fn<RenderPage>(async ({ url }) => {
    const { pathname } = new URL(url);
    return { status: pathname === "/guides" ? 200 : 404, headers: new Headers(), body: pathname };
  });
  const once = renderNowhereOnce({
    render,
    isPage: (path) => path === "/guides" || path.startsWith("/company/"),
    version: () => version,
  });
  return {
    render,
    ask: (path: string) => once(new Request(`http://localhost${path}`)),
    change: () => {
      version = "2";
    },
  };
}

it("one page is rendered for all addresses that lead nowhere, and says nothing of them", async () => {
  const { render, ask } = open();
  const [first, second] = [await ask("/wp-login.php?me=you"), await ask("/.env")];
  expect([first.status, first.body]).toEqual([404, "/not-found"]);
  expect(second.body).toBe(first.body);
  expect(render).toHaveBeenCalledTimes(1);
  first.headers.set("set-cookie", "mine");
  expect((await ask("/.git")).headers.has("set-cookie")).toBe(false);
});

it("it is rendered anew when what pages show has changed", async () => {
  const { render, ask, change } = open();
  await ask("/.env");
  change();
  await ask("/.env");
  expect(render).toHaveBeenCalledTimes(2);
});

it("pages are rendered as they are asked for, also those that find nothing", async () => {
  const { ask } = open();
  expect([(await ask("/guides")).body, (await ask("/company/0")).body]).toEqual(["/guides", "/company/0"]);
});
