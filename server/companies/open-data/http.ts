import { Hono } from "hono";
import { OPEN_DATA_LICENCE, OPEN_DATA_PATH } from "#contract/api/open-data.ts";
import { type Cached, NOT_FOUND_RESPONSE, type SharedRequest } from "#server/http/cache/response-cache.ts";
import { stillLoading } from "#server/http/errors/errors.ts";
import { type FileStart, readFileStart } from "#server/http/input.ts";
import { csvHeaders } from "#server/http/response-headers.ts";
import type { Services } from "#server/services.ts";
import { COMPANIES_PER_FILE, openDataFile } from "./open-data.ts";

export function openDataRoutes(services: Services, cached: Cached) {
  const { companies } = services;
  const directory = { ids: () => companies.lastChanges().map(({ id }) => id), find: companies.find };
  const makeFile = async ({ query: { from = 1 } }: SharedRequest<FileStart>) => {
    if (!companies.ready) throw stillLoading();
    const file = await openDataFile(directory, services.site.publicUrl, from);
    if (!file) return NOT_FOUND_RESPONSE;
    const name = `${services.site.demonstration ? "invented-companies" : "companies"}${from > 1 ? `-${from}` : ""}`;
    const links = [`<${OPEN_DATA_LICENCE.url}>; rel="license"`];
    if (file.next) links.push(`<${OPEN_DATA_PATH}?from=${file.next}>; rel="next"`);
    return { headers: { ...csvHeaders(name), link: links.join(", ") }, body: file.csv };
  };
  return new Hono().get(OPEN_DATA_PATH, cached({ read: readFileStart(COMPANIES_PER_FILE) }, makeFile));
}
