import { execFileSync } from "node:child_process";
import { arch, cpus, loadavg, platform, release, totalmem } from "node:os";

/** Describes the date, the machine, the Node version, the commit and the system load for the report. */
export function describeMachine(): string {
  const [first] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${first?.model.trim() ?? "unknown processor"}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${platform()} ${kernelVersion()} ${arch()}`,
    `Node ${process.versions.node}`,
    `commit ${version()}`,
    `load of the machine at the end ${load}`,
  ].join(" · ");
}

/** The kernel's version without its suffix, such as "-18-amd64", which names the distribution's build. */
const kernelVersion = () => release().split("-")[0];

function version(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
