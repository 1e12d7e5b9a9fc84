import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { createQueryClient } from "#client/queries/query-client.ts";
import { FeaturedPartners } from "./featured-partners.tsx";

test("the link to all companies opens them all, whatever the visitor searched for", () => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location="/">
        <FeaturedPartners companies={4276} area={{ location: "leeds", radius: 25, size: 6 }} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  expect(markup).toMatch(/<a [^>]*href="\/search"[^>]*>Explore All 4,276 Companies</);
});
