import { execFile, execFileSync } from "node:child_process";
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstBlock } from "./operations-page.ts";

const execute = promisify(execFile);

const STEPS = ["**1. Programs", "**3. The product.", "**4. Settings."];
const EMBEDDED_BACKUP = "### The embedded database's backup";
/** Programs in the documented steps that the test replaces with programs that do nothing. */
const REPLACED = ["apt-get", "editor", "systemctl"];
/** The folders that the documented steps change. The test uses copies of them. */
const COPIED = ["/etc", "/srv", "/usr/local/lib", "/var/lib"];
const UNIT = "deploy/systemd/skip-finder@.service";

/** Replaces `launch/prepare.js`. Builds nothing, and records the account, variables and secret files that a build can read. */
const PREPARE = `
import { accessSync, chmodSync, constants, mkdirSync, writeFileSync } from "node:fs";
const canRead = (path) => { try { accessSync(path, constants.R_OK); return true; } catch { return false; } };
export async function prepareBuilt() {
  mkdirSync("build");
  const readable = ["/etc/skip-finder.env", "/var/lib/skip-finder"].filter(canRead);
  writeFileSync("build/seen.json", JSON.stringify({ uid: process.getuid(), variables: process.env, readable }));
  chmodSync("build/seen.json", 0o666);
}
`;

/**
 * Commands that run after the documented steps. They release a change as an operator does, and print the values that the tests
 * compare.
 */
const CHECKS = `
cd /
export DATABASE_URL=postgres://skip:a-secret@127.0.0.1/skip
date > /srv/skip-finder/source/CHANGED
git -C /srv/skip-finder/source add CHANGED
git -C /srv/skip-finder/source -c user.name=A -c user.email=a@skips.example commit -qm "Change the product"
/usr/local/lib/skip-finder/new-release.sh
cat >> /etc/skip-finder.env <<'SETTINGS'
ADMIN_PASSWORD=from-the-settings
LEGAL_NAME=A & B Skips Ltd
LEGAL_ADDRESS="$(touch /tmp/owned) \`id\` \\"here\\""
METRICS_TOKEN=pa$$word#1;x|y
BOUNCES_TOKEN='single $HOME'
SETTINGS
echo "== build"; cat /srv/skip-finder/current/build/seen.json; echo
echo "== releases"; ls /srv/skip-finder/releases
echo "== not owned by root"; find /srv/skip-finder /usr/local/lib/skip-finder ! -user root
for account in skipfinder skipbuild; do
  echo "== writable for $account"
  runuser -u $account -- find /srv/skip-finder /usr/local/lib/skip-finder /etc/skip-finder.env -writable ! -type l
done
echo "== command"
/usr/local/lib/skip-finder/as-service.sh sh -c 'id -un; pwd -P; echo $ADMIN_PASSWORD; echo "$LEGAL_NAME"; echo "$LEGAL_ADDRESS"; echo "$METRICS_TOKEN"; echo "$BOUNCES_TOKEN"; ls /tmp/owned || echo unharmed; touch "$HOME/data"; touch new || echo refused' 2>&1
export BACKUPS=/var/lib/backups
`;

const BACKUP_CHECK = `
echo "== backup"; find $BACKUPS -printf '%m\\n'
`;

let folder: string;
let sections: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skip-finder-deployment-"));
  await chmod(folder, 0o755);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function mayMount(): boolean {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/srv"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Creates a Git repository with the real `deploy/` and a build that returns immediately. Returns its path. */
async function createRepository(): Promise<string> {
  const repository = join(folder, "repository");
  await mkdir(join(repository, "launch"), { recursive: true });
  await cp("deploy", join(repository, "deploy"), { recursive: true });
  await copyFile("launch/run.js", join(repository, "launch/run.js"));
  await writeFile(join(repository, "launch/prepare.js"), PREPARE);
  await writeFile(join(repository, "package.json"), '{ "type": "module" }\n');
  const git = (...args: string[]) => execute("git", args, { cwd: repository });
  await git("init", "-q");
  await git("add", ".");
  await git("-c", "user.name=A", "-c", "user.email=a@skips.example", "commit", "-qm", "Add the product");
  return repository;
}

/** Creates a folder for PATH that contains `REPLACED` as programs that do nothing and succeed. Returns its path. */
async function createReplacedPrograms(): Promise<string> {
  const programs = join(folder, "programs");
  await mkdir(programs);
  for (const name of REPLACED) await writeFile(join(programs, name), "#!/bin/sh\n", { mode: 0o755 });
  return programs;
}

/** Runs a script in a mount namespace, where its changes to the `COPIED` folders go to copies in memory. */
async function runOnCopies(script: string, path: string[]): Promise<string> {
  const copies = join(folder, "copies");
  await mkdir(copies);
  const mounts = COPIED.flatMap((target) => {
    const [upper, work] = [`${copies}${target}/upper`, `${copies}${target}/work`];
    return [
      `mkdir -p ${upper} ${work}`,
      `mount -t overlay overlay -o lowerdir=${target},upperdir=${upper},workdir=${work} ${target}`,
    ];
  });
  const all = [`mount -t tmpfs -o mode=755 tmpfs ${copies}`, ...mounts, "umask 022", script].join("\n");
  const env = { PATH: [...path, process.env.PATH].join(":"), HOME: "/root" };
  const { stdout } = await execute("unshare", ["--mount", "sh", "-euc", all], { env });
  return stdout;
}

const sectionsOf = (output: string) =>
  new Map(
    output
      .split(/^== /m)
      .slice(1)
      .map((section): [string, string[]] => {
        const [name = "", ...lines] = section.trimEnd().split("\n");
        return [name, lines];
      }),
  );

describe.runIf(process.getuid?.() === 0 && mayMount())("the documented deployment", () => {
  beforeAll(async () => {
    const repository = await createRepository();
    const steps = await Promise.all(STEPS.map((step) => firstBlock(step, "sh")));
    const backup = await firstBlock(EMBEDDED_BACKUP, "sh");
    const script = [...steps, CHECKS, backup, BACKUP_CHECK].join("\n").replaceAll("REPOSITORY", repository);
    const path = [await createReplacedPrograms(), dirname(process.execPath)];
    sections = sectionsOf(await runOnCopies(script, path));
  });

  test("each version has a release of its own", () => {
    expect(sections.get("releases")).toHaveLength(2);
  });

  test("root owns the source, the releases and the scripts, and no other account may write to them", () => {
    expect(sections.get("not owned by root")).toEqual([]);
    expect(sections.get("writable for skipfinder")).toEqual([]);
    expect(sections.get("writable for skipbuild")).toEqual([]);
  });

  test("the build runs as an account that sees neither settings nor data", () => {
    const seen = JSON.parse(sections.get("build")?.[0] ?? "{}");
    expect(seen.uid).toBeGreaterThan(0);
    expect(seen.readable).toEqual([]);
    expect(Object.keys(seen.variables).sort()).toEqual(["HOME", "PATH"]);
  });

  test("as-service.sh runs a command with the settings, as an account that writes only its data", () => {
    const [account, workingDirectory, password, ...afterPassword] = sections.get("command") ?? [];
    expect([account, password]).toEqual(["skipfinder", "from-the-settings"]);
    expect(workingDirectory).toMatch(/^\/srv\/skip-finder\/releases\/\d{8}-\w+$/);
    expect(afterPassword).toContain("unharmed");
    expect(afterPassword.slice(0, 4)).toEqual([
      "A & B Skips Ltd",
      '$(touch /tmp/owned) `id` "here"',
      "pa$$word#1;x|y",
      "single $HOME",
    ]);
    expect(afterPassword.at(-1)).toBe("refused");
  });

  test("the backup of the embedded database, with its secrets, is readable by root only", () => {
    expect(sections.get("backup")).toEqual(["700", "600"]);
  });
});

test("the systemd unit limits memory, uses the service's account and makes only its data writable", async () => {
  const unit = await readFile(UNIT, "utf8");
  expect(unit).toMatch(/^MemoryMax=\d+[MG]$/m);
  expect(unit).toMatch(/^User=skipfinder$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  expect(unit.match(/^ReadWritePaths=.*$/gm)).toEqual(["ReadWritePaths=/var/lib/skip-finder"]);
});
