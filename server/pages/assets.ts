import { readFileSync } from "node:fs";
import type { Assets } from "#client/initial-state.ts";
import type { PageName } from "#contract/pages.ts";

const MANIFEST = "build/client/.vite/manifest.json";
const ENTRY = "client/entry.client.ts";
const DOCUMENT_ENTRY = "client/entry.document.ts";
const HYDRATE = "client/hydrate.tsx";

/** An entry of Vite's build manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/** In development, Vite serves the source files. */
const SOURCES: Assets = {
  styles: ["/client/styles/app.css"],
  scripts: ["/@vite/client", `/${ENTRY}`],
  modules: [`/${HYDRATE}`],
};

interface PageAssets {
  /** The styles and scripts of a screen, by the file names of the build. */
  of: (name: PageName) => Assets;
  /** The script of documents that have a form to post, companies to tick, or a button that copies their link. */
  documentScript: string;
}

export function readAssets(): PageAssets {
  if (import.meta.env.DEV) return { of: () => SOURCES, documentScript: `/${DOCUMENT_ENTRY}` };
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
  const known = new Map<PageName, Assets>();
  return {
    of(name) {
      const assets = known.get(name) ?? assetsFrom(manifest, screenFile(manifest, name));
      known.set(name, assets);
      return assets;
    },
    documentScript: `/${entryOf(manifest, DOCUMENT_ENTRY).file}`,
  };
}

const screenFile = (manifest: Manifest, name: PageName) =>
  Object.keys(manifest).find((file) => file.endsWith(`/${name}.screen.tsx`)) ?? "";

function entryOf(manifest: Manifest, name: string): Chunk {
  const entry = manifest[name];
  if (!entry) throw new Error(`${MANIFEST} has no ${name}. Build again.`);
  return entry;
}

function assetsFrom(manifest: Manifest, screen: string): Assets {
  const entry = entryOf(manifest, ENTRY);
  const address = (file: string) => `/${file}`;
  const needed = [...new Set([HYDRATE, screen].flatMap((name) => filesOf(manifest, name)))];
  return {
    styles: (entry.css ?? []).map(address),
    scripts: [address(entry.file)],
    modules: needed.map(address),
  };
}

/** A file of the build and all files it imports. */
function filesOf(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) return [];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported))];
}
