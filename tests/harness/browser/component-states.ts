import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { copyFolder } from "../copy-folder.ts";
import { EMPTY_DATA } from "../data-folders.ts";
import { freePort } from "../free-port.ts";
import { waitUntilAnswered } from "../wait-until-answered.ts";

const START_TIMEOUT_MS = 120_000;

/** All states of components, on a development server that runs for one spec file. */
interface ComponentStates {
  /** Returns the URLs of all states. */
  openAll(page: Page): Promise<string[]>;
  /** Does not load the page again. */
  show(page: Page, state: string): Promise<void>;
  /** For example "company/card-fit: in time". */
  nameOf(state: string): string;
}

export function serveComponentStates(): ComponentStates {
  let url: string;
  let dataDir: string;
  let server: ChildProcess;
  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS);
    const port = await freePort();
    url = `http://127.0.0.1:${port}/dev/components`;
    dataDir = await mkdtemp(join(tmpdir(), "skip-finder-dev-"));
    // If the caller is root, PostgreSQL runs as another user, which needs access to the folder.
    await chmod(dataDir, 0o755);
    copyFolder(EMPTY_DATA, dataDir);
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "", DEMO_DATA: "off" };
    server = spawn(process.execPath, ["server/boot/dev.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
    await waitUntilAnswered(url);
  });
  test.afterAll(async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    async openAll(page) {
      await page.goto(url);
      const links = page.locator("figcaption a");
      await links.first().waitFor();
      const states = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(states.length).toBeGreaterThan(80);
      return states;
    },
    async show(page, state) {
      await page.evaluate((href) => {
        history.pushState(null, "", href);
        dispatchEvent(new PopStateEvent("popstate"));
      }, state);
      await page.locator("#state").waitFor({ state: "attached" });
    },
    nameOf: (state) => [...new URL(state).searchParams.values()].join(": "),
  };
}
