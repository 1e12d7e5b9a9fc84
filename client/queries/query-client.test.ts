import { QueryObserver, queryOptions } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient, dehydrateQueries, hydrateQueries } from "./query-client.ts";

/** A query that returns how often it was fetched: 1, then 2, then 3. */
function countingQuery(queryKey: readonly unknown[]) {
  let count = 0;
  return { queryKey, queryFn: vi.fn(async () => ++count) };
}

test("a query is fetched once, however often it is asked for", async () => {
  const queryClient = createQueryClient();
  const query = countingQuery(["companies"]);
  expect(await Promise.all([queryClient.query(query), queryClient.query(query)])).toEqual([1, 1]);
  expect(await queryClient.query(query)).toBe(1);
  expect(query.queryFn).toHaveBeenCalledTimes(1);
});

test("a failed query is not retried by itself, and is fetched again when it is asked for again", async () => {
  const queryClient = createQueryClient();
  const queryFn = vi.fn().mockRejectedValueOnce(new Error("503")).mockResolvedValue("found");
  const query = { queryKey: ["places", "leeds"], queryFn };
  await expect(queryClient.query(query)).rejects.toThrow("503");
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(await queryClient.query(query)).toBe("found");
});

test("the browser does not fetch what came with the page, not even when it came as null", () => {
  const [onServer, inBrowser] = [createQueryClient(), createQueryClient()];
  onServer.setQueryData(["company", 7], null);
  hydrateQueries(inBrowser, JSON.parse(JSON.stringify(dehydrateQueries(onServer))));
  const query = queryOptions({ ...countingQuery(["company", 7]) });
  const stop = new QueryObserver(inBrowser, query).subscribe(() => {});
  stop();
  expect(inBrowser.getQueryData(["company", 7])).toBeNull();
  expect(query.queryFn).not.toHaveBeenCalled();
});

test("a page embeds the key and the data of each query, and nothing that changes with time", () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(["statistics"], { companies: 4276 });
  expect(dehydrateQueries(queryClient)).toEqual([[["statistics"], { companies: 4276 }]]);
});
