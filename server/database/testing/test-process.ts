import { openDatabase } from "../open.ts";

/** A process of its own for tests: opens the database below the folder it is given, says where, and closes on SIGTERM. */
const opened = await openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? "" });
process.on("SIGTERM", () => void opened.close());
console.log(opened.url);
