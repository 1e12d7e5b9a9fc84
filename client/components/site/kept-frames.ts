import type { Frame } from "./frame.tsx";
import { FOOTER_COLUMNS, MAIN_LINKS, SIDE_MENU_GROUPS } from "./links.ts";

const LINKED = new Set(
  [...SIDE_MENU_GROUPS, ...FOOTER_COLUMNS, { links: MAIN_LINKS }].flatMap(({ links }) =>
    links.map(({ to }) => to),
  ),
);

/** All that a frame differs by: which of its links one is at, and whether the footer says what the data are. */
export function frameKey(pathname: string, demonstration: boolean): string {
  const first = `/${pathname.split("/", 2)[1]?.toLowerCase() ?? ""}`;
  return `${LINKED.has(first) ? first : "elsewhere"} ${demonstration}`;
}

/** The frame of a finished page: its first header, and its last footer. */
export function frameOf(html: string): Frame | undefined {
  const inside = (start: number, end: number) => html.slice(html.indexOf(">", start) + 1, end);
  const [header, footer] = [html.indexOf("<header "), html.lastIndexOf("<footer ")];
  if (header === -1 || footer === -1) return undefined;
  return {
    header: inside(header, html.indexOf("</header>", header)),
    footer: inside(footer, html.indexOf("</footer>", footer)),
  };
}
