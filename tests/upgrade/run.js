// Entry point of "npm run test:upgrade": upgrades from an earlier release and goes back to it.
// node tests/upgrade/run.js [--from=TAG|COMMIT]; the default is the newest release in CHANGELOG.md before this commit.
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../../launch/prepare.js";
import { main } from "../../launch/run.js";
import { findEarlier, prepareEarlier } from "../harness/earlier-release.js";
import { runSuite } from "../harness/suite.js";

const FROM = "--from=";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  const args = process.argv.slice(2);
  const from = args.find((arg) => arg.startsWith(FROM))?.slice(FROM.length);
  const earlier = findEarlier(from);
  await prepareBuilt();
  const folder = await prepareEarlier(earlier);
  console.log(`Upgrading from ${earlier.name} (${earlier.commit.slice(0, 7)})`);
  return runSuite({
    folder: "tests/upgrade",
    name: "PostgreSQL",
    packages: ["postgresql", "openssl"],
    programs: ["initdb", "pg_ctl", "pg_dump", "pg_restore", "psql"],
    env: { UPGRADE_FROM: folder },
    args: args.filter((arg) => !arg.startsWith(FROM)),
  });
});
