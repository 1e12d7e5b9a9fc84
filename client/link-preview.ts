import { createContext } from "react";
import { BRAND } from "#contract/brand.ts";
import { readPageQuery } from "#contract/page-query.ts";
import { PREVIEW_OF, PREVIEW_SIZE, PREVIEWS } from "#contract/pages/previews.ts";
import { isPrivate, PAGES, type PageName } from "#contract/pages.ts";
import { escapeXml } from "#contract/text/escape-xml.ts";

export interface PageDescription {
  title: string;
  description: string;
  /** The canonical path, with the query string if that changes the content. */
  path: string;
}

/** On the server, `<PageMeta>` stores the description of the rendered page here. */
export const DescriptionContext = createContext<{ current?: PageDescription }>({});

/** Links that phones use: the icon on the home screen of an iPhone, and the manifest. */
const FOR_PHONES =
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/><link rel="manifest" href="/site.webmanifest"/>';

/** People share these pages with a place and a job in the URL. Facebook opens `og:url` instead of the shared URL. */
const SHARED_WITH_PARAMETERS: ReadonlySet<PageName> = new Set(["search", "compare", "plan"]);

interface PreviewedPage {
  publicUrl: string;
  url: URL;
  name: PageName;
  /** Undefined for a page without `<PageMeta>`, or for a page that was not found. */
  description: PageDescription | undefined;
}

/**
 * The title, description, path and picture of a link's preview. A private page, or a page without a description, gets the preview
 * of the home page.
 */
function describe({ name, url, description }: PreviewedPage) {
  if (!description || isPrivate(PAGES[name]))
    return { title: BRAND.name, description: BRAND.blurb, path: "/", picture: "site", alt: PREVIEWS.site };
  const picture = PREVIEW_OF[name] ?? "site";
  const isCompany = name === "company";
  const shared = readPageQuery(PAGES[name].query, url.searchParams);
  return {
    ...description,
    path:
      SHARED_WITH_PARAMETERS.has(name) && shared.size > 0 ? `${url.pathname}?${shared}` : description.path,
    picture: isCompany ? description.path.slice(1) : picture,
    alt: isCompany ? { title: description.title, line: BRAND.name } : PREVIEWS[picture],
  };
}

/**
 * Messengers and social networks preview a link by these elements (Open Graph, X). Phones use the icon and the manifest to
 * install the site. Browsers that show the page need none of these elements, so only the server adds them.
 */
export function headForOthers(page: PreviewedPage): string {
  const { title, description, path, picture, alt } = describe(page);
  const properties = {
    "og:site_name": BRAND.name,
    "og:locale": "en_GB",
    "og:type": page.name === "guide" && path !== "/" ? "article" : "website",
    "og:title": title,
    "og:description": description,
    "og:url": page.publicUrl + path,
    "og:image": `${page.publicUrl}/previews/${picture}.png`,
    "og:image:type": "image/png",
    "og:image:width": PREVIEW_SIZE.width,
    "og:image:height": PREVIEW_SIZE.height,
    "og:image:alt": `${alt.title}. ${alt.line}`,
  };
  const metas = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeXml(String(content))}"/>`,
  );
  return `${metas.join("")}<meta name="twitter:card" content="summary_large_image"/>${FOR_PHONES}`;
}
