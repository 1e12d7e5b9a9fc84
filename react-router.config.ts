import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "client",
  buildDirectory: "build",
  serverBuildFile: "main.js",
  // The table of routes is small; discovering it lazily would ask for a huge manifest URL on every results page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
