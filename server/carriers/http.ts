import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem, unlessRefused } from "#server/http/errors/errors.ts";
import type { CarrierCheckService } from "./carrier-checks.ts";

export const carrierCalls = ({ carrierChecks }: { carrierChecks: CarrierCheckService }) =>
  ({
    chooseRegistered: async ({ params, body }) => unlessRefused(await carrierChecks.choose(params.id, body)),
    listCarrierChecks: ({ params }) => carrierChecks.list(params.id),
    recordCarrierCheck: async ({ params, body }) =>
      unlessRefused(await carrierChecks.record(params.id, body)),
    async removeCarrierCheck({ params: { id, checkId } }) {
      if (!(await carrierChecks.remove(id, checkId))) throw problem(404, "This company has no such check");
    },
  }) satisfies Partial<ApiHandlers>;
