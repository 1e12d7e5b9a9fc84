import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { importQuery } from "#contract/company-input.ts";
import { companyExport } from "#contract/desk/company-search.ts";
import { MAX_IMPORT_BYTES } from "#contract/limits.ts";
import { problem, unlessRefused } from "#server/http/errors/errors.ts";
import { readBody, readQuery } from "#server/http/input.ts";
import { readParts } from "#server/http/posted-form.ts";
import type { CompanyFiles } from "./company-files.ts";
import { FileProblem } from "./file-problem.ts";
import { toByteStream } from "./stream.ts";

interface FileRoutes {
  files: CompanyFiles;
  requireReader: MiddlewareHandler;
  requireAdmin: MiddlewareHandler;
}

const limitFile = bodyLimit({
  maxSize: MAX_IMPORT_BYTES,
  onError: () => {
    throw problem(413, `The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB`);
  },
});

/** Routes that export and import companies as files, mounted under `/api`. */
export const companyFileRoutes = ({ files, requireReader, requireAdmin }: FileRoutes) =>
  new Hono()
    .get("/companies.csv", requireReader, (c) => sendFile(c, files.export()))
    .post("/companies/export", requireAdmin, async (c) =>
      sendFile(c, files.exportFound(await readBody(c, companyExport))),
    )
    .post("/companies/import", requireAdmin, limitFile, async (c) => {
      const { apply, fileName } = readQuery(c, importQuery);
      const { bytes, name } = await sentFile(c);
      return c.json(
        await refusingUnreadable(
          files.import(bytes, { apply: apply === "true", fileName: fileName || name }),
        ),
      );
    })
    .get("/companies/imports/last", requireReader, async (c) => c.json(await files.lastImport()))
    .post("/companies/import/undo", requireAdmin, async (c) =>
      c.json(unlessRefused(await files.undoLastImport())),
    );

async function sendFile(c: Context, pieces: AsyncIterable<string>) {
  return c.body(await toByteStream(pieces), 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="companies-${new Date().toISOString().slice(0, 10)}.csv"`,
  });
}

/** Reads the file from the body, or the first file of a form. */
async function sentFile(c: Context): Promise<{ bytes: Uint8Array; name: string | null }> {
  if (!c.req.header("content-type")?.startsWith("multipart/form-data"))
    return { bytes: new Uint8Array(await c.req.arrayBuffer()), name: null };
  const file = [...(await readParts(c.req.raw)).values()].find((part) => part instanceof File);
  if (!file) throw problem(400, "Choose a file to import");
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name || null };
}

const refusingUnreadable = <Report>(report: Promise<Report>): Promise<Report> =>
  report.catch((error: unknown) => {
    throw error instanceof FileProblem ? problem(400, error.message) : error;
  });
