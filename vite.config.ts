import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

/** Chunks that most interactive screens load. One large file compresses better than many small ones. */
const SHARED_FILES = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
  {
    name: "shared",
    test: /\/(client\/(components\/(?!form|toasts)|queries)|contract\/pages)/,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), precompress()],
  // One run builds the client and then the server, whose pages name the client's files.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        // Pages name the files of their screen, and the client prefetches those of a link under the pointer.
        modulePreload: false,
        rolldownOptions: {
          input: ["client/entry.client.ts", "client/hydrate.tsx"],
          // entry.client.ts imports hydrate.tsx at run time and needs its export names.
          preserveEntrySignatures: "exports-only",
          // Libraries contain "use client", which has no meaning without server components.
          checks: { moduleLevelDirective: false },
          output: { codeSplitting: { groups: SHARED_FILES } },
        },
      },
    },
    // Server and pages are one module graph. Two graphs would duplicate singletons and React contexts.
    ssr: {
      // Unbundled, Node would read drizzle-orm's package.json (180 KB) for each of its hundred files.
      resolve: { noExternal: ["drizzle-orm"] },
      build: {
        outDir: "build/server",
        copyPublicDir: false,
        rolldownOptions: { input: "server/boot/main.ts" },
      },
    },
  },
});
