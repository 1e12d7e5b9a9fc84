import { telephoneUrl } from "#contract/text/telephone-url.ts";
import type { TypedFact } from "./email-content.ts";

/** The link and the remark that an email shows with a typed text. */
export function annotate({ text, isPhone, remark = "" }: TypedFact): { url: string | null; remark: string } {
  const url = isPhone ? telephoneUrl(text) : null;
  const ours = isPhone && url === null ? "does not look like a telephone number" : remark;
  return { url, remark: ours && ` (${ours})` };
}
