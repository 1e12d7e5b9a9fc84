import type { Fact } from "#contract/quote-words.ts";

/** All fields are plain text, never HTML. Only blocks of the kind "typed" contain text that a visitor typed. */
export interface EmailContent {
  subject: string;
  preview: string;
  heading: string;
  blocks: readonly EmailPart[];
  /** Tells the reader who we are and why they received this email. */
  reason: string;
}

export type EmailPart = Block | string;

export interface StoredContent extends EmailContent {
  blocks: Block[];
}

export const storedContent = ({ blocks, ...email }: EmailContent): StoredContent => ({
  ...email,
  blocks: blocks.map((part) => (typeof part === "string" ? { kind: "text", text: part } : part)),
});

export type Block =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "typed"; title: string; facts: TypedFact[] }
  /**
   * `phones` has the telephone number at the end of each item, or null for an item without a number. Lists without telephone
   * numbers and emails queued by older releases have no `phones`.
   */
  | { kind: "list"; title: string; items: string[]; phones?: (string | null)[] }
  /** In an email to several branches of a company, `companyId` is the only branch that can use the link. */
  | { kind: "button"; label: string; url: string; companyId?: number };

export interface TypedFact extends Fact {
  /** True for a telephone number. A valid number becomes a link; any other text gets a remark. */
  isPhone?: boolean;
  remark?: string;
}
