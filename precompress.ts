import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Writes Brotli and gzip versions (`.br`, `.gz`) next to the file. */
async function writeCompressed(file: string) {
  const body = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    compressBrotli(body, { params: quality }).then((bytes) => writeFile(`${file}.br`, bytes)),
    compressGzip(body, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Returns a Vite plugin that compresses the client's built files that match `COMPRESSIBLE`. The server sends the results. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => writeCompressed(join(dir, name))));
    },
  };
}
