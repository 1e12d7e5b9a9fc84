import { useContext } from "react";
import { DescriptionContext, type PageDescription } from "#client/link-preview.ts";
import { BRAND } from "#contract/brand.ts";
import { useSite } from "./site/site-context.ts";

interface PageMetaProps extends PageDescription {
  noIndex?: boolean;
  jsonLd?: readonly object[];
}

/** React moves these elements to the document's head, except for the structured data. */
export function PageMeta({ title, description, path, noIndex = false, jsonLd = [] }: PageMetaProps) {
  const site = useSite();
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition is a constant of the build
  if (import.meta.env.SSR) useContext(DescriptionContext).current = { title, description, path };
  return (
    <>
      <title>{`${title} | ${BRAND.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${site.publicUrl}${path}`} />
      {(noIndex || site.demonstration) && <meta name="robots" content="noindex" />}
      {jsonLd.map((data) => (
        <JsonLd key={JSON.stringify(data)} data={data} />
      ))}
    </>
  );
}

export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data });
  // "<" is escaped, because text typed by users could end the script element.
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON in a data block, which browsers do not run
      dangerouslySetInnerHTML={{ __html: text.replaceAll("<", "\\u003c") }}
    />
  );
}

/** Structured data need absolute URLs. */
export function useAbsoluteUrl(): (path: string) => string {
  const site = useSite();
  return (path) => `${site.publicUrl}${path}`;
}

const listItems = (items: readonly object[]) =>
  items.map((item, at) => ({ "@type": "ListItem", position: at + 1, ...item }));

/** The path from the home page to this page as structured data. */
export function useBreadcrumbList(trail: readonly (readonly [name: string, path: string])[]) {
  const absolute = useAbsoluteUrl();
  const items = trail.map(([name, path]) => ({ name, item: absolute(path) }));
  return { "@type": "BreadcrumbList", itemListElement: listItems(items) };
}

/** Companies of a list as structured data. */
export function useCompanyList(companies: readonly { id: number; name: string }[], name?: string) {
  const absolute = useAbsoluteUrl();
  const items = companies.map((company) => ({ name: company.name, url: absolute(`/company/${company.id}`) }));
  return { "@type": "ItemList", name, itemListElement: listItems(items) };
}
