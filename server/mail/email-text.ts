import { BRAND } from "#contract/brand.ts";
import type { Block, EmailContent } from "./email-content.ts";

const indented = (text: string) => text.replaceAll("\n", "\n  ");

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "facts":
      return block.facts.map(({ label, text }) => `${label}: ${indented(text)}`).join("\n");
    case "list":
      return [block.title, ...block.items.map((item) => `- ${indented(item)}`)].join("\n");
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}

/** The plain text version of an email. */
export const emailText = ({ heading, blocks, reason }: EmailContent): string =>
  [heading, ...blocks.map(blockText), `-- \n${BRAND.name}, ${BRAND.email}\n${reason}`].join("\n\n");
