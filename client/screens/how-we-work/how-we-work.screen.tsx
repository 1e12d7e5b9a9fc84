import { LegalPage } from "#client/components/legal-page.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { LEAST_REQUESTS } from "#contract/answers/figures.ts";
import { BRAND } from "#contract/brand.ts";
import type { HireMonth } from "#contract/figures/figures.ts";
import { DELIVERY } from "./delivery.tsx";
import { hiresSection } from "./hires.tsx";
import { ORDER } from "./order.tsx";
import { TOTALS } from "./totals.tsx";
import { VERIFIED } from "./verified.tsx";
import { COMPLAINING, EARNING, WHO } from "./who.tsx";

/** The counts are left out while the database is away: the text stays readable, and no such page is cached. */
export async function loader({ services }: LoaderArgs) {
  const months = await services.figures.hireMonths().catch(() => null);
  return { props: { months }, ...(!months && { headers: { "cache-control": "no-store" } }) };
}

interface HowWeWorkProps extends ScreenProps {
  months?: readonly HireMonth[] | null;
}

export default function HowWeWorkScreen({ months = null }: HowWeWorkProps) {
  return (
    <LegalPage
      title="How we work"
      description={`Who runs ${BRAND.name}, how it orders companies and earns, what its scores, prices and answer times rest on, what "delivers to you", "verified" and "featured" mean, and what our counts mean.`}
      path="/how-we-work"
      updated="29 November 2026"
      sections={[
        ...[WHO, ORDER, DELIVERY, TOTALS, ANSWERS, hiresSection(months)],
        ...[VERIFIED, FEATURED, EARNING, COMPLAINING, COUNTS],
      ]}
    />
  );
}

const ANSWERS = {
  id: "answers",
  title: "How companies answer requests",
  text: (
    <p>
      From {LEAST_REQUESTS} requests sent from here in the last twelve months, we say how many a company
      answered, with a price or a no, and how long its first answer usually took: half of its answers came
      within that time. A request counts once its customer has opened a link in our emails, at most one a
      month from the same person, and not if it was withdrawn within a day. A call to the customer that the
      company doesn't tell us about counts as no answer.
    </p>
  ),
};

const COUNTS = {
  id: "counts",
  title: "What our counts mean",
  text: (
    <>
      <p>
        The number beside a town on the home page and on the <a href="/skip-hire">pages of towns</a> is how
        many companies are located in that town: they give it as their location. A search near the same town
        finds all companies within the radius you choose, so it finds more, and changing the radius changes
        the number.
      </p>
      <p>
        A company without a known postcode counts for its town and is placed at the town's centre. The number
        of reviews and the average rating are those of the whole directory, at the moment the page was made.
      </p>
    </>
  ),
};

const FEATURED = { id: "featured", title: "What “featured” means", text: <FeaturedText /> };

function FeaturedText() {
  const { isFeaturedPaid } = useSite();
  return (
    <p>
      {isFeaturedPaid
        ? "Featured companies pay for it, which is why their place on the home page says “Ad”. "
        : "The directory's administrator chooses which companies are featured. Nobody pays for it. "}
      The home page shows at most two of them as Featured Partners: the best overall with an average of 4 or
      more. Being featured changes nothing else: no list and no search puts a featured company higher.
    </p>
  );
}
