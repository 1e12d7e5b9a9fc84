import { hash } from "node:crypto";

const sha256 = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * The finished HTML of a rendering, and the hashes that let its inline scripts run.
 *
 * Only scripts that carry `nonce` are blessed: it is known to this process and its renderer alone, so that a script
 * somebody smuggled into a text is not. For the same reason it must never leave the process, not even as text.
 */
export function sealPage(rendered: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = rendered.indexOf(mark); at !== -1; at = rendered.indexOf(mark, at + mark.length)) {
    const code = inlineScriptAt(rendered, at);
    if (code !== undefined) hashes.add(sha256(code));
  }
  return { html: rendered.replaceAll(mark, "").replaceAll(nonce, ""), scripts: [...hashes] };
}

/** The code of the inline script whose opening tag has an attribute at a position; undefined for any other tag. */
function inlineScriptAt(page: string, attribute: number): string | undefined {
  // Within our own tags both are escaped.
  const tag = page.slice(page.lastIndexOf("<", attribute), page.indexOf(">", attribute));
  if (!/^<script\s/.test(tag) || /\ssrc=/.test(tag)) return undefined;
  const start = page.indexOf(">", attribute) + 1;
  const end = page.indexOf("</script>", start);
  return end === -1 ? undefined : page.slice(start, end);
}
