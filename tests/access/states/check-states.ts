import { expect, test } from "@playwright/test";
import { htmlProblems } from "../../documents/html/html-problems.ts";
import { axeViolations } from "../axe.ts";
import type { ScreenStates } from "./state.ts";

/** Viewport widths of a phone and a desktop, in CSS pixels. */
const WIDTHS = [390, 1280];

/**
 * `npm run test:access` checks every state at both widths. `npm test` checks each state at one width: the first state at 390
 * pixels, the second at 1,280, and so on.
 */
const WHOLE = process.env.ACCESS === "whole";

const widthsFor = (position: number) =>
  WHOLE ? WIDTHS : WIDTHS.filter((_, width) => width === position % WIDTHS.length);

/**
 * Declares a test that puts a page into each of the states. In each state, the test runs axe and validates the HTML as scripts
 * left it.
 */
export function checkStates(screen: string, states: ScreenStates) {
  test(`${screen}: every state is valid HTML without an axe violation`, async ({ page }) => {
    test.setTimeout(60_000 + Object.keys(states).length * 10_000);
    for (const [position, [state, reach]] of Object.entries(states).entries()) {
      await reach(page);
      expect.soft(await htmlProblems(await page.content()), `${screen}, ${state}`).toEqual([]);
      for (const width of widthsFor(position)) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await axeViolations(page), `${screen}, ${state}, ${width} pixels wide`).toEqual([]);
      }
    }
  });
}
