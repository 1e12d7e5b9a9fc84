import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

async function compressBeside(file: string) {
  const body = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    brotli(body, { params: quality }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(body, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Compresses what browsers load as far as it goes, once per build: the server sends it as it lies there. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => compressBeside(join(dir, name))));
    },
  };
}
