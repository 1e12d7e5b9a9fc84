// Entry point of "npm run test:databases": builds the product, installs missing servers, then runs the tests with them.
// node tests/databases/run.js [names of test files]
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../../launch/prepare.js";
import { LaunchError, main } from "../../launch/run.js";
import { runSuite } from "../harness/suite.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  // The documented commands give the files to the users that run PostgreSQL and PgBouncer, which only root may do.
  if (process.getuid?.() !== 0)
    throw new LaunchError("This test runs the operator's commands: start it as root.");
  await prepareBuilt();
  return runSuite({
    folder: "tests/databases",
    name: "PostgreSQL and PgBouncer",
    packages: ["postgresql-15", "pgbouncer", "openssl"],
    programs: ["pgbouncer", "initdb", "pg_ctl", "pg_dump", "pg_restore", "psql", "openssl"],
    args: process.argv.slice(2),
  });
});
