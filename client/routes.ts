import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("screens/home/home.tsx"),
  route("search", "screens/search/search.tsx"),
  route("companies", "screens/companies/companies.tsx"),
  route("company/:id", "screens/company/company.tsx"),
  route("price-comparison", "screens/price-comparison/price-comparison.tsx"),
  route("guides", "screens/guides/guides.tsx"),
  route("guides/:slug", "screens/guides/guide.tsx"),
  route("skip-sizes", "screens/skip-sizes/skip-sizes.tsx"),
  route("list-business", "screens/list-business/list-business.tsx"),
  route("quote", "screens/quote/quote.tsx"),
  route("admin", "screens/admin/admin.tsx"),
  route("receipt/:token", "screens/receipt/receipt.tsx"),
  route("terms", "screens/terms/terms.tsx"),
  route("privacy", "screens/privacy/privacy.tsx"),
  route("sitemap", "screens/sitemap/sitemap.tsx"),
  route("*", "screens/not-found/not-found.tsx"),
] satisfies RouteConfig;
