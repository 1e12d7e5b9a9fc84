import type { Fact } from "#contract/quote-words.ts";

export type { Fact };

/** What an e-mail says, without how it looks; every domain writes its own. All of it is shown as plain text. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Who we are to the reader, and why this reached them. */
  reason: string;
}

export type Block =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "list"; title: string; items: string[] }
  | { kind: "button"; label: string; url: string };
