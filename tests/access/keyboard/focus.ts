import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Lists the problems of the current focus: it is lost, has no visible indicator, or is covered. Only elements that match
 * `:focus-visible` need an indicator.
 */
const focusProblems = (page: Page) =>
  page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const LEAST_CONTRAST = 3;
    const parse = (text: string): Colour => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const luminance = ([red, green, blue]: Colour) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const behind = (element: Element | null): Colour => {
      if (!element) return [255, 255, 255, 1];
      const colour = parse(getComputedStyle(element).backgroundColor);
      return colour[3] > 0.9 ? colour : behind(element.parentElement);
    };
    /** Returns the colours of the outline and the shadow ring, if they are at least 2 pixels wide. */
    const marks = (style: CSSStyleDeclaration): Colour[] => {
      const outline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
      const ring = style.boxShadow.match(/(rgba?\([^)]*\)) 0px 0px 0px (\d+)px/);
      return [
        ...(outline ? [parse(style.outlineColor)] : []),
        ...(ring?.[1] && Number(ring[2]) >= 2 ? [parse(ring[1])] : []),
      ];
    };
    const covers = (element: Element) => {
      // Only the part within the viewport counts, because a panel with a long list is taller than the viewport.
      const box = element.getBoundingClientRect();
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
      const width = Math.min(box.right, window.innerWidth) - left;
      const height = Math.min(box.bottom, window.innerHeight) - top;
      const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const));
      const seen = points.some(([x, y]) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
      return !seen;
    };

    const focused = document.activeElement;
    if (!focused || focused === document.body) return ["the focus is nowhere"];
    // The embedded map handles its own focus.
    if (focused instanceof HTMLIFrameElement) return [];
    const what = focused.outerHTML.slice(0, 160);
    const style = getComputedStyle(focused);
    const inside = Number.parseFloat(style.outlineOffset) < 0;
    const ground = behind(inside ? focused : focused.parentElement);
    const clear = marks(style).some((mark) => contrast(mark, ground) >= LEAST_CONTRAST);
    return [
      ...(clear || !focused.matches(":focus-visible") ? [] : [`no mark that can be seen: ${what}`]),
      ...(covers(focused) ? [`something covers ${what}`] : []),
    ];
  });

/** Checks that the focus is visible and not covered (WCAG 2.4.7, 2.4.11, 1.4.11). */
export const expectFocusSeen = (page: Page) => expect.poll(() => focusProblems(page)).toEqual([]);

const isFocused = (target: Locator) =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

/** Presses Tab, at most `most` times, until the target has the focus. Checks the focus at every stop. */
export async function tabTo(page: Page, target: Locator, most = 120) {
  for (let stop = 0; stop < most; stop++) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
  }
  throw new Error(`${most} presses of Tab do not lead to ${target}`);
}

/** Moves the focus to the target by Tab and presses Enter or another key. */
export async function pressOn(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to the target by Tab and types text. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
