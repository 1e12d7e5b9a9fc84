import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../harness/free-port.ts";
import type { Driver, ElementRef } from "./driver.ts";

type Params = Record<string, unknown>;

const STARTS_WITHIN_MS = 30_000;

/** Starts Firefox without a window and drives it over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "skip-finder-firefox-"));
  const child = spawn(
    "firefox-esr",
    ["--headless", "--no-remote", `--remote-debugging-port=${port}`, "--profile", profile],
    { stdio: "ignore" },
  );
  const exited = once(child, "exit");
  const send = await connect(`ws://127.0.0.1:${port}/session`);
  const { capabilities } = (await send("session.new", { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  const tree = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  const perform = (actions: Params[]) => send("input.performActions", { context, actions });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    goto: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async call(source, ...args) {
      const answer = (await send("script.callFunction", {
        functionDeclaration: source,
        arguments: args.map(toRemote),
        target: { context },
        awaitPromise: true,
      })) as { type: string; result: Params; exceptionDetails?: { text: string } };
      if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
      return fromRemote(answer.result);
    },
    async click(element) {
      const origin = { type: "element", element };
      await perform([
        {
          ...{ type: "pointer", id: "mouse" },
          actions: [
            { type: "pointerMove", x: 0, y: 0, origin },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ]);
    },
    async type(_element, text) {
      const keys = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await perform([{ type: "key", id: "keyboard", actions: keys }]);
    },
    async close() {
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const isElement = (value: unknown): value is ElementRef =>
  typeof value === "object" && value !== null && "sharedId" in value;

const toRemote = (value: unknown) => (isElement(value) ? value : { type: typeof value, value });

/**
 * Converts a return value from the format of WebDriver BiDi. Functions for this driver return texts, numbers, booleans,
 * nothing, or an element.
 */
function fromRemote(result: Params): unknown {
  if (result.type === "node") return { sharedId: result.sharedId };
  return result.type === "null" || result.type === "undefined" ? null : result.value;
}

/** Resolves to a function that sends a command and resolves to its result. */
async function connect(url: string): Promise<(method: string, params: Params) => Promise<unknown>> {
  const socket = await openSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === "error") command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  });
  return (method, params) => {
    last += 1;
    const command = Promise.withResolvers<unknown>();
    waiting.set(last, command);
    socket.send(JSON.stringify({ id: last, method, params }));
    return command.promise;
  };
}

/** Retries until the browser accepts the connection, for at most 30 seconds. */
async function openSocket(url: string): Promise<WebSocket> {
  const deadline = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    const socket = new WebSocket(url);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener("open", () => resolve(true));
      socket.addEventListener("error", () => resolve(false));
    });
    if (isOpen) return socket;
    if (performance.now() > deadline) throw new Error(`Firefox did not listen at ${url}`);
    await pause(100);
  }
}
