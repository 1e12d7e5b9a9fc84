import type { Fact } from "#contract/quote-words.ts";

/** The text of an email without its layout. Every domain writes its own. All fields are plain text, never HTML. */
export interface EmailContent {
  subject: string;
  /** Shown beside the subject in mail programs. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Tells the reader who we are and why they received this email. */
  reason: string;
}

export type Block =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "list"; title: string; items: string[] }
  | { kind: "button"; label: string; url: string };
