import { LegalPage } from "#client/components/legal-page.tsx";
import { BRAND } from "#contract/brand.ts";
import { RISK_SECTIONS } from "./risks.tsx";
import { RULE_SECTIONS } from "./rules.tsx";

/** The sections of the policy about computing ratings, about reports of reviews, and about the public record of decisions. */
const SHOWING_SECTIONS = [
  {
    id: "ratings",
    title: "How ratings are counted",
    text: (
      <>
        <p>
          A company's rating is the plain average of the stars of its reviews that show. Each counts the same,
          whatever we know of its writer. When a review is published, changed, taken back or removed, the
          rating, the number of reviews and what search engines are told follow at once. Reviews that wait
          count nowhere.
        </p>
        <p>
          How ratings move a company in our lists is described on <a href="/how-we-work#order">how we work</a>
          .
        </p>
      </>
    ),
  },
  {
    id: "reports",
    title: "Reporting a review",
    text: (
      <>
        <p>
          “Report” stands below every review. Anybody can use it, the company too, and says which of the rules
          above is broken. The review stays where it is until we have decided: otherwise a report would be a
          way to hide it.
        </p>
        <p>
          Our administrator reads the review, the report and what we know of the writer, and then keeps the
          review or removes it and names the rule. The name of who reported it is neither asked nor kept.
          Where a company writes reviews of itself or has them written, or reports reviews without reason
          again and again, we remove its listing.
        </p>
      </>
    ),
  },
  {
    id: "ledger",
    title: "The reviews ledger",
    text: (
      <>
        <p>
          Everything that happens to a review is a line in our <a href="/reviews-ledger">reviews ledger</a>:
          that it was published, changed, reported, removed and why. Lines are written by the database
          together with the act itself, so that nobody here can remove a review from a screen without leaving
          one. Each line contains a checksum of the line before. Whoever keeps a copy can tell if a line was
          changed or left out later.
        </p>
        <p>The ledger contains no names, no addresses and no words of reviews.</p>
      </>
    ),
  },
];

export default function ReviewsPolicyScreen() {
  return (
    <LegalPage
      title="Reviews policy"
      description={`Which reviews ${BRAND.name} accepts, what the words beside them mean, how we check, report and remove them, how ratings are counted, and our assessment of the risks.`}
      path="/reviews-policy"
      updated="23 November 2026"
      sections={[...RULE_SECTIONS, ...SHOWING_SECTIONS, ...RISK_SECTIONS]}
    />
  );
}
