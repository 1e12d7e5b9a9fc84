import { readFile } from "node:fs/promises";

const PAGE = "docs/operations.md";

/** The first block of shell below a heading of the operator's page: what is proven is what stands there. */
export async function shellBlock(heading: string): Promise<string> {
  const page = await readFile(PAGE, "utf8");
  const at = page.indexOf(`\n${heading}\n`);
  const block = at === -1 ? null : /```sh\n([\s\S]*?)```/.exec(page.slice(at));
  if (!block?.[1]) throw new Error(`${PAGE} has no commands below "${heading}"`);
  return block[1];
}
