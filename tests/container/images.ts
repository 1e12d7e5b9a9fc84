import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { pinnedNode } from "../../launch/node.js";

const WORK = resolve(".test-data/container");
const BASE = "localhost/skip-finder-test-base";
export const IMAGE = "localhost/skip-finder-test";
export const POSTGRES_IMAGE = "localhost/skip-finder-test-postgres";

/**
 * Settings of podman: limits of open files and processes for accounts that may not raise them, and a runtime that supports both
 * versions of cgroups.
 */
const CONTAINERS_CONF = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
`;

const exec = promisify(execFile);

/** Runs a program and resolves to its output. Rejects with its error output. */
export async function runForOutput(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const conf = join(WORK, "containers.conf");
  const { stdout } = await exec(program, args, {
    env: { ...process.env, CONTAINERS_CONF: conf, ...env },
    maxBuffer: 2 ** 26,
  });
  return stdout.trim();
}

export const podman = (...args: string[]): Promise<string> => runForOutput("podman", args);

/** Creates a Debian image with Node and npm, so that the test needs no image registry. Later runs reuse its files. */
async function makeBase(): Promise<void> {
  const base = join(WORK, "base");
  if (!existsSync(base)) {
    const unfinished = `${base}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await runForOutput("debootstrap", [
      ...["--variant=minbase", "--include=ca-certificates,libatomic1", "bookworm", unfinished],
      "http://deb.debian.org/debian",
    ]);
    await rm(join(unfinished, "var/cache/apt"), { recursive: true, force: true });
    await rename(unfinished, base);
  }
  const local = join(base, "usr/local");
  await cp(pinnedNode(), join(local, "bin/node"));
  const modules = await runForOutput("npm", ["root", "--global"]);
  await mkdir(join(local, "lib/node_modules"), { recursive: true });
  await cp(join(modules, "npm"), join(local, "lib/node_modules/npm"), { recursive: true, force: true });
  await rm(join(local, "bin/npm"), { force: true });
  await symlink("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  // Copies the host's certificate authorities, because one that only the host knows can sign the npm registry's certificate.
  await cp("/etc/ssl/certs/ca-certificates.crt", join(base, "etc/ssl/certs/ca-certificates.crt"));
  const archive = join(WORK, "base.tar");
  await runForOutput("tar", ["-C", base, "-cf", archive, "."]);
  const trust = "ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt";
  await podman("import", "--change", trust, archive, BASE);
  await rm(archive);
}

/** The test creates files with secrets during the build, under names that nobody uses. They must not enter the image. */
export const SECRET_FILES = [
  ".env.image-test",
  "image-test.env",
  "deploy/image-test.env",
  "server/.env.image-test",
];

const build = (image: string, ...args: string[]) =>
  // Uses Docker's image format, which has health checks.
  runForOutput("buildah", [
    "bud",
    "--format=docker",
    "--isolation=chroot",
    "--network=host",
    "-t",
    image,
    ...args,
  ]);

/** Builds the image of the product and the one of PostgreSQL. */
export async function buildImages(): Promise<void> {
  await mkdir(WORK, { recursive: true });
  await writeFile(join(WORK, "containers.conf"), CONTAINERS_CONF);
  await makeBase();
  const cache = await runForOutput("npm", ["config", "get", "cache"]);
  const base = `--build-arg=BASE=${BASE}`;
  try {
    for (const file of SECRET_FILES) await writeFile(file, "SIGNING_SECRET=not-a-secret\n");
    await build(IMAGE, base, `--volume=${cache}:/root/.npm`, "--file=deploy/Containerfile", ".");
  } finally {
    for (const file of SECRET_FILES) await rm(file, { force: true });
  }
  await build(POSTGRES_IMAGE, "tests/container/postgres");
}

/** The bytes that an image adds to its base image. */
export async function addedBytes(image: string): Promise<number> {
  const size = async (name: string) => Number(await podman("image", "inspect", "--format={{.Size}}", name));
  return (await size(image)) - (await size(BASE));
}
