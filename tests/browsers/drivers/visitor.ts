import { expect } from "vitest";
import type { Driver, ElementRef } from "./driver.ts";
import { CHOOSE, FIND, IS_HYDRATED, IS_STEADY, type Target } from "./page-functions.ts";

/** Creates functions that find elements by their names, wait for them, and use mouse and keyboard as a person does. */
export function visitorAt(driver: Driver) {
  const find = async ({ kind, name, index }: Target) =>
    (await driver.call(FIND, kind, name, index).catch(() => null)) as ElementRef | null;
  const toTarget = (kind: Target["kind"], name: RegExp, index: number): Target => ({
    kind,
    name: name.source,
    index,
  });

  async function wait(target: Target): Promise<ElementRef> {
    await expect.poll(() => find(target), { message: `${target.kind} ${target.name}` }).not.toBeNull();
    return (await find(target)) as ElementRef;
  }
  /** Presses the element once it is steady. Retries after an error, because the element can still move before the click. */
  const press = async (kind: Target["kind"], name: RegExp, index = 0) =>
    expect
      .poll(async () => {
        const element = await wait(toTarget(kind, name, index));
        if (!(await driver.call(IS_STEADY, element).catch(() => false))) return "moves";
        return driver.click(element).then(
          () => "pressed",
          (error: Error) => error.message,
        );
      })
      .toBe("pressed");
  const text = async () =>
    String(await driver.call("() => document.body.innerText").catch(() => "")).replace(/\s+/g, " ");

  return {
    goto: driver.goto,
    /** Returns the visible text of the page with single spaces, or "" while there is no page. */
    text,
    /** Opens a page and waits until it is hydrated. */
    async open(url: string, selector = "main h1"): Promise<void> {
      await driver.goto(url);
      await expect.poll(() => driver.call(IS_HYDRATED, selector).catch(() => false)).toBe(true);
    },
    pressButton: (name: RegExp, index?: number) => press("button", name, index),
    pressLink: (name: RegExp, index?: number) => press("link", name, index),
    tick: (name: RegExp, index?: number) => press("field", name, index),
    async fill(name: RegExp, value: string): Promise<void> {
      await press("field", name);
      const field = await wait(toTarget("field", name, 0));
      const hasFocus = () => driver.call("(field) => document.activeElement === field", field);
      await expect.poll(hasFocus).toBe(true);
      // Selects the prefilled value, so that typing replaces it.
      await driver.call("(field) => field.select()", field);
      await driver.type(field, value);
    },
    async choose(name: RegExp, value: string): Promise<void> {
      await driver.call(CHOOSE, await wait(toTarget("field", name, 0)), value);
    },
    sees: async (words: string | RegExp) =>
      void (await expect
        .poll(text)
        .toEqual(typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words))),
    /** Waits for the element and returns its text. */
    nameOf: async (kind: Target["kind"], name: RegExp) =>
      String(await driver.call("(element) => element.innerText", await wait(toTarget(kind, name, 0)))),
    path: async () => String(await driver.call("() => location.pathname + location.search")),
  };
}

export type Visitor = ReturnType<typeof visitorAt>;
