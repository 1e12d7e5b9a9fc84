import { LegalPage } from "#client/components/legal-page.tsx";
import { REVIEW_RULE_CODES, REVIEW_RULE_WORDS } from "#client/components/review/review-rules.ts";
import { REVIEWS_THAT_WAIT } from "#client/components/review/waiting-words.ts";
import { BRAND } from "#contract/brand.ts";
import { CONFIRM_REVIEW_DAYS, REVIEWS_AT_ONCE } from "#contract/limits.ts";
import text from "../../../content/pages/reviews-policy.md?raw";

export default function ReviewsPolicyScreen() {
  return (
    <LegalPage
      title="Reviews policy"
      description={`Which reviews ${BRAND.name} accepts, what the words beside them mean, how we check, report and remove them, how ratings are counted, and our assessment of the risks.`}
      path="/reviews-policy"
      updated="30 November 2026"
      text={text}
      facts={{
        ...{ CONFIRM_REVIEW_DAYS, waiting: REVIEWS_THAT_WAIT },
        refused: REVIEW_RULE_CODES.map((code) => `- ${REVIEW_RULE_WORDS[code].refuses}`).join("\n"),
        risks: <Risks />,
      }}
    />
  );
}

const ASSESSED = [
  {
    risk: "A company praises itself, or has others do it",
    here: "Likely: reviews need no account, and few reviews make a high average.",
    measures: `What we know of each writer stands beside the review; more than ${REVIEWS_AT_ONCE.ofNetworkAMonth} a month from one network wait; everybody can report; the order “Best overall” trusts few reviews little.`,
    left: "Medium. Single invented reviews from other networks can show until somebody reports them.",
  },
  {
    risk: "A competitor or an angry person sends many bad reviews",
    here: "Happens to directories in waves, often within minutes.",
    measures: `At most ${REVIEWS_AT_ONCE.anHour} of a company show within an hour, and of those without a hire that the company confirmed ${REVIEWS_AT_ONCE.aDay} within a day and ${REVIEWS_AT_ONCE.aWeek} within a week, or twice the usual; the others wait, and changes of reviews count the same; the administrator can remove a whole wave, which restores the average exactly.`,
    left: `Medium. ${REVIEWS_AT_ONCE.aDay} bad reviews can show in a day until somebody reports them.`,
  },
  {
    risk: "Reviews that are paid for or rewarded",
    here: "Possible; we cannot see payments.",
    measures: "They are against the rules and can be reported. We pay for none and sell none.",
    left: "Medium. We depend on reports.",
  },
  {
    risk: "Critical reviews disappear",
    here: "Companies ask for it, and a directory that companies pay could give in.",
    measures:
      "A reported review stays until it is decided; a removal names a rule; each leaves a line in the ledger; companies cannot pay for it.",
    left: "Low.",
  },
  {
    risk: "Misleading averages and stars",
    here: "Possible where a score outlives its reviews, or counts reviews from elsewhere.",
    measures:
      "Screens show the average of the reviews written here. It follows each change at once, in lists, badges and search engines alike.",
    left: "Low.",
  },
  {
    risk: "Somebody asks for a quote only to be invited",
    here: "Possible: asking and choosing cost nothing, also to a company that asks itself.",
    measures:
      "One review for a request. Unless the company confirmed the hire, by a price or on the request's page, the limits of other reviews apply. Beside the review stands only that the writer asked here.",
    left: "Medium. “Asked here” shows a request, not a hire.",
  },
  {
    risk: "Only happy customers are invited",
    here: "Possible where companies choose whom to ask.",
    measures: "We invite everybody who chose a company on this site. Companies have no part in it.",
    left: "Low.",
  },
];

/** The guidance CMA208 of the Competition and Markets Authority requires a written risk assessment. */
const Risks = () =>
  ASSESSED.map(({ risk, here, measures, left }) => (
    <section key={risk} className="grid gap-2">
      <h3>{risk}</h3>
      <dl className="grid gap-2 text-base sm:grid-cols-[9rem_1fr]">
        <dt className="font-semibold">How likely here</dt>
        <dd>{here}</dd>
        <dt className="font-semibold">What we do</dt>
        <dd>{measures}</dd>
        <dt className="font-semibold">What is left</dt>
        <dd>{left}</dd>
      </dl>
    </section>
  ));
