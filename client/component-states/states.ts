import type { ReactNode } from "react";

/** The type of the export `states` of `<component>.states.tsx`: each state of the component by name. */
export type States = Readonly<Record<string, ReactNode>>;

export const LONG_WORD = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(2);
export const LONG_TEXT =
  "A long text, as an imported file may contain it, with many words that have to break into several lines on a narrow screen. "
    .repeat(3)
    .trim();
