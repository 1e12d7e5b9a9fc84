import { sql } from "drizzle-orm";
import { PAGES, type PageName } from "#contract/pages.ts";
import { proposals } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { quotes } from "#server/database/tables/requests.ts";
import { quoteTokens } from "#server/quotes/quote-tokens.ts";
import { idTokens } from "#server/signing.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { createRender } from "../render.ts";

export const SECRET = "for tests only";
export const COMPANY = 1;

type App = Awaited<ReturnType<typeof openTestApp>>;

/**
 * Opens the product with one company, which has a request whose customer chose it, one that it can answer, and a review. Returns
 * the paths of the pages with a signed link, and the cookie of the signed-in company.
 */
export async function openLinkedApp(options: Parameters<typeof openTestApp>[0] = {}) {
  const app = await openTestApp({ createRender, ...options });
  const place = { location: "Leeds", county: "West Yorkshire", latitude: 53.796, longitude: -1.548 };
  await app.database
    .insert(companies)
    .values({ id: COMPANY, name: "Ash Skips", email: "a@ash.example", ...place });
  await app.services.companies.refresh("all");
  return { app, paths: await openLinks(app), cookie: await signIn(app) };
}

async function openLinks({ request, database, services }: App) {
  const ask = async (email: string): Promise<{ reference: string; receiptUrl: string }> => {
    const body = {
      ...{ name: "Ann Example", email, phone: "01632 960123", location: "LS1 4AP" },
      ...{ wasteType: "garden", skipSize: "builder-6-yard", hireLength: "1-week" },
      companies: [{ id: COMPANY }],
    };
    return (await request("/api/quotes", { method: "POST", body: JSON.stringify(body) })).json();
  };
  const { reference, receiptUrl } = await ask("ann@home.example");
  await database.update(quotes).set({ chosenCompanyId: COMPANY, choiceToldAt: sql`now()` });
  const waiting = await ask("bea@home.example");
  const review = { companyId: COMPANY, customerName: "Bo", rating: 4, title: "Good", content: "On time." };
  const written = await request("/api/reviews", {
    method: "POST",
    body: JSON.stringify({ ...review, email: "bo@home.example" }),
  });
  const { id } = await written.json();
  const links = quoteTokens({ signingSecret: SECRET });
  const details = { name: "Jo", email: "jo@ash.example", phone: "01632 960001", proof: "Director" };
  await services.firms.proposeClaim(COMPANY, details, null);
  const [claim] = await database.select().from(proposals);
  return {
    receipt: new URL(receiptUrl).pathname,
    answer: `/answer/${links.issueFor("answer", { reference: waiting.reference, companyId: COMPANY })}`,
    review: `/review/${links.issueFor("review", { reference, companyId: COMPANY })}`,
    "confirm-claim": `/confirm-claim/${idTokens("claim", { signingSecret: SECRET }).issue(Number(claim?.id))}`,
    "my-review": `/my-review/${idTokens("my-review", { signingSecret: SECRET }).issue(id)}`,
    "review-report": `/review-report/${id}?company=${COMPANY}`,
    "firm-link": `/firm/open/${await firmLink({ database, services })}`,
  };
}

async function firmLink({ database, services }: Pick<App, "database" | "services">): Promise<string> {
  const link = await database.transaction((tx) => services.firms.createLink(tx, COMPANY, 1));
  return link.split("/").at(-1) ?? "";
}

async function signIn({ database, services }: App): Promise<string> {
  const session = (await services.firms.openLink(await firmLink({ database, services }))) ?? "";
  return services.firmCookie.set(session).split(";")[0] ?? "";
}

/** The returned function gives the path of a page, with a signed link if the page needs one. */
export function pathsOf({ paths }: Pick<Awaited<ReturnType<typeof openLinkedApp>>, "paths">) {
  const links: Readonly<Record<string, string>> = { ...paths, record: `${paths.receipt}/record` };
  return (name: PageName): string => {
    const { path, example } = PAGES[name];
    return (
      links[name] ??
      (path.includes(":part") ? "/firm/listing/contact" : path.includes(":") ? example : path) ??
      ""
    );
  };
}
