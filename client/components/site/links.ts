import { ALL_PAGES, type Menu, PAGES, type Page } from "#contract/pages.ts";

interface SiteLink {
  to: `/${string}`;
  label: string;
  /** Whether the page understands the place and the job. */
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

const linksOf = (menu: Menu): SiteLink[] => ALL_PAGES.filter(({ menus }) => menus.includes(menu)).map(linkTo);

const HOME = linkTo(PAGES.home);
const SERVICES: LinkGroup = { label: "Services", links: linksOf("services") };
const SITE_LINKS = linksOf("site");

export const MAIN_LINKS: readonly SiteLink[] = linksOf("main");

export const SIDE_MENU_GROUPS: readonly LinkGroup[] = [SERVICES, { label: "Site", links: SITE_LINKS }];

export const FOOTER_COLUMNS: readonly LinkGroup[] = [
  { label: SERVICES.label, links: [...SERVICES.links, ...linksOf("footer")] },
  { label: "Business", links: [...SITE_LINKS.filter(({ to }) => to !== HOME.to), HOME] },
];

export const LEGAL_LINKS: readonly SiteLink[] = linksOf("legal");
