import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import type { Context } from "hono";
import { todayInLondon } from "#contract/dates.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem } from "#server/http/errors/errors.ts";
import { FileProblem } from "#server/refusal.ts";
import type { Registers } from "./registers.ts";

/** The call that compares the companies with a register's file. */
export const registerCalls = ({ registers }: { registers: Registers }) =>
  ({
    checkRegister: ({ query: { register, apply, date = todayInLondon() }, c }) =>
      registers.check(register, {
        files: [{ name: "", content: sentFile(c) }],
        ...{ checkedOn: date, apply: apply === "true" },
      }),
  }) satisfies Partial<ApiHandlers>;

/** Reads the file while it arrives: it can be larger than the memory. Browsers send it compressed. */
function sentFile({ req }: Context): Readable {
  const { body } = req.raw;
  if (!body) throw problem(400, "Choose a file to check");
  const sent = Readable.fromWeb(body as ReadableStream<Uint8Array>);
  return req.header("content-type") === "application/gzip" ? Readable.from(uncompressed(sent)) : sent;
}

async function* uncompressed(sent: Readable): AsyncGenerator<Buffer> {
  const file = createGunzip();
  sent.on("error", (error) => file.destroy(error));
  try {
    yield* sent.pipe(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code?.startsWith("Z_") ? new FileProblem("The file arrived damaged. Please send it again.") : error;
  } finally {
    sent.destroy();
  }
}
