import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";

const run = promisify(execFile);

/** The number of characters that w3m shows of a field. */
const FIELD_WIDTH = 20;

/**
 * Functions that send keys to the text browser w3m and read its screen. They find a text with w3m's command "/", from the top
 * of the page.
 */
export type TextBrowser = Awaited<ReturnType<typeof startW3m>>;

/** Opens a page in w3m, in a separate terminal. */
export async function startW3m(url: string) {
  const tmux = async (...args: string[]) =>
    (await run("tmux", ["-L", `skip-finder-${process.pid}`, "-f", "/dev/null", ...args])).stdout;
  await tmux("new-session", "-d", "-x", "100", "-y", "60", "-s", "w3m", "w3m", "-no-mouse", "-cookie", url);

  const screen = () => tmux("capture-pane", "-p", "-t", "w3m");
  const lastLine = async () => (await screen()).trimEnd().split("\n").at(-1) ?? "";
  const keys = (...names: string[]) => tmux("send-keys", "-t", "w3m", ...names);
  const sees = (text: string | RegExp) => expect.poll(screen).toMatch(text);

  /** Waits for a question in the bottom line, types the answer and presses Enter. */
  async function answer(question: RegExp, text: string) {
    await expect.poll(lastLine).toMatch(question);
    await tmux("send-keys", "-t", "w3m", "-l", text);
    await expect.poll(lastLine).toContain(text);
    await keys("Enter");
  }

  /** Moves the cursor to the first occurrence of a text. Fails if the page does not contain the text. */
  async function find(text: string) {
    await keys("g", "/");
    await answer(/^Forward:/, text);
    // Waits for the question to disappear, because it stays on the screen until the text is found.
    const isFound = async () => {
      const row = Number(await tmux("display-message", "-p", "-t", "w3m", "#{cursor_y}"));
      const line = (await screen()).split("\n")[row] ?? "";
      return line.includes(text) && !line.startsWith("Forward:");
    };
    await expect.poll(isFound, { message: `${text} is not on the page` }).toBe(true);
  }

  return {
    screen,
    sees,
    find,
    open: async (address: string) => {
      await keys("U");
      await expect.poll(lastLine).toMatch(/^Goto URL:/);
      await keys("C-u");
      await answer(/^Goto URL:/, address);
    },
    /** Types into the field that follows a label. */
    fill: async (label: string, value: string) => {
      await find(label);
      await keys("Tab", "Enter");
      await expect.poll(lastLine).toMatch(/^TEXT:/);
      await keys("C-u");
      await answer(/^TEXT:/, value);
      await sees(value.slice(0, FIELD_WIDTH));
    },
    /** Follows a link, or presses a button. */
    press: async (text: string) => {
      await find(text);
      await keys("Enter");
    },
    version: async () => /w3m\/\S+(?=,)/.exec((await run("w3m", ["-version"])).stdout)?.[0] ?? "w3m",
    close: () => tmux("kill-server"),
  };
}
