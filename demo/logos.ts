import { readWords } from "./words.ts";

const words = readWords("logos");

/** Drawings of ours that stand for companies' logos, as SVG: shapes in colours, shared by several companies. */
export const DEMO_LOGOS: readonly string[] = words("shapes").flatMap((shape) =>
  words("colours").map((colour) => {
    const drawing = shape.replace('class="line"', `stroke="${colour}"`);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" rx="40" fill="#fff"/><g fill="${colour}" stroke-linecap="round">${drawing}</g></svg>`;
  }),
);

/** A third of the companies have a logo. */
const HAS_LOGO = 3;

/** The address of a company's logo, among those of the drawings. Null if it has none. */
export const demoLogoOf = (id: number, addresses: readonly string[]): string | null =>
  id % HAS_LOGO === 0 ? (addresses[(id / HAS_LOGO) % addresses.length] ?? null) : null;
