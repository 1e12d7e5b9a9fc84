import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Context } from "hono";
import { todayInLondon } from "#contract/dates.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem } from "#server/http/errors/errors.ts";
import type { Registers } from "./registers.ts";

export const registerCalls = ({ registers }: { registers: Registers }) =>
  ({
    checkRegister: ({ query: { register, apply, fileName, date = todayInLondon() }, c }) =>
      registers.check(register, {
        files: [{ name: fileName, content: sentFile(c) }],
        ...{ checkedOn: date, apply: apply === "true" },
      }),
  }) satisfies Partial<ApiHandlers>;

/** The file is read while it arrives, because it can be larger than the memory. */
function sentFile({ req }: Context): Readable {
  const { body } = req.raw;
  if (!body) throw problem(400, "Choose a file to check");
  return Readable.fromWeb(body as ReadableStream<Uint8Array>);
}
