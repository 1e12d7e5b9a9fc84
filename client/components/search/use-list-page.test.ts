import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { SummaryPage } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { listSearchFrom } from "#client/urls/company-search.ts";
import { listPageQueryOptions } from "./load-search-results.ts";

const optionsFor = (query: string) => ({
  ...listPageQueryOptions(listSearchFrom(new URLSearchParams(query), { radiusKm: 25, limit: 10 })),
  queryFn: () => new Promise<SummaryPage>(() => {}),
});
const PAGE = { companies: [], total: 1 } as unknown as SummaryPage;

/** What a list shows while the results of `next` load, after those of `first` have arrived. */
function shownWhile(first: string, next: string) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(optionsFor(first).queryKey, PAGE);
  const observer = new QueryObserver(queryClient, optionsFor(first));
  const stop = observer.subscribe(() => {});
  observer.setOptions(optionsFor(next));
  const { data } = observer.getCurrentResult();
  stop();
  return data;
}

const JOB = "location=LS6+2AB&radius=25&size=6&weeks=2&stands=road&waste=soil";

test.each(["page=2", "sort=total", "minRating=4", "serves=yes"])(
  "the old cards stay until those of the same job with %s arrive",
  (change) => expect(shownWhile(JOB, `${JOB}&${change}`)).toBe(PAGE),
);

test.each([
  ["size=6", "size=8"],
  ["weeks=2", "weeks=4"],
  ["stands=road", "stands=drive"],
  ["waste=soil", "waste=garden"],
  ["radius=25", "radius=40"],
  ["LS6+2AB", "York"],
])("a card never shows the old price beside the new job: %s becomes %s", (before, after) => {
  expect(shownWhile(JOB, JOB.replace(before, after))).toBeUndefined();
});
