import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleOf, isPrivate, PAGES, type PageName } from "#contract/pages.ts";
import { companies } from "#server/database/tables/companies.ts";
import { COMPANY, openLinkedApp } from "./testing/linked-app.ts";

const SITE = "https://skips.example";
/** Other companies of Leeds, so that it has a page. One has a name that could end an attribute. */
const OTHERS = ['Bell "& Sons"><script>', "Cole Skips"];

let linked: Awaited<ReturnType<typeof openLinkedApp>>;
beforeAll(async () => {
  const env = { PUBLIC_URL: SITE, TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "10000", NEW_COMPANY_RATING: "none" };
  linked = await openLinkedApp({ env });
  const place = { location: "Leeds", county: "West Yorkshire", latitude: 53.796, longitude: -1.548 };
  await linked.app.database
    .insert(companies)
    .values(OTHERS.map((name, at) => ({ id: COMPANY + at + 1, name, ...place })));
  await linked.app.services.companies.refresh("all");
});
afterAll(() => linked.app.close());

/** The head of a page: its elements `meta` by name or property, its title and its canonical address. */
async function headAt(path: string) {
  const response = await linked.app.fetch(path, { redirect: "manual", headers: { cookie: linked.cookie } });
  const html = await response.text();
  const [head = ""] = html.split("</head>");
  const unescaped = (text = "") =>
    text
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replace(/&#(39|x27);/g, "'")
      .replaceAll("&amp;", "&");
  const metas = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g);
  const found = [...metas].map(([, name = "", content]) => [name, unescaped(content)] as const);
  expect(new Set(found.map(([name]) => name)).size, `no name twice on ${path}`).toBe(found.length);
  return {
    status: response.status,
    head,
    metas: Object.fromEntries(found),
    title: unescaped(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]),
  };
}

function expectPicture(metas: Record<string, string>) {
  expect(metas["og:image"]).toMatch(/^https:\/\/skips\.example\/previews\/(company\/\d+|[a-z]+)\.png$/);
  expect(metas).toMatchObject({
    ...{ "og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630" },
    ...{ "og:site_name": "Skip Finder", "og:locale": "en_GB", "twitter:card": "summary_large_image" },
  });
  expect(metas["og:image:alt"]).toBeTruthy();
}

const PUBLIC = (Object.keys(PAGES) as PageName[]).filter(
  (name) => !isPrivate(PAGES[name]) && !["claim", "correct", "review-report", "not-found"].includes(name),
);

test.each(PUBLIC)("%s is previewed with its own title, description, address and picture", async (name) => {
  const { status, metas, title, canonical } = await headAt(exampleOf(PAGES[name]).replace(/\?.*/, ""));
  expect(status).toBe(200);
  expect(`${metas["og:title"]} | Skip Finder`).toBe(title);
  expect(metas["og:description"]).toBe(metas.description);
  expect(metas["og:url"]).toBe(canonical);
  expect(canonical.startsWith(`${SITE}/`)).toBe(true);
  expect(metas["og:type"]).toBe(name === "guide" ? "article" : "website");
  expectPicture(metas);
  const { pathname } = new URL(metas["og:image"] ?? "");
  const { status: drawn } = await linked.app.request(pathname, { method: "HEAD" });
  expect(drawn).toBe(200);
});

const OF_ONE_PERSON = (Object.keys(PAGES) as PageName[]).filter((name) => !PUBLIC.includes(name));

describe.each(OF_ONE_PERSON)("%s", (name) => {
  const paths = () => {
    const links: Readonly<Record<string, string>> = {
      ...linked.paths,
      record: `${linked.paths.receipt}/record`,
    };
    const path = links[name] ?? exampleOf(PAGES[name]);
    return [path, `${path}${path.includes("?") ? "&" : "?"}name=Ann`, path.replace(/.$/, "x")];
  };

  test("is previewed as the site, whether it opens or not", async () => {
    const site = await headAt("/");
    for (const path of paths()) {
      const { metas, status } = await headAt(path);
      // Only a redirect has no head.
      if (status >= 300 && status < 400) continue;
      expect(metas["og:url"], path).toBe(`${SITE}/`);
      expect(metas["og:title"], path).toBe("Skip Finder");
      expect(metas["og:image"], path).toBe(site.metas["og:image"]);
      expectPicture(metas);
      const told = Object.entries(metas).flatMap(([key, value]) => (key.startsWith("og:") ? value : []));
      expect(told.join(" ")).not.toMatch(/Ann|Ash|Leeds|LS1/);
    }
  });
});

test.each([
  ["/search?location=Leeds&size=6&stands=road&evil=1", "/search?location=Leeds&size=6&stands=road"],
  ["/compare?ids=1,2&location=York&utm_source=x", "/compare?ids=1%2C2&location=York"],
  ["/plan?kind=patio&location=LS6+2AB&stands=road", "/plan?kind=patio&location=LS6+2AB&stands=road"],
  ["/quote?companies=1&location=Leeds", "/quote"],
])("%s is shared as %s", async (path, shared) => {
  expect((await headAt(path)).metas["og:url"]).toBe(SITE + shared);
});

test("what others typed stays inside its attribute", async () => {
  const { metas, head } = await headAt(`/company/${COMPANY + 1}`);
  expect(metas["og:title"]).toBe(`${OTHERS[0]}, skip hire in Leeds`);
  expect(metas["og:image"]).toBe(`${SITE}/previews/company/${COMPANY + 1}.png`);
  expect(head).not.toContain("<script>");
});

test("a page that doesn't exist is previewed as the site", async () => {
  for (const path of ["/company/99999", "/guides/none", "/skip-hire/nowhere", "/no/such/page?name=Ann"]) {
    const { metas, status } = await headAt(path);
    expect([status, metas["og:url"]]).toEqual([404, `${SITE}/`]);
  }
});
