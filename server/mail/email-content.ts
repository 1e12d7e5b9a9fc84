import type { Fact } from "#contract/quote-words.ts";

/**
 * The text of an email without its layout. Every domain writes its own. All fields are plain text, never HTML.
 * Text that a visitor typed stands only in blocks of the kind "typed".
 */
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
  | { kind: "typed"; title: string; facts: TypedFact[] }
  /** Each item ends with its telephone number from `phones`. Emails queued by older releases have no `phones`. */
  | { kind: "list"; title: string; items: string[]; phones?: (string | null)[] }
  | { kind: "button"; label: string; url: string };

/** What a visitor typed into one field. */
export interface TypedFact extends Fact {
  /** A telephone number becomes a link. If the text is not a number, a remark is shown. */
  isPhone?: boolean;
  /** Our own note on the text, shown in brackets. */
  remark?: string;
}
