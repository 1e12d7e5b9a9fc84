/** Drawings of ours that stand for companies' logos: shapes in colours, shared by several companies. */
const SHAPES = [
  // A skip, seen from the side.
  '<path d="M24 92h208l-32 96H56z"/><path d="M84 110l8 60M128 110v60M172 110l-8 60" stroke="#fff" stroke-width="10"/>',
  // A leaf.
  '<path d="M56 200C40 96 108 44 212 44c4 108-52 168-148 148z"/><path d="M60 204L156 100" stroke="#fff" stroke-width="12"/>',
  // A lorry.
  '<path d="M28 84h124v92H28zM160 112h40l28 32v32h-68z"/><circle cx="72" cy="184" r="22" stroke="#fff" stroke-width="10"/><circle cx="188" cy="184" r="22" stroke="#fff" stroke-width="10"/>',
  // Hills.
  '<path d="M16 200L92 76l52 84 28-40 68 80z"/><circle cx="188" cy="76" r="26"/>',
  // A ring.
  '<circle cx="128" cy="128" r="76" fill="none" stroke-width="44" class="line"/><path d="M128 96l40 56H88z"/>',
  // A house with a drive.
  '<path d="M40 124l88-76 88 76v88H40z"/><path d="M104 212v-56h48v56z" fill="#fff"/>',
];
const COLOURS = ["#1f6b45", "#2a5d7c", "#8c2a4d", "#7a4a1a"];

/** The logos as SVG. */
export const DEMO_LOGOS: readonly string[] = SHAPES.flatMap((shape) =>
  COLOURS.map(
    (colour) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" rx="40" fill="#fff"/><g fill="${colour}" stroke-linecap="round">${shape.replace('class="line"', `stroke="${colour}"`)}</g></svg>`,
  ),
);

/** A third of the companies have a logo. */
const HAS_LOGO = 3;

/** The address of a company's logo, among those of the drawings. Null if it has none. */
export const demoLogoOf = (id: number, addresses: readonly string[]): string | null =>
  id % HAS_LOGO === 0 ? (addresses[(id / HAS_LOGO) % addresses.length] ?? null) : null;
