// Entry point of "npm run test:mail": builds the product, installs missing mail servers, then runs the tests with them.
// node tests/mail/run.js [names of test files]
import { fileURLToPath } from "node:url";
import { prepareBuilt } from "../../launch/prepare.js";
import { LaunchError, main } from "../../launch/run.js";
import { runSuite } from "../harness/suite.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

await main(async () => {
  if (process.getuid?.() !== 0)
    throw new LaunchError("Postfix and Dovecot change to accounts of their own: start this test as root.");
  await prepareBuilt();
  return runSuite({
    folder: "tests/mail",
    name: "Postfix, Dovecot and Postgrey",
    packages: ["postfix", "dovecot-core", "dovecot-lmtpd", "postgrey", "openssl"],
    programs: ["postfix", "dovecot", "postgrey", "openssl"],
    args: process.argv.slice(2),
  });
});
