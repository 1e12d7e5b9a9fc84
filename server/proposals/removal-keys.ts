import { createHash } from "node:crypto";
import type { Company } from "#contract/companies.ts";
import { phoneKey } from "#contract/text/contact-keys.ts";

type Known = Pick<Company, "name" | "postcode" | "phone" | "website">;

const hash = (kind: string, text: string) =>
  createHash("sha256").update(`${kind} ${text}`).digest("base64url");

/**
 * What a removed company is known by: hashes of its name with the postcode, its telephone number and its website's host. They tell
 * an import that it must not be added again, and nobody what it was.
 */
export function removalKeys({ name, postcode, phone, website }: Known): string[] {
  const host = website ? URL.parse(website)?.hostname.replace(/^www\./, "") : undefined;
  return [
    hash("name", `${name.toLowerCase().replace(/[^a-z0-9]/g, "")} ${postcode?.replace(/\s/g, "") ?? ""}`),
    ...(phone ? [hash("phone", phoneKey(phone))] : []),
    ...(host ? [hash("website", host)] : []),
  ];
}
