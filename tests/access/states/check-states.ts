import { expect, test } from "@playwright/test";
import { axeObjections } from "../axe.ts";
import type { States } from "./state.ts";

/** A phone and a desk. */
const WIDTHS = [390, 1280];

/** `npm run test:access` looks at every state at both widths; otherwise it is the turn of one. */
const WHOLE = process.env.ACCESS === "whole";

const widthsFor = (position: number) =>
  WHOLE ? WIDTHS : WIDTHS.filter((_, width) => width === position % WIDTHS.length);

/** Goes through the states of a screen, and asks axe about each. */
export function checkStates(screen: string, states: States) {
  test(`${screen}: nothing in any state that axe objects to`, async ({ page }) => {
    test.setTimeout(60_000 + Object.keys(states).length * 10_000);
    for (const [position, [state, reach]] of Object.entries(states).entries()) {
      await reach(page);
      for (const width of widthsFor(position)) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await axeObjections(page), `${screen}, ${state}, ${width} pixels wide`).toEqual([]);
      }
    }
  });
}
