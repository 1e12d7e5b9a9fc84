import { expect, it, vi } from "vitest";
import { cacheNotFoundPage } from "./not-found-cache.ts";
import type { RenderPage } from "./pages.ts";

function createCache() {
  let version = "1";
  const render = vi.fn<RenderPage>(async ({ url }) => {
    const { pathname } = new URL(url);
    return { status: pathname === "/guides" ? 200 : 404, headers: new Headers(), body: pathname };
  });
  const renderCached = cacheNotFoundPage({
    render,
    isPage: (path) => path === "/guides" || path.startsWith("/company/"),
    version: () => version,
  });
  return {
    render,
    request: (path: string) => renderCached(new Request(`http://localhost${path}`)),
    changeVersion: () => {
      version = "2";
    },
  };
}

it("renders one page for all unknown paths, without their text", async () => {
  const { render, request } = createCache();
  const [first, second] = [await request("/wp-login.php?me=you"), await request("/.env")];
  expect([first.status, first.body]).toEqual([404, "/not-found"]);
  expect(second.body).toBe(first.body);
  expect(render).toHaveBeenCalledTimes(1);
  first.headers.set("set-cookie", "mine");
  expect((await request("/.git")).headers.has("set-cookie")).toBe(false);
});

it("renders the page again when the data of pages has changed", async () => {
  const { render, request, changeVersion } = createCache();
  await request("/.env");
  changeVersion();
  await request("/.env");
  expect(render).toHaveBeenCalledTimes(2);
});

it("renders every page at its own path, even one whose company does not exist", async () => {
  const { request } = createCache();
  expect([(await request("/guides")).body, (await request("/company/0")).body]).toEqual([
    "/guides",
    "/company/0",
  ]);
});
