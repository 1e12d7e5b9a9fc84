import { BRAND } from "#contract/brand.ts";
import { useSite } from "./site/site-context.ts";

export interface PageMetaProps {
  title: string;
  description: string;
  /** The one address of this page: path, and query when it shows something of its own. */
  path: string;
  noIndex?: boolean;
  /** schema.org descriptions of what the page shows. */
  jsonLd?: readonly object[];
}

/** Title, description, canonical address and structured data of one page; React carries them into the head. */
export function PageMeta({ title, description, path, noIndex = false, jsonLd = [] }: PageMetaProps) {
  const site = useSite();
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

function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data });
  // Text somebody typed must not be able to end the script element.
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, and a data block is never run
      dangerouslySetInnerHTML={{ __html: text.replaceAll("<", "\\u003c") }}
    />
  );
}

/** The absolute address of a path of this site, for structured data. */
export function useAbsoluteUrl(): (path: string) => string {
  const site = useSite();
  return (path) => `${site.publicUrl}${path}`;
}
