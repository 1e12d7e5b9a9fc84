import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem } from "#server/http/errors/errors.ts";
import type { Services } from "#server/services.ts";

export const firmCalls = ({ firms, companies, visitorHashOf }: Services) => {
  const requireListed = (id: number): void => {
    if (!companies.find(id)) throw problem(404, "Company not found");
  };
  return {
    async claimCompany({ params: { id }, body: { details }, c }) {
      requireListed(id);
      if (!details) await firms.claim(id);
      else await firms.proposeClaim(id, details, visitorHashOf(c).outer);
      // The response does not tell whether the listing has an address.
      return { accepted: true };
    },
    async proposeCorrection({ params: { id }, body, c }) {
      requireListed(id);
      await firms.proposeCorrection(id, body, visitorHashOf(c).outer);
      return { accepted: true };
    },
  } satisfies Partial<ApiHandlers>;
};
