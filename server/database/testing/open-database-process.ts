import { openDatabase } from "../open.ts";

/** A process for tests. It opens the database in the given folder, prints its URL and closes it on SIGTERM. */
const opened = await openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? "" });
process.on("SIGTERM", () => void opened.close());
console.log(opened.url);
