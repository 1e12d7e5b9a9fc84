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
  expect(markup).toContain('href="/search?size=6"');
  expect(markup).toContain('href="/plan?kind=patio&waste=soil%2Crubble"');
});
