import type { ReactNode } from "react";

/** What `<component>.states.tsx` exports as `states`: each state of the component by its name. */
export type States = Readonly<Record<string, ReactNode>>;

export const LONG_WORD = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(2);
export const LONG_TEXT =
  "A long text, as an imported file may contain it, with many words that have to break into several lines on a narrow screen. ".repeat(
    3,
  );
