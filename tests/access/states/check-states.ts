import { expect, test } from "@playwright/test";
import { htmlProblems } from "../../documents/html/html-problems.ts";
import { axeViolations } from "../axe.ts";
import type { ScreenStates } from "./state.ts";

/** Viewport widths of a phone and a desktop, in CSS pixels. */
const WIDTHS = [390, 1280];

/**
 * Declares a test that puts a page into each of the states. In each state, the test runs axe and validates the HTML as scripts
 * left it.
 */
export function checkStates(screen: string, states: ScreenStates) {
  test(`${screen}: every state is valid HTML without an axe violation`, async ({ page }) => {
    test.setTimeout(60_000 + Object.keys(states).length * 10_000);
    for (const [state, reach] of Object.entries(states)) {
      await reach(page);
      expect.soft(await htmlProblems(await page.content()), `${screen}, ${state}`).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await axeViolations(page), `${screen}, ${state}, ${width} pixels wide`).toEqual([]);
      }
    }
  });
}
