import { LegalPage } from "#client/components/legal-page.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { LEAST_REQUESTS } from "#contract/answers/figures.ts";
import { BRAND } from "#contract/brand.ts";
import { CARRIER_CHECK_DAYS } from "#contract/carriers/check-age.ts";
import type { HireMonth } from "#contract/figures/figures.ts";
import { hiresSection } from "./hires.tsx";
import { ORDER } from "./order.tsx";
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

const DELIVERY = {
  id: "delivery",
  title: "Who delivers to you",
  text: (
    <>
      <p>When you name a place, each company gets one of four answers, with the reason beside it:</p>
      <ul>
        <li>
          <strong>Delivers</strong>: the company has stated an area, as postcode districts or as a distance
          from its yard, and your place lies in it.
        </li>
        <li>
          <strong>Probably delivers</strong>: its own words name your town, district or county, or a distance
          that reaches you; or the area that it has stated covers a part of the town you named.
        </li>
        <li>
          <strong>Ask</strong>: nothing it has said decides.
        </li>
        <li>
          <strong>Doesn't deliver</strong>: it has stated areas, and none of them reaches you, or it leaves
          your district out. In the order “Best fit” these companies come last.
        </li>
      </ul>
      <p>A company decides for each job. Nothing here is a promise until the company confirms it.</p>
    </>
  ),
};

const TOTALS = {
  id: "totals",
  title: "Prices, totals and estimates",
  text: (
    <>
      <p>
        A <strong>stated price</strong> is for one size of skip and includes hire, delivery, collection,
        tipping and VAT. The company's page says who stated it, the company or this directory, and when. Where
        a company states no price for a size, we show an <strong>estimate</strong>: its lowest price for the
        smallest size that it hires out, its highest for the largest, and in between in proportion to usual UK
        prices. An estimate never passes a price that the company states for a smaller or a larger size. For a
        company with one size it is the company's range. An estimate is for two weeks and always called one.
        Where a company does not give its lowest and highest price either, we say “not known”.
      </p>
      <p>The total for your job adds up what is known, part by part:</p>
      <ul>
        <li>the hire, at the stated price or as an estimate;</li>
        <li>further weeks, where the company says how long its price lasts and what a further week costs;</li>
        <li>
          charges for waste that you name and that the company takes for a charge, one of each: a mattress, a
          bag of plasterboard. More cost more;
        </li>
        <li>
          a permit, if the skip will stand on the road: the council's fee for so many weeks, as its page gave
          it when we last looked. Where its page names only a shorter permit, we count that again and say
          “about”. Fees change, so the council's word counts. We hold the fees of few councils. Elsewhere, or
          where a postcode may lie in another council whose fee we don't hold, this part is “not known”.
        </li>
      </ul>
      <p>
        Whatever nobody has stated is listed as not known, also how many days of hire a price covers. We make
        up no amount for it: the total then says “at least”. Where a company does not take a waste that you
        name, or not in this size, we show no total and say so. The price that counts is the company's own
        quote.
      </p>
      <p>
        Companies price a hire of 7, 10 or 14 days. We compare what they ask for the weeks you need, two
        unless you say otherwise. A price that can't be compared so shows its own days. On a{" "}
        <a href="/skip-hire">town's page</a> the prices are the lowest, the highest and the middle one of
        those that the companies located there state for two weeks. Where fewer than three state one, it shows
        our guide for the whole UK and says so.
      </p>
    </>
  ),
};

const VERIFIED = {
  id: "verified",
  title: "What “verified” means, and what we check",
  text: (
    <>
      <p>
        <strong>Verified means that we approved the listing.</strong> Our administrator has accepted it into
        the directory. It does not mean that we have checked the company's licence, its insurance or its work.
        What we did check stands on the company's page, with the day and how we checked.
      </p>
      <p>
        Anybody who takes your waste must be registered as a waste carrier. A company's page shows the number
        that the company gave us and one of these:
      </p>
      <ul>
        <li>
          <strong>Checked at the register, or in the register's file:</strong> on that day we looked the
          number up with its regulator. The page says what we found: number, name and tier agree, registered
          in another name, not on the register, expired, or registered as a lower tier or as a broker or
          dealer only. Another name can be right: many companies trade under a name that is not their
          registered one.
        </li>
        <li>
          <strong>Checked by certificate:</strong> the company showed us its certificate. We did not ask the
          register.
        </li>
        <li>
          <strong>Not checked:</strong> we only know the number. After {CARRIER_CHECK_DAYS} days a check says
          nothing about today, so the page then says “not checked since” and the day.
        </li>
      </ul>
      <p>
        A skip company needs an upper-tier registration. In England, Wales and Northern Ireland the number
        itself shows the tier, so a page warns of a lower-tier number even if nobody has checked it. The
        filter “Carrier checked” shows only companies whose number, name and tier we found at the register in
        the last {CARRIER_CHECK_DAYS} days. A check costs a company nothing. It puts no company higher; what
        it finds wrong <a href="#order">puts one lower</a>.{" "}
        <a href="/guides/check-a-waste-carrier">Check the number yourself</a> on the day you book.
      </p>
    </>
  ),
};
