import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { Calculator } from "./calculator.tsx";

const markupOf = (query: string) =>
  renderToStaticMarkup(
    <StaticRouter location={`/skip-sizes?${query}`}>
      <Calculator />
    </StaticRouter>,
  ).replaceAll("&amp;", "&");

test("soil of the job stays in the calculator's form, its advice and its links", () => {
  const markup = markupOf("waste=soil&bags=100");
  expect(markup).toContain('<input type="hidden" name="waste" value="soil"/>');
  expect(markup).toContain('<option value="heavy" selected="">');
  expect(markup).toContain("2 × 6 Yard Builder&#x27;s Skip");
  expect(markup).toContain('href="/search?size=6&waste=soil"');
  expect(markup).toContain('href="/price-comparison?size=6&waste=soil"');
  expect(markup).toContain('href="/plan?bags=100&waste=soil"');
});

test("a link of an earlier release, which names the weight as waste, gives the same advice", () => {
  const markup = markupOf("job=patio&waste=heavy");
  expect(markup).toContain('<option value="heavy" selected="">');
  expect(markup).not.toContain('type="hidden" name="waste"');
  expect(markup).toContain('href="/search?size=6&waste=soil%2Crubble"');
  expect(markup).toContain('href="/plan?kind=patio&waste=soil%2Crubble"');
});

const linksOf = (query: string) =>
  Array.from(markupOf(query).matchAll(/href="(\/(?:search|price-|plan).*?)"/g), ([, url]) => url);

test("the links leave out wastes that contradict the chosen weight", () => {
  expect(linksOf("waste=soil,garden,mattress&bags=100&weight=light")).toEqual([
    "/search?size=12&waste=garden%2Cmattress",
    "/price-comparison?size=12&waste=garden%2Cmattress",
    "/plan?bags=100&waste=garden%2Cmattress",
  ]);
  expect(linksOf("waste=mixed-building&bags=100&weight=light")).toContain("/plan?bags=100");
  expect(linksOf("waste=garden,mattress&bags=100&weight=heavy")).toEqual([
    "/search?size=6&waste=soil%2Crubble%2Cmattress",
    "/price-comparison?size=6&waste=soil%2Crubble%2Cmattress",
    "/plan?bags=100&waste=soil%2Crubble%2Cmattress",
  ]);
});

test("wastes that fit the chosen weight stay, mixed ones as mixed", () => {
  expect(linksOf("waste=soil&bags=100&weight=heavy")).toContain("/plan?bags=100&waste=soil");
  expect(linksOf("waste=garden&bags=100&weight=light")).toContain("/plan?bags=100&waste=garden");
  expect(linksOf("waste=wood,rubble&bags=100&weight=heavy")).toContain("/plan?bags=100&waste=rubble%2Cwood");
  expect(markupOf("waste=wood,rubble&bags=100&weight=heavy")).toContain("of mixed waste");
});

test("light waste of a usually heavy job is planned by its bags, because the kind would make it heavy", () => {
  expect(linksOf("job=patio&bags=&weight=light")).toContain("/plan?bags=50");
  expect(linksOf("job=patio&bags=20&weight=light")).toContain("/plan?bags=20");
  expect(linksOf("job=house&weight=light").at(-1)).toMatch(/^\/plan\?kind=house$/);
});
