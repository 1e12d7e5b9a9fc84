import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Context } from "hono";
import { todayInLondon } from "#contract/dates.ts";
import { dayOfFile } from "#contract/desk/options.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem } from "#server/http/errors/errors.ts";
import type { Registers } from "./registers.ts";

export const registerCalls = ({ registers }: { registers: Registers }) =>
  ({
    checkRegister: ({ query: { register, apply, fileName, date }, c }) =>
      registers.check(register, {
        files: [{ name: fileName, content: sentFile(c) }],
        ...{ checkedOn: dayToRecord(date, fileName), apply: apply === "true" },
      }),
  }) satisfies Partial<ApiHandlers>;

/** Today is what the desk's field says before a file is chosen. So the day in the file's name is nearer the truth. */
const dayToRecord = (date: string | undefined, fileName: string): string =>
  date === undefined || date === todayInLondon() ? dayOfFile(fileName) : date;

/** The file is read while it arrives, because it can be larger than the memory. */
function sentFile({ req }: Context): Readable {
  const { body } = req.raw;
  if (!body) throw problem(400, "Choose a file to check");
  return Readable.fromWeb(body as ReadableStream<Uint8Array>);
}
