/** SVG path data on a 24 by 24 grid. */
const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.5 16.5L21 21",
  locate: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5",
  pin: "M12 21.5s7-6.6 7-12a7 7 0 1 0-14 0c0 5.4 7 12 7 12zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  phone:
    "M5 3h4l2 5-2.5 1.7a12 12 0 0 0 5.8 5.8L16 13l5 2v4a2 2 0 0 1-2.2 2A17 17 0 0 1 3 5.2 2 2 0 0 1 5 3z",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  check: "M4 12.5l5.5 5.5L20 6.5",
  left: "M19 12H5M11 6l-6 6 6 6",
  right: "M5 12h14M13 6l6 6-6 6",
  down: "M5 9l7 7 7-7",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
  shield: "M12 3l8 3v5.5c0 5-3.4 8.2-8 9.5-4.6-1.3-8-4.5-8-9.5V6zM8.5 12l2.5 2.5L15.5 10",
  truck:
    "M2 6h12v11H2zM14 10h4l4 4v3h-8zM6.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  calendar: "M4 5h16v16H4zM4 10h16M8 2.5v5M16 2.5v5",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.5",
  trash: "M4 6h16M9 6V3.5h6V6M6 6l1 14.5h10L18 6M10 10.5v6M14 10.5v6",
  plus: "M12 4v16M4 12h16",
  facebook: "M14 8h3V3.5h-3.5A4.5 4.5 0 0 0 9 8v3H6v4.5h3V21h4.5v-5.5H17l.5-4.5h-4V8.5a.5.5 0 0 1 .5-.5z",
  x: "M4 4l16 16M20 4L4 20",
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.8v.4",
} as const;

export type IconName = keyof typeof PATHS;

/** Hidden from assistive technology, because text always stands beside it. */
export function Icon({
  name,
  size = "size-5",
  className = "",
}: {
  name: IconName;
  size?: string;
  className?: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${size} ${className}`}>
      <path d={PATHS[name]} />
    </svg>
  );
}
