import type { Mention } from "#contract/personal-data/personal-data.ts";
import MENTION_WORDS from "./mention-words.json" with { type: "json" };

type Words = Pick<Mention, "what" | "why">;

/** By name of the table. */
const MENTIONS: Record<string, Words> = MENTION_WORDS;

export const mentionWords = (table: string): Words =>
  MENTIONS[table] ?? { what: `The table ${table}`, why: "Look at it and decide yourself." };

const AROUND = 100;
const MAX_TEXT = 300;
const MAX_TEXTS = 5;

/** Cuts long texts around the contact. If a long text spells the contact differently, only the beginning of the text is kept. */
export function excerpts(texts: readonly string[], needle: string): string[] {
  return texts.slice(0, MAX_TEXTS).map((text) => {
    const at = text.toLowerCase().indexOf(needle.toLowerCase());
    if (text.length <= MAX_TEXT) return text;
    const from = Math.max(0, at - AROUND);
    const to = at < 0 ? MAX_TEXT : at + needle.length + AROUND;
    return `${from > 0 ? "..." : ""}${text.slice(from, to)}${to < text.length ? "..." : ""}`;
  });
}
