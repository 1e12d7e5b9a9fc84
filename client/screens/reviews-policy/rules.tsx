import { REVIEW_RULE_CODES, REVIEW_RULE_WORDS } from "#client/components/review/review-rules.ts";
import { CONFIRM_REVIEW_DAYS, REVIEWS_AT_ONCE } from "#contract/limits.ts";

/** Says which reviews we accept, what we know about authors, and how a review is published, changed and answered. */
export const RULE_SECTIONS = [
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
          There are two exceptions: when more than {REVIEWS_AT_ONCE.anHour} reviews of one company arrive
          within an hour, and when more than {REVIEWS_AT_ONCE.ofNetworkAMonth} within a month comes from the
          same network, the further ones wait until our administrator has looked at them. The second exception
          is not for customers whom we invited.
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
