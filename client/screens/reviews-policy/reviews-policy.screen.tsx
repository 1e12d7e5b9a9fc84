import { LegalPage } from "#client/components/legal-page.tsx";
import { REVIEW_RULE_CODES, REVIEW_RULE_WORDS } from "#client/components/review/review-rules.ts";
import { BRAND } from "#contract/brand.ts";
import { CONFIRM_REVIEW_DAYS, REVIEWS_AT_ONCE } from "#contract/limits.ts";
import { RISK_SECTIONS } from "./risks.tsx";

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
          review or removes it and names the rule. The name of who reported it is neither asked nor kept, only
          whether the listed company itself did. Where a company writes reviews of itself or has them written,
          or reports reviews without reason again and again, we remove its listing.
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

/** Says which reviews we accept, what we know about authors, and how a review is published, changed and answered. */
const RULE_SECTIONS = [
  {
    id: "accepted",
    title: "What we accept",
    text: (
      <>
        <p>
          A review is one person's own experience with a company: of hiring from it, or of trying to. Good and
          bad are equally welcome. We refuse and remove:
        </p>
        <ul>
          {REVIEW_RULE_CODES.map((code) => (
            <li key={code}>{REVIEW_RULE_WORDS[code].refuses}</li>
          ))}
        </ul>
        <p>
          We never remove a review because it is critical, and no company can pay to have one removed, moved
          or written. We give nothing in return for a review, and do not accept reviews for which anybody else
          did.
        </p>
      </>
    ),
  },
  {
    id: "proof",
    title: "What we know of a writer",
    text: (
      <>
        <p>Anyone may review a company without an account. Beside each review stands what we know:</p>
        <ul>
          <li>
            <strong>Asked here</strong>: the writer asked this company for a quote on this site, chose it, and
            wrote the review from the invitation that we sent after the hire. We invite everybody who chose a
            company, whatever they may think of it.
          </li>
          <li>
            <strong>Email confirmed</strong>: the writer gave an email address and confirmed it. It shows that
            somebody stands behind the review, not that they hired.
          </li>
          <li>
            <strong>Not checked</strong>: neither of these. The review may well be genuine; we cannot say.
          </li>
        </ul>
        <p>
          Companies cannot award or take away these words. We never publish or pass on an email address, and
          delete it once it is confirmed, or after {CONFIRM_REVIEW_DAYS} days.
        </p>
      </>
    ),
  },
  {
    id: "publication",
    title: "How a review is published",
    text: (
      <>
        <p>
          It shows at once, in the writer's own words. We do not edit reviews, and do not look at them before.
          Some wait until our administrator has looked at them: of one company those beyond{" "}
          {REVIEWS_AT_ONCE.anHour} within an hour, and without our invitation those beyond{" "}
          {REVIEWS_AT_ONCE.aDay} within a day, {REVIEWS_AT_ONCE.aWeek} within a week or twice the company's
          usual number; and without our invitation those beyond {REVIEWS_AT_ONCE.ofNetworkAMonth} within a
          month from one network, or {REVIEWS_AT_ONCE.ofOuterNetworkAMonth} from the larger network around it.
          A change of a review counts like a review.
        </p>
        <p>
          With the link in our email the writer can change a review or take it back at any time. The date of a
          change shows.
        </p>
        <p>
          The company can reply to each review once, and change its reply. The reply stands below the review
          as “Reply from” the company. It cannot change the review or its stars.
        </p>
      </>
    ),
  },
];
