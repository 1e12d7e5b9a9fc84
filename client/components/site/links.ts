import { type Menu, type Page, SITE_PAGES } from "#contract/pages/site-pages.ts";

interface SiteLink {
  to: `/${string}`;
  label: string;
  takesJob: boolean;
}

interface LinkGroup {
  label: string;
  links: readonly SiteLink[];
}

const linkTo = ({ path, title, query }: Page): SiteLink => ({
  to: path,
  label: title,
  takesJob: "location" in query,
});

const linksOf = (menu: Menu): SiteLink[] =>
  Object.values<Page>(SITE_PAGES)
    .filter(({ menus }) => menus?.includes(menu))
    .map(linkTo);

const HOME = linkTo(SITE_PAGES.home);
const SERVICES: LinkGroup = { label: "Services", links: linksOf("services") };
const SITE_LINKS = linksOf("site");

export const MAIN_LINKS: readonly SiteLink[] = linksOf("main");

export const SIDE_MENU_GROUPS: readonly LinkGroup[] = [SERVICES, { label: "Site", links: SITE_LINKS }];

export const FOOTER_COLUMNS: readonly LinkGroup[] = [
  { label: SERVICES.label, links: [...SERVICES.links, ...linksOf("footer")] },
  { label: "Business", links: [...SITE_LINKS.filter(({ to }) => to !== HOME.to), HOME] },
];

export const LEGAL_LINKS: readonly SiteLink[] = linksOf("legal");
