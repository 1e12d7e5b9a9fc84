import { expect, test } from "@playwright/test";
import { axeObjections } from "../axe.ts";
import type { States } from "./state.ts";

/** A phone and a desk. */
const WIDTHS = [390, 1280];

/** `npm run test:access` looks at every state at both widths and in forced colours; otherwise at one in turn. */
const WHOLE = process.env.ACCESS === "whole";

const looksAt = (position: number) =>
  WIDTHS.filter((_, width) => WHOLE || (width + position) % WIDTHS.length === 0).flatMap((width) =>
    WHOLE
      ? [{ width, forcedColors: "none" } as const, { width, forcedColors: "active" } as const]
      : [{ width }],
  );

/** Goes through the states of a screen, and asks axe about each. */
export function checkStates(screen: string, states: States) {
  test(`${screen}: nothing in any state that axe objects to`, async ({ page }) => {
    test.setTimeout(60_000 + Object.keys(states).length * (WHOLE ? 30_000 : 10_000));
    for (const [position, [state, reach]] of Object.entries(states).entries()) {
      await reach(page);
      for (const { width, ...media } of looksAt(position)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia(media);
        const where = `${screen}, ${state}, ${width} pixels wide ${JSON.stringify(media)}`;
        expect.soft(await axeObjections(page), where).toEqual([]);
      }
      if (WHOLE) await page.emulateMedia({ forcedColors: "none" });
    }
  });
}
