import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const PAGE = "docs/operations.md";

/**
 * Returns the first code block of the language below the first line that starts with `heading`. `language` is "sh", or empty
 * for a block that is not a shell script.
 */
export async function firstBlock(heading: string, language: string): Promise<string> {
  const page = await readFile(PAGE, "utf8");
  const start = page.indexOf(`\n${heading}`);
  const blocks = start === -1 ? [] : page.slice(start).matchAll(/\n```(\w*)\n([\s\S]*?)\n```\n/g);
  for (const [, found, block] of blocks) if (found === language && block) return block;
  throw new Error(`${PAGE} has no such block below "${heading}"`);
}

/** Runs a script like an operator's shell: everybody can read new files unless the script prevents it. */
async function runAsOperator(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stderr } = await promisify(execFile)("sh", ["-euxc", `umask 022\n${script}`], {
    env: { PATH: process.env.PATH, ...env },
    cwd: "/",
  });
  return stderr;
}

/**
 * Runs the first shell script below a heading of the operations page unchanged, which tests the documentation. Returns each
 * command with its arguments, and its error output.
 */
export const runDocumentedCommands = async (heading: string, env: NodeJS.ProcessEnv): Promise<string> =>
  runAsOperator(await firstBlock(heading, "sh"), env);

/** Runs the job of the first crontab below a heading. `env` replaces the crontab's own variables. */
export async function runDocumentedCronJob(heading: string, env: NodeJS.ProcessEnv): Promise<string> {
  const job = /^(?:\S+ ){5}root (.*)$/m.exec(await firstBlock(heading, ""));
  if (!job?.[1]) throw new Error(`${PAGE} has no cron job below "${heading}"`);
  // cron replaces % by a line break unless a backslash precedes it.
  return runAsOperator(job[1].replaceAll("\\%", "%"), env);
}

/** Returns all shell scripts of the page. */
export async function allShellBlocks(): Promise<string> {
  const blocks = (await readFile(PAGE, "utf8")).matchAll(/\n```sh\n([\s\S]*?)\n```\n/g);
  return [...blocks].map(([, block]) => block).join("\n");
}
