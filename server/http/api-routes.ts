import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { z } from "zod";
import { type ApiCall, isOpenToOtherSites } from "#contract/api/call.ts";
import { API_CALLS } from "#contract/api/groups.ts";
import type { RateLimited } from "#contract/limits.ts";
import { parseInput, readBody, readQuery } from "./input.ts";
import { limitFile } from "./limits/bodies.ts";
import { keepPrivate } from "./response-headers.ts";

type Parsed<Part> = Part extends z.ZodType ? z.output<Part> : undefined;
type PartOf<Call, Name extends string> = Call extends { [Key in Name]: infer Part } ? Part : undefined;
type SchemaOf<Call, Name extends string> = PartOf<PartOf<Call, Name>, "schema">;

interface ApiRequest<Call> {
  params: Parsed<PartOf<Call, "params">>;
  query: Parsed<PartOf<Call, "query">>;
  body: Parsed<SchemaOf<Call, "body">>;
  c: Context;
}

type Answer<Call> =
  | Response
  | (SchemaOf<Call, "success"> extends z.ZodType ? z.input<SchemaOf<Call, "success">> : undefined);

/**
 * A cached call has a list of middleware instead of a function. TypeScript compares the parameters of methods less strictly. So
 * `handle` is a method, and the handler of each call is also an `AnyHandler`.
 */
type ApiHandler<Call> =
  | readonly MiddlewareHandler[]
  | { handle(request: ApiRequest<Call>): Promise<Answer<Call>> | Answer<Call> }["handle"];

type AnyHandler =
  | readonly MiddlewareHandler[]
  | { handle(request: Record<"params" | "query" | "body", unknown> & { c: Context }): unknown }["handle"];

export type ApiHandlers = { readonly [Name in keyof typeof API_CALLS]: ApiHandler<(typeof API_CALLS)[Name]> };

interface ApiMiddleware {
  queued: MiddlewareHandler;
  queuedPicture: MiddlewareHandler;
  redirectMerged: MiddlewareHandler;
  guards: Record<Exclude<ApiCall["access"], "anybody">, MiddlewareHandler>;
  limit: (kind: RateLimited) => MiddlewareHandler;
}

const isAboutCompany = ({ path, access }: ApiCall) =>
  access === "anybody" && path.startsWith("/companies/{id}");

function middlewareOf({ access, rateLimit, body }: ApiCall, middleware: ApiMiddleware) {
  const { queued, queuedPicture, guards, limit } = middleware;
  return [
    body?.isPicture ? queuedPicture : queued,
    keepPrivate,
    ...(access === "anybody" ? [] : [guards[access]]),
    ...(rateLimit ? [limit(rateLimit)] : []),
    // Not for a picture. Its body is read before the request waits in the queue, and the encoder checks its size.
    ...(body?.maxBytes && !body.isPicture ? [limitFile(body.maxBytes)] : []),
  ];
}

/** Lets scripts of other sites read the response. With `*`, browsers hide responses to requests that carry cookies. */
const openToOtherSites: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("access-control-allow-origin", "*");
};

async function readRequest({ params, query, body }: ApiCall, c: Context) {
  const isEmpty = body?.isOptional && (await c.req.text()) === "";
  return {
    c,
    params: params && parseInput(params, c.req.param()),
    query: query && readQuery(c, query),
    body: body?.schema && (isEmpty ? parseInput(body.schema, {}) : await readBody(c, body.schema, body)),
  };
}

export function apiRoutes(handlers: Partial<ApiHandlers>, middleware: ApiMiddleware): Hono {
  const api = new Hono();
  for (const name of Object.keys(API_CALLS) as (keyof ApiHandlers)[]) {
    const call: ApiCall = API_CALLS[name];
    const handler: AnyHandler | undefined = handlers[name];
    if (!handler) continue;
    const steps = typeof handler === "function" ? middlewareOf(call, middleware) : [...handler];
    if (isAboutCompany(call)) steps.unshift(middleware.redirectMerged);
    if (isOpenToOtherSites(call)) steps.unshift(openToOtherSites);
    const path = call.path.replaceAll(/\{(\w+)\}/g, ":$1");
    api.on(call.method, [path], ...steps);
    if (typeof handler !== "function") continue;
    api.on(call.method, [path], async (c) => {
      const answer = await handler(await readRequest(call, c));
      if (answer instanceof Response) return answer;
      const { status } = call.success;
      return status === 204 ? c.body(null, status) : c.json(answer, status);
    });
  }
  return api;
}
