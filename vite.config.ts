import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

/** Chunks that most interactive screens load. One large file compresses better than many small ones. */
const SHARED_FILES = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
  {
    name: "shared",
    test: /\/(client\/(components\/(?!form|toasts)|queries)|contract\/pages)/,
    minShareCount: 4,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), precompress()],
  // One `vite build --app` builds the client, then the server, which reads the names of the client's files.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        // Pages already list the files of their screen, and the client prefetches the files of a link under the pointer.
        modulePreload: false,
        rolldownOptions: {
          input: ["client/entry.client.ts", "client/hydrate.tsx"],
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
