import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem } from "#server/http/errors/errors.ts";
import type { Leads } from "./leads.ts";

export const leadCalls = ({ leads }: { leads: Leads }) =>
  ({
    async requestListing({ body }) {
      const { id: _, ...sent } = await leads.add(body);
      return sent;
    },
    async listLeads({ query, c }) {
      const list = await leads.list(query);
      return c.json(list, 200, { "x-total-count": String(await leads.count()) });
    },
    searchListingRequests: ({ body }) => leads.find(body),
    async decideLead({ params, body }) {
      if (!(await leads.decide(params.id, body))) throw problem(404, "Listing request or company not found");
    },
    async removeLead({ params }) {
      if (!(await leads.remove(params.id))) throw problem(404, "Listing request not found");
    },
  }) satisfies Partial<ApiHandlers>;
