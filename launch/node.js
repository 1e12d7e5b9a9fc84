import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { LaunchError } from "./run.js";

const NEEDED = 24;

/** The Node the product is made for: it comes with the packages, except where the system's own is new enough. */
export function pinnedNode() {
  const windows = process.platform === "win32";
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const installed = resolve("node_modules", name, "bin", windows ? "node.exe" : "node");
  if (existsSync(installed)) return installed;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath;
  throw new LaunchError(
    `Skip Finder needs Node ${NEEDED}, and this is Node ${process.versions.node}. Please install Node ${NEEDED} or newer.`,
  );
}
