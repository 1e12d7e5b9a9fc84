import { ErrorPanel } from "#client/components/error-panel.tsx";
import type { ScreenModule } from "./page.ts";
import type { RouteName } from "./routes.ts";
import * as admin from "./screens/admin/admin.tsx";
import * as companies from "./screens/companies/companies.tsx";
import * as company from "./screens/company/company.tsx";
import * as developers from "./screens/developers/developers.tsx";
import * as guide from "./screens/guides/guide.tsx";
import * as guides from "./screens/guides/guides.tsx";
import * as home from "./screens/home/home.tsx";
import * as listBusiness from "./screens/list-business/list-business.tsx";
import * as notFound from "./screens/not-found/not-found.tsx";
import * as priceComparison from "./screens/price-comparison/price-comparison.tsx";
import * as privacy from "./screens/privacy/privacy.tsx";
import * as quote from "./screens/quote/quote.tsx";
import * as receipt from "./screens/receipt/receipt.tsx";
import * as search from "./screens/search/search.tsx";
import * as sitemap from "./screens/sitemap/sitemap.tsx";
import * as skipSizes from "./screens/skip-sizes/skip-sizes.tsx";
import * as terms from "./screens/terms/terms.tsx";

/** The screens as the server uses them, with their loaders and actions. */
export const PAGES: Record<RouteName, ScreenModule> = {
  "home/home": home,
  "search/search": search,
  "companies/companies": companies,
  "company/company": company,
  "price-comparison/price-comparison": priceComparison,
  "guides/guides": guides,
  "guides/guide": guide,
  "skip-sizes/skip-sizes": skipSizes,
  "list-business/list-business": listBusiness,
  "quote/quote": quote,
  "admin/admin": admin,
  "receipt/receipt": receipt,
  "developers/developers": developers,
  "terms/terms": terms,
  "privacy/privacy": privacy,
  "sitemap/sitemap": sitemap,
  "not-found/not-found": notFound,
};

/** Shown when a screen could not be: without script, so that nothing of it is tried again. */
export const FAILED: ScreenModule = { default: ErrorPanel, readOnly: true };
