import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The finished HTML of a rendering, and the hashes that let its inline scripts run.
 *
 * Only scripts that carry `nonce` are blessed: it is known to this process and its renderer alone, so that a script
 * somebody smuggled into a text is not. For the same reason it must never leave the process, not even as text.
 */
export function sealPage(rendered: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of rendered.matchAll(SCRIPT)) {
    if (attributes.includes(mark) && !/\ssrc=/.test(attributes)) hashes.add(sha256(code));
  }
  return { html: rendered.replaceAll(mark, "").replaceAll(nonce, ""), scripts: [...hashes] };
}
