import { BRAND } from "#contract/brand.ts";
import { contactEmail, identityLine } from "#contract/legal.ts";
import type { LegalIdentity } from "#contract/site.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { type Block, type EmailContent, storedContent, type TypedFact } from "./email-content.ts";

const indented = (text: string) => text.replaceAll("\n", "\n  ");

export function remarkOn({ text, isPhone, remark = "" }: TypedFact): string {
  const ours = isPhone && !telephoneUrl(text) ? "does not look like a telephone number" : remark;
  return ours && ` (${ours})`;
}

/** Every line of typed text begins with a bar, so that it cannot look like our own text. */
const typedLines = (facts: TypedFact[]) =>
  facts
    .map((fact) => `${fact.label}: ${indented(fact.text)}${remarkOn(fact)}`)
    .join("\n")
    .replace(/^/gm, "| ");

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "facts":
      return block.facts.map(({ label, text }) => `${label}: ${indented(text)}`).join("\n");
    case "typed":
      return `${block.title}:\n${typedLines(block.facts)}`;
    case "list":
      return [block.title, ...block.items.map((item) => `- ${indented(item)}`)].join("\n");
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}

export function emailText(content: EmailContent, sender: LegalIdentity = {}): string {
  const { heading, blocks, reason } = storedContent(content);
  const foot = [`${BRAND.name}, ${contactEmail(sender)}`, reason, identityLine(sender)].filter(Boolean);
  return [heading, ...blocks.map(blockText), ["-- ", ...foot].join("\n")].join("\n\n");
}
