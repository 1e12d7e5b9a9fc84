import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { precompress } from "./precompress.ts";

/**
 * Groups of modules. Each group is one chunk, because one large file compresses better than many small ones. Most interactive
 * screens load the first two.
 */
const SHARED_FILES = [
  {
    name: "storage",
    // First, and apart from the others: documents need only these modules, and would load React with them.
    test: /\/client\/(try-storage|my-requests)\./,
  },
  // Apart from the code of forms, which needs React: this runs as soon as it arrives.
  { name: "keep-typed", test: /\/client\/keep-typed\./ },
  { name: "keep-until-script", test: /\/client\/components\/form\/keep-until-script\./ },
  {
    name: "react",
    // The modules for mutations are excluded: only forms and the administrator's screens use them, and these load on demand.
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(mutationObserver|useMutation)\.js)/,
  },
  {
    name: "choice",
    // What the script of documents shares with the other pages. Without a group it would load all of "shared".
    test: /\/(client\/(components\/company\/selection\/chosen-companies|try-storage)|contract\/(limits|quotable|dates))\./,
  },
  {
    name: "shared",
    // Excluded are modules that load on demand: forms, dialogs and the toast region. The words for the parts of a total, for
    // a carrier check and for a permit's terms are excluded too, because lists do not need them at first, and those that the home
    // page does not need.
    test: /\/(client\/(components\/(?!admin-nav|answers|form|hire|review|toasts\/toast-region|ui\/dialog|job\/(cost-words|job-answers)|permit\/permit-words|company\/(carrier-text|register-words|selection\/left-out)|search\/(locate-button|(use-)?understood-place))|queries)|contract\/(pages|rated|job\/size-names)|preload-helper)/,
    minShareCount: 4,
  },
];

/**
 * Replaces Vite's helper around `import()`, which preloads scripts and styles of the imported chunk: there are none to preload,
 * because `modulePreload` is off and one stylesheet serves all pages. The replacement saves 1 KB on every page with script.
 */
const plainDynamicImports: Plugin = {
  name: "plain-dynamic-imports",
  enforce: "pre",
  load: {
    filter: { id: /\0vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

export default defineConfig({
  plugins: [plainDynamicImports, tailwindcss(), precompress()],
  // One `vite build --app` builds the client, then the server, which reads the names of the client's files.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        // Pages list the files of their screen. The client prefetches the files of a link's page at a touch, focus or pointer
        // event on the link.
        modulePreload: false,
        rolldownOptions: {
          input: ["client/entry.client.ts", "client/entry.document.ts", "client/hydrate.tsx"],
          // entry.client.ts imports hydrate.tsx at run time and needs its export names.
          preserveEntrySignatures: "exports-only",
          // Libraries contain "use client" directives, which have no effect here and would cause warnings.
          checks: { moduleLevelDirective: false },
          output: { codeSplitting: { groups: SHARED_FILES } },
        },
      },
    },
    // The API and the page rendering are one bundle. Two bundles would duplicate singletons and React contexts.
    ssr: {
      // drizzle-orm is bundled. Otherwise Node reads its package.json (180 KB) for each of its hundred files.
      resolve: { noExternal: ["drizzle-orm"] },
      build: {
        outDir: "build/server",
        copyPublicDir: false,
        rolldownOptions: { input: "server/boot/main.ts" },
      },
    },
  },
});
