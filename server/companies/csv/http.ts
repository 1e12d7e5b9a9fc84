import { Readable } from "node:stream";
import type { Context } from "hono";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem, unlessRefused } from "#server/http/errors/errors.ts";
import { isMultipart, readParts } from "#server/http/posted-form.ts";
import { csvHeaders } from "#server/http/response-headers.ts";
import type { CompanyFiles } from "./company-files.ts";

export const companyFileCalls = ({ files }: { files: CompanyFiles }) =>
  ({
    exportCompanies: async ({ c }) => sendFile(c, await files.export()),
    exportFoundCompanies: async ({ body, c }) => sendFile(c, await files.exportFound(body)),
    async importCompanies({ query, c }) {
      const { bytes, name } = await sentFile(c);
      const options = { apply: query.apply === "true", fileName: query.fileName || name };
      return files.import(bytes, options);
    },
    getLastImport: () => files.lastImport(),
    undoImport: async () => unlessRefused(await files.undoLastImport()),
  }) satisfies Partial<ApiHandlers>;

/** A failure while the file is sent aborts the connection, so that an incomplete file does not look complete. */
function sendFile(c: Context, pieces: AsyncIterable<string>) {
  const day = new Date().toISOString().slice(0, 10);
  const bytes = Readable.toWeb(Readable.from(pieces, { objectMode: false }));
  return c.body(bytes as ReadableStream<Uint8Array>, 200, csvHeaders(`companies-${day}`));
}

async function sentFile(c: Context): Promise<{ bytes: Uint8Array; name: string | null }> {
  if (!isMultipart(c)) return { bytes: new Uint8Array(await c.req.arrayBuffer()), name: null };
  const parts = await readParts(c.req.header("content-type") ?? "", await c.req.arrayBuffer());
  const file = [...parts.values()].find((part) => part instanceof File);
  if (!file) throw problem(400, "Choose a file to import");
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name || null };
}
