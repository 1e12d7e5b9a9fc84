import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

/** Few files instead of fifty: what every interactive screen loads compresses better together. */
const SHARED_FILES = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
  { name: "shared", test: /\/(client\/(components\/(?!form|toasts)|queries)|contract\/pages)/, minShareCount: 3 },
];

export default defineConfig({
  plugins: [tailwindcss(), precompress()],
  // All of it in one run: what browsers load, then the server, which names those files in its pages.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        // A screen's few files of its own are named by the page, or fetched while the hand is on the link.
        modulePreload: false,
        rolldownOptions: {
          input: ["client/entry.client.ts", "client/hydrate.tsx"],
          // The first finds in the second what it exports.
          preserveEntrySignatures: "exports-only",
          // "use client" in a library says nothing where everything is the client.
          checks: { moduleLevelDirective: false },
          output: { codeSplitting: { groups: SHARED_FILES } },
        },
      },
    },
    // Server and pages are one module graph: two would hold every singleton and context key twice.
    ssr: {
      // Node reads its package.json of 180 KB once for each of its hundred files.
      resolve: { noExternal: ["drizzle-orm"] },
      build: {
        outDir: "build/server",
        copyPublicDir: false,
        rolldownOptions: { input: "server/boot/main.ts" },
      },
    },
  },
});
