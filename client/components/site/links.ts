import { type Menu, type Page, SITE_PAGES } from "#contract/pages/site-pages.ts";

interface PageGroup {
  label: string;
  pages: readonly Page[];
}

const pagesIn = (menu: Menu): Page[] =>
  Object.values<Page>(SITE_PAGES).filter(({ menus }) => menus?.includes(menu));

const SERVICES: PageGroup = { label: "Services", pages: pagesIn("services") };
const SITE: PageGroup = { label: "Site", pages: pagesIn("site") };

export const MAIN_PAGES: readonly Page[] = pagesIn("main");

export const SIDE_MENU_GROUPS: readonly PageGroup[] = [SERVICES, SITE];

export const FOOTER_COLUMNS: readonly PageGroup[] = [
  { label: SERVICES.label, pages: [...SERVICES.pages, ...pagesIn("footer")] },
  {
    label: "Business",
    pages: [...SITE.pages.filter((page) => page !== SITE_PAGES.home), SITE_PAGES.home],
  },
];

export const LEGAL_PAGES: readonly Page[] = pagesIn("legal");

/** `jobQuery` has the place and the job, which only some pages take. */
export const pageUrl = ({ path, query }: Page, jobQuery: string): `/${string}` =>
  "location" in query ? `${path}${jobQuery}` : path;
