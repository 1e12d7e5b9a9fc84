import type { PageName } from "#contract/pages.ts";

const SUFFIX = ".screen.tsx";

/** Keys are page names: "./screens/guides/guide.screen.tsx" is the screen of "guide". */
export function byPageName<Found>(files: Record<string, Found>): (name: PageName) => Found {
  const found = new Map<string, Found>();
  for (const [path, file] of Object.entries(files)) {
    found.set(path.slice(path.lastIndexOf("/") + 1, -SUFFIX.length), file);
  }
  return (name) => {
    const file = found.get(name);
    if (!file) throw new Error(`There is no client/screens/*/${name}${SUFFIX}`);
    return file;
  };
}
