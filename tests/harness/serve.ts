import { rmSync } from "node:fs";

// Every run begins with the demonstration data as they are, whatever the last one wrote.
rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
await import(new URL("../../build/server/main.js", import.meta.url).href);
