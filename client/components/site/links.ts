export interface SiteLink {
  to: string;
  label: string;
}

export interface LinkGroup {
  label: string;
  links: readonly SiteLink[];
}

const HOME: SiteLink = { to: "/", label: "Home" };
const SIZES: SiteLink = { to: "/skip-sizes", label: "Skip Hire Explained" };
const COMPANIES: SiteLink = { to: "/companies", label: "All Companies" };
const LISTING: SiteLink = { to: "/list-business", label: "List Your Business" };

const SERVICES: LinkGroup = {
  label: "Services",
  links: [
    { to: "/search", label: "Find Skip Hire" },
    SIZES,
    { to: "/price-comparison", label: "Price Comparison" },
    { to: "/guides", label: "Guides" },
  ],
};

export const MAIN_LINKS: readonly SiteLink[] = [HOME, SIZES, COMPANIES, LISTING];

export const SIDE_MENU_GROUPS: readonly LinkGroup[] = [
  SERVICES,
  { label: "Site", links: [HOME, COMPANIES, LISTING] },
];

export const FOOTER_COLUMNS: readonly LinkGroup[] = [
  SERVICES,
  { label: "Business", links: [COMPANIES, LISTING, HOME] },
];

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: "/terms", label: "Terms & Conditions" },
  { to: "/privacy", label: "Privacy Policy" },
  { to: "/sitemap", label: "Sitemap" },
];
