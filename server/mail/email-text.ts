import { BRAND } from "#contract/brand.ts";
import type { Block, Letter } from "./email-template.ts";

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

/** The letter for readers and programs that show no HTML. */
export const letterText = ({ heading, blocks, reason }: Letter): string =>
  [heading, ...blocks.map(blockText), `-- \n${BRAND.name}, ${BRAND.email}\n${reason}`].join("\n\n");
