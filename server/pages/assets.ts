import { readFileSync } from "node:fs";
import type { Assets } from "#client/initial-state.ts";
import type { RouteName } from "#client/routes.ts";

const MANIFEST = "build/client/.vite/manifest.json";
const ENTRY = "client/entry.client.ts";
const HYDRATE = "client/hydrate.tsx";

/** What Vite says of one file of the browser's build. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** While one develops, Vite serves the sources themselves. */
const SOURCES: Assets = {
  styles: ["/client/styles/app.css"],
  scripts: ["/@vite/client", `/${ENTRY}`],
  modules: [`/${HYDRATE}`],
};

/** The files each screen's page needs, as the build named them. */
export function readAssets(): (name: RouteName) => Assets {
  if (import.meta.env.DEV) return () => SOURCES;
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, Chunk>;
  const known = new Map<RouteName, Assets>();
  return (name) => {
    const assets = known.get(name) ?? assetsFrom(manifest, `client/screens/${name}.tsx`);
    known.set(name, assets);
    return assets;
  };
}

function assetsFrom(manifest: Record<string, Chunk>, screen: string): Assets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${MANIFEST} knows no ${ENTRY}. Build again.`);
  const address = (file: string) => `/${file}`;
  const needed = [...new Set([HYDRATE, screen].flatMap((name) => filesOf(manifest, name)))];
  return {
    styles: (entry.css ?? []).map(address),
    scripts: [address(entry.file)],
    modules: needed.map(address),
  };
}

/** A file of the build and all it imports. */
function filesOf(manifest: Record<string, Chunk>, name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) return [];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported))];
}
