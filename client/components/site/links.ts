export interface SiteLink {
  to: string;
  label: string;
}

export const MAIN_LINKS: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/skip-sizes", label: "Skip Hire Explained" },
  { to: "/companies", label: "All Companies" },
  { to: "/list-business", label: "List Your Business" },
];

export const SIDE_MENU_GROUPS: readonly { label: string; links: readonly SiteLink[] }[] = [
  {
    label: "Services",
    links: [
      { to: "/search", label: "Find Skip Hire" },
      { to: "/skip-sizes", label: "Skip Hire Explained" },
      { to: "/price-comparison", label: "Price Comparison" },
      { to: "/guides", label: "Guides" },
    ],
  },
  {
    label: "Site",
    links: [
      { to: "/", label: "Home" },
      { to: "/companies", label: "All Companies" },
      { to: "/list-business", label: "List Your Business" },
    ],
  },
];

export const FOOTER_COLUMNS: readonly { label: string; links: readonly SiteLink[] }[] = [
  {
    label: "Services",
    links: [
      { to: "/search", label: "Find Skip Hire" },
      { to: "/skip-sizes", label: "Skip Hire Explained" },
      { to: "/price-comparison", label: "Price Comparison" },
      { to: "/guides", label: "Guides" },
    ],
  },
  {
    label: "Business",
    links: [
      { to: "/companies", label: "All Companies" },
      { to: "/list-business", label: "List Your Business" },
      { to: "/", label: "Home" },
    ],
  },
];

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: "/terms", label: "Terms & Conditions" },
  { to: "/privacy", label: "Privacy Policy" },
  { to: "/sitemap", label: "Sitemap" },
];
