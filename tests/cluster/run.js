// Entry point of "npm run test:cluster": builds the product, installs missing servers, then runs the cluster tests.
// node tests/cluster/run.js [names of test files]
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../../launch/prepare.js";
import { main } from "../../launch/run.js";
import { runSuite } from "../harness/suite.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  await prepareBuilt();
  return runSuite({
    folder: "tests/cluster",
    name: "nginx and PostgreSQL",
    packages: ["nginx", "postgresql", "curl", "openssl", "systemd"],
    programs: [
      ...["nginx", "initdb", "pg_basebackup", "pg_dump", "pg_restore", "psql"],
      ...["curl", "openssl", "systemd-analyze"],
    ],
    args: process.argv.slice(2),
  });
});
