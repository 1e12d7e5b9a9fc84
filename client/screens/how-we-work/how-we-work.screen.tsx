import { LegalPage } from "#client/components/legal-page.tsx";
import { SORT_WORDS } from "#client/components/search/filters/sort-words.ts";
import { useSite } from "#client/components/site/site-context.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { LEAST_HIRES, LEAST_REQUESTS } from "#contract/answers/figures.ts";
import { BRAND } from "#contract/brand.ts";
import { CARRIER_CHECK_DAYS } from "#contract/carriers/check-age.ts";
import type { HireMonth } from "#contract/figures/figures.ts";
import { PROBLEM_ANSWER_DAYS } from "#contract/hires/presses.ts";
import { CONSUMER_ADVICE } from "#contract/legal.ts";
import type { CompanySort } from "#contract/options.ts";
import { formatCount } from "#contract/text/spelling.ts";
import text from "../../../content/pages/how-we-work.md?raw";

/** If the database is unavailable, the page has no counts and is not cached. */
export async function loader({ services }: LoaderArgs) {
  const months = await services.figures.hireMonths().catch(() => null);
  return { props: { months }, ...(!months && { headers: { "cache-control": "no-store" } }) };
}

export default function HowWeWorkScreen({ months }: ScreenProps & { months: readonly HireMonth[] | null }) {
  const { demonstration, isFeaturedPaid } = useSite();
  return (
    <LegalPage
      title="How we work"
      description={`Who runs ${BRAND.name}, how it orders companies and earns, what its scores, prices and answer times rest on, what "delivers to you", "verified" and "featured" mean, and what our counts mean.`}
      path="/how-we-work"
      updated="30 November 2026"
      text={text}
      facts={{
        ...{ LEAST_REQUESTS, LEAST_HIRES, PROBLEM_ANSWER_DAYS, CARRIER_CHECK_DAYS, CONSUMER_ADVICE },
        tagline: BRAND.tagline,
        demonstration: demonstration ? DEMONSTRATION : "",
        orders: ORDERS,
        months: months ? <Months months={months} /> : "",
        ...(isFeaturedPaid ? FEATURED_FOR_MONEY : FEATURED_FOR_NOTHING),
      }}
    />
  );
}

const DEMONSTRATION =
  "At the moment this site shows a demonstration: its companies, prices and reviews are invented, and search engines are told not to list it.";

const FEATURED_FOR_MONEY = {
  whoIsFeatured: "Featured companies pay for it, which is why their place on the home page says “Ad”.",
  whoPays: "Companies can pay to be featured on the home page, and that place is labelled “Ad”.",
};
const FEATURED_FOR_NOTHING = {
  whoIsFeatured: "The directory's administrator chooses which companies are featured. Nobody pays for it.",
  whoPays: "Nobody pays for a place on any page.",
};

const DETAILS: Partial<Record<CompanySort, string>> = {
  fit: "Companies that deliver to your place first, then those that probably do, then those to ask, and last those that don't deliver there. Within each group come last those that are paused or have a warning about their carrier number. Among the others, those that can do your date come first, then those to ask about it. For a skip on the road, companies registered with the council there come before others like them. Among equals, those that state the price of your size come first (without a size, any price), and then the nearest. Our search pages use this order when you name a place.",
  distance:
    "By distance from your place to the company's postcode, or to its town where we don't know the postcode, whether or not it delivers.",
  total:
    "By the lowest amount that your job may cost there: first the prices that companies state, then those whose further weeks have no price, then our estimates. Another part that is not known adds nothing. Companies whose price for the hire is not known, or that don't hire out your size, come last.",
  soonest:
    "By the first day on which each can deliver: after its notice, its pauses, on one of its days and, on the road, the authority's notice for the permit. Companies that don't state their notice come last.",
  best: "By a score that weighs the average rating by the number of reviews. It is explained below, and our search pages use it when no place is named.",
  rating: "By the plain average of the reviews. One five-star review beats forty with an average of 4.9.",
};

const ORDERS = Object.entries(SORT_WORDS)
  .map(([sort, { label, meaning }]) => `- **${label}**: ${DETAILS[sort as CompanySort] ?? meaning}`)
  .join("\n");

const COLUMNS: readonly { label: string; of: (month: HireMonth) => number }[] = [
  { label: "Hires", of: ({ hires }) => hires },
  { label: "Problems", of: ({ problems }) => problems },
  { label: "Settled by now", of: ({ settled }) => settled },
  { label: "Not answered in time", of: ({ silences }) => silences },
  { label: "Notes", of: ({ notes }) => notes },
  { label: "Pauses", of: ({ pauses }) => pauses },
  { label: "Removals", of: ({ removals }) => removals },
];

const monthName = (from: string, year?: "numeric"): string =>
  new Date(from).toLocaleDateString("en-GB", { month: "short", year, timeZone: "UTC" });

/** Each month is a column, so that the table fits on a phone. */
function Months({ months }: { months: readonly HireMonth[] }) {
  if (months.length === 0) return <p>No month with a hire has ended yet, so there are no counts.</p>;
  const shown = months.toReversed();
  const [first, last] = [shown[0], shown.at(-1)].map((month) => monthName(month?.from ?? "", "numeric"));
  return (
    <table>
      <caption>
        All companies together, {first} to {last}
      </caption>
      <thead>
        <tr>
          <td />
          {shown.map(({ from }) => (
            <th key={from} scope="col">
              {monthName(from)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLUMNS.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {shown.map((month) => (
              <td key={month.from}>{formatCount(of(month))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
