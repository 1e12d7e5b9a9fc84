import type { ReactNode } from "react";
import { formatCompanyCount, formatWeeks, joinWithAnd } from "#client/components/company/format.ts";
import { shortDay } from "#client/components/job/earliest-day.ts";
import { datedFeeWords } from "#client/components/permit/permit-words.ts";
import { queryString } from "#client/urls/query-string.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { aSkip } from "#contract/job/size-names.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { formatCount } from "#contract/text/spelling.ts";
import type { TownNotice, TownPage, TownPrice } from "#contract/towns.ts";
import { roadPermitSentences } from "./town-permits.tsx";
import { TownSection } from "./town-section.tsx";
import { amounts, shortName } from "./town-words.ts";

/** The page has a question about the price of these sizes, which are in cubic yards. */
const ASKED_SIZES: readonly number[] = [6, 8];

export function TownQuestions({ town }: { town: TownPage }) {
  const name = shortName(town);
  const questions = [
    ...town.prices
      .filter(({ size }) => ASKED_SIZES.includes(size))
      .map((price) => ({
        question: `How much is ${aSkip(price.size)} in ${name}?`,
        answer: priceAnswer(price, town),
      })),
    {
      question: `Who can deliver a skip in ${name} at one working day's notice?`,
      answer: noticeAnswer(town.notice, town),
    },
    { question: `Do I need a permit for a skip in ${name}?`, answer: permitAnswer(town) },
    { question: `Can I ask several companies in ${name} at once?`, answer: askAnswer(town) },
  ];
  return (
    <TownSection id="questions" title={`Questions about skip hire in ${name}`}>
      <dl className="card divide-y divide-line">
        {questions.map(({ question, answer }) => (
          <div key={question} className="px-4 py-4 sm:px-5">
            <dt className="text-lg font-bold">{question}</dt>
            <dd className="mt-1 max-w-prose text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </TownSection>
  );
}

function priceAnswer({ stated, statedBy, guide, offeredBy }: TownPrice, town: TownPage): string {
  const name = shortName(town);
  if (stated) {
    return `${amounts(stated)} for ${formatWeeks(DEFAULT_WEEKS)} of hire, with VAT. That is what ${formatCount(statedBy)} of the ${formatCount(offeredBy)} companies located in ${name} that hire out this size ask, as they or we entered it; the middle price is ${formatPounds(stated.median)}. A skip on the road can cost more.`;
  }
  const offering = `${formatCompanyCount(offeredBy)} located in ${name} ${offeredBy === 1 ? "hires" : "hire"} out this size, but fewer than three state a price for ${formatWeeks(DEFAULT_WEEKS)}.`;
  return guide
    ? `${offering} Our guide for the whole UK is ${amounts(guide)} with VAT.`
    : `${offering} Ask for a quote.`;
}

export function noticeAnswer(
  { sampleSize, nextDay, firstDay, firms: companies }: TownNotice,
  town: Pick<TownPage, "label" | "companies">,
): string {
  const name = shortName(town);
  const silent = town.companies - sampleSize;
  const rest =
    silent > 0
      ? ` ${formatCompanyCount(silent)} ${silent === 1 ? "does not say how much notice it needs" : "do not say how much notice they need"}, so ask.`
      : "";
  if (sampleSize === 0) return `No company located in ${name} has said how much notice it needs, so ask.`;
  if (nextDay === 0)
    return `${sampleSize === 1 ? "The one company that says how much notice it needs does not offer" : `None of the ${formatCompanyCount(sampleSize)} that say how much notice they need offers`} a skip at one working day's notice.${rest}`;
  const names = joinWithAnd(companies.map((company) => company.name));
  const among = names && `: ${nextDay > companies.length ? "among them " : ""}${names}`;
  return `${formatCompanyCount(nextDay)} located in ${name} ${nextDay === 1 ? "says that it needs" : "say that they need"} one working day's notice or less${among}. Asked now, that is from about ${shortDay(firstDay)}.${rest} Notice counts working days, and nobody can promise a day before you ask.`;
}

function permitAnswer(town: TownPage): string {
  const { fee } = town.permit;
  const words = fee ? `The fee of ${datedFeeWords(fee)}` : "Any fee";
  return `Not on your own drive or land. ${roadPermitSentences(town)} ${words} comes on top of the company's price.`;
}

function askAnswer({ quotable, companies, query, ...town }: TownPage): ReactNode {
  if (quotable === 0)
    return `No company located in ${shortName(town)} takes requests by email. Call them instead.`;
  return (
    <>
      Yes. {formatCount(quotable)} of the {formatCompanyCount(companies)} located here take requests by email,
      and{" "}
      <a href={`/quote${queryString({ location: query })}`} className="link">
        one form
      </a>{" "}
      asks up to {Math.min(quotable, MAX_COMPANIES_PER_QUOTE)} of them.
    </>
  );
}
