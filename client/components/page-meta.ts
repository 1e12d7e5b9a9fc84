import type { MetaDescriptor } from "react-router";
import { BRAND } from "#contract/brand.ts";
import type { Site } from "#contract/site.ts";

export interface PageMeta {
  title: string;
  description: string;
  /** The one address of this page: path, and query when it shows something of its own. */
  path: string;
  noIndex?: boolean;
  jsonLd?: readonly object[];
}

interface WithRoot {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Title, description, canonical address and structured data of one page. */
export function pageMeta({ matches }: WithRoot, page: PageMeta): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === "root")?.loaderData as Site | undefined;
  return [
    { title: page.title === BRAND.name ? page.title : `${page.title} | ${BRAND.name}` },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: `${site?.publicUrl ?? ""}${page.path}` },
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    ...(page.jsonLd ?? []).map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
