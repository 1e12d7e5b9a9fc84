import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // Server and pages are one module graph: two would hold every singleton and context key twice.
  environments: { ssr: { build: { rolldownOptions: { input: "./server/main.ts" } } } },
});
