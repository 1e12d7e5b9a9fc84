import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

/** Few files instead of fifty: what every interactive screen loads compresses better together. */
const SHARED_FILES = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: "shared", test: /\/client\/(components\/(?!form|toasts)|queries)/, minShareCount: 3 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } } },
    // Server and pages are one module graph: two would hold every singleton and context key twice.
    ssr: { build: { rolldownOptions: { input: "./server/main.ts" } } },
  },
});
