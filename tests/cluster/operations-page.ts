import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const PAGE = "docs/operations.md";

/** The first shell block below a heading of the operations page. */
async function shellBlock(heading: string): Promise<string> {
  const page = await readFile(PAGE, "utf8");
  const start = page.indexOf(`\n${heading}\n`);
  const block = start === -1 ? null : /```sh\n([\s\S]*?)```/.exec(page.slice(start));
  if (!block?.[1]) throw new Error(`${PAGE} has no commands below "${heading}"`);
  return block[1];
}

/** Runs the documented commands unchanged, so that the page stays correct. */
export async function runDocumentedCommands(heading: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)("sh", ["-euc", await shellBlock(heading)], {
    env: { PATH: process.env.PATH, ...env },
    cwd: "/",
  });
  return stdout;
}
