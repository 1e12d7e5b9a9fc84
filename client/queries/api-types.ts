import type { z } from "zod";
import type { ApiCall } from "#contract/api/call.ts";
import type { API_CALLS } from "#contract/api/groups.ts";

/** Only types are imported, so the browser gets no schemas. */
type Call = (typeof API_CALLS)[keyof typeof API_CALLS];
export type ApiMethod = ApiCall["method"];

/** The path of a call with values in place of its parameters: `/reviews/${number}` for "/reviews/{id}". */
type Filled<Path, Values> =
  Path extends `${infer Before}{${infer Name extends string & keyof Values}}${infer After}`
    ? `${Before}${Values[Name] extends number ? number : string}${Filled<After, Values>}`
    : Path;
type Values<One> = One extends { params: infer Params } ? z.output<Params> : object;
type Address<One extends Call> = `/api${Filled<One["path"], Values<One>> & string}`;
type AddressWithQuery<One extends Call> = One extends { query: z.ZodType }
  ? Address<One> | `${Address<One>}?${string}`
  : Address<One>;

type CallsBy<Method extends ApiMethod, One = Call> = One extends Call & { method: Method } ? One : never;
export type ApiPath<Method extends ApiMethod> =
  CallsBy<Method> extends infer One ? (One extends Call ? AddressWithQuery<One> : never) : never;
type CallAt<Method extends ApiMethod, Path, One = CallsBy<Method>> = One extends Call
  ? [Path] extends [AddressWithQuery<One>]
    ? One
    : never
  : never;

export type BodyAt<Method extends ApiMethod, Path> =
  CallAt<Method, Path> extends { body: infer Body }
    ? Body extends { schema: infer Schema }
      ? z.input<Schema>
      : Blob
    : undefined;
export type AnswerAt<Method extends ApiMethod, Path> =
  CallAt<Method, Path> extends { success: { schema: infer Schema } } ? z.output<Schema> : undefined;

export interface ApiResponse<Answer> extends Response {
  json(): Promise<Answer>;
}
