import { type Context, Hono, type MiddlewareHandler } from "hono";
import { companyPathParams } from "#contract/companies.ts";
import { claimBody, correctionBody } from "#contract/firms/firms.ts";
import type { Companies } from "#server/companies/companies.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import type { Networks } from "#server/http/limits/visitor-address.ts";
import { redirectMerged } from "#server/http/redirect-merged.ts";
import type { Firms } from "./firms.ts";

interface FirmRoutes {
  firms: Pick<Firms, "claim" | "proposeClaim" | "proposeCorrection">;
  companies: Pick<Companies, "find" | "mergedInto">;
  limitClaims: MiddlewareHandler;
  limitCorrections: MiddlewareHandler;
  /** Returns the hashes of the networks that a request comes from. */
  visitorHashOf: (c: Context) => Networks;
}

/** Routes for claims and corrections of a listing, mounted under `/api`. */
export const firmRoutes = ({ firms, companies, visitorHashOf, ...limits }: FirmRoutes) => {
  const listedId = (params: unknown): number => {
    const { id } = parseInput(companyPathParams, params);
    if (!companies.find(id)) throw problem(404, "Company not found");
    return id;
  };
  const redirect = redirectMerged(companies);
  return new Hono()
    .post("/companies/:id/claim", redirect, limits.limitClaims, async (c) => {
      const id = listedId(c.req.param());
      const hasBody = (await c.req.text()) !== "";
      const { details } = hasBody ? await readBody(c, claimBody) : parseInput(claimBody, {});
      if (!details) await firms.claim(id);
      else await firms.proposeClaim(id, details, visitorHashOf(c).outer);
      // The response is the same whether the listing has an address or not.
      return c.json({ accepted: true }, 202);
    })
    .post("/companies/:id/corrections", redirect, limits.limitCorrections, async (c) => {
      const id = listedId(c.req.param());
      await firms.proposeCorrection(id, await readBody(c, correctionBody), visitorHashOf(c).outer);
      return c.json({ accepted: true }, 202);
    });
};
