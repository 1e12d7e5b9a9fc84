import { SORT_WORDS } from "#client/components/search/filters/sort-words.ts";
import type { CompanySort } from "#contract/options.ts";

/** Longer explanations of some sort orders. The other orders use their meaning in `SORT_WORDS`. */
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

export const ORDER = {
  id: "order",
  title: "How lists are ordered",
  text: (
    <>
      <p>
        Nothing raises a company in a list but the order that you choose beside “Sort by”. Every order follows
        from facts that you can see:
      </p>
      <ul>
        {Object.entries(SORT_WORDS).map(([sort, { label, meaning }]) => (
          <li key={sort}>
            <strong>{label}</strong>: {DETAILS[sort as CompanySort] ?? meaning}
          </li>
        ))}
      </ul>
      <p>
        When you name a place, companies that say they don't deliver there come last by “Best fit”, “Lowest
        total” and “Best overall”. In these three orders a company also comes after the others like it while
        it is paused, or while our check of its carrier number found a problem: expired, not on the register,
        lower tier, or a broker or dealer only. You can still ask all of them. “Select Top 5” takes the first
        five listed companies that can be asked, those without such warnings first. When you select companies
        for quotes, those that can be asked come first in every order. A nation or a region has no nearest
        companies, so the best come first there.
      </p>
      <p>Equal companies keep a fixed order, so that no company appears on two pages of a list.</p>
      <h3>The score of “Best overall”</h3>
      <p>
        It is a Bayesian average: every company starts with five reviews at the average of all reviews in the
        directory, and its own reviews are added to them. With a directory average of 4.35, one review of 5
        stars gives (5 × 4.35 + 5) ÷ 6 = 4.46, and forty reviews with an average of 4.9 give (5 × 4.35 + 40 ×
        4.9) ÷ 45 = 4.84. Few reviews move the score a little, many move it a lot. Companies without reviews
        come last, but for those with such a problem. How we collect, check and count reviews is in our{" "}
        <a href="/reviews-policy">reviews policy</a>.
      </p>
    </>
  ),
};
