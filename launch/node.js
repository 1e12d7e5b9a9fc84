import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { LaunchError } from "./run.js";

const REQUIRED_MAJOR = 24;

/**
 * The path of the Node 24 that npm installs. If npm installed none, as on macOS, the path of the running Node. Throws if that is
 * older than Node 24.
 */
export function pinnedNode() {
  const isWindows = process.platform === "win32";
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  const installed = resolve("node_modules", name, "bin", isWindows ? "node.exe" : "node");
  if (existsSync(installed)) return installed;
  if (Number.parseInt(process.versions.node, 10) >= REQUIRED_MAJOR) return process.execPath;
  throw new LaunchError(
    missingNode(process.platform === "darwin" ? "macOS" : `${process.platform}-${process.arch}`),
  );
}

const missingNode = (system) =>
  `Skip Finder needs Node ${REQUIRED_MAJOR} or newer on ${system}, and this is Node ${process.versions.node}. ` +
  `Please install Node ${REQUIRED_MAJOR} from https://nodejs.org and run the command again.`;
