import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../harness/free-port.ts";
import { waitUntilAnswered } from "../../harness/wait-until-answered.ts";
import type { Driver } from "./driver.ts";

const LIBRARIES = "/usr/lib";

/** The path of WebKit's MiniBrowser, which Debian installs in a library folder. */
function miniBrowser(): string {
  for (const platform of readdirSync(LIBRARIES))
    for (const version of ["4.1", "4.0"]) {
      const path = join(LIBRARIES, platform, `webkit2gtk-${version}`, "MiniBrowser");
      if (existsSync(path)) return path;
    }
  throw new Error("WebKit's MiniBrowser is not installed: apt-get install webkit2gtk-driver");
}

/** Starts WebKit in a separate display and drives it over WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const server = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // A separate process group, so that ending it also ends the display and the browser.
    detached: true,
    env: {
      ...process.env,
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // WebKit's sandbox does not work as root or in containers. Disabling it is safe, because the pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const exited = once(server, "exit");
  const base = `http://127.0.0.1:${port}`;
  await waitUntilAnswered(`${base}/status`);
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${base}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const alwaysMatch = { "webkitgtk:browserOptions": options };
  const { sessionId, capabilities } = (await send("POST", "session", { capabilities: { alwaysMatch } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = (path: string, body: object = {}) => send("POST", `session/${sessionId}/${path}`, body);
  await session("window/rect", { width: 1_280, height: 900 });
  const idOf = (element: object) => Object.values(element)[0] as string;
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    goto: async (url) => void (await session("url", { url })),
    call: (source, ...args) => session("execute/sync", { script: `return (${source})(...arguments)`, args }),
    click: async (element) => void (await session(`element/${idOf(element)}/click`)),
    type: async (element, text) => void (await session(`element/${idOf(element)}/value`, { text })),
    async close() {
      await send("DELETE", `session/${sessionId}`).catch(() => {});
      if (server.pid) process.kill(-server.pid);
      await exited;
    },
  };
}
