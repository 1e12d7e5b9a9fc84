import type { ComponentProps } from "react";
import { formatCompanyCount, formatDate, joinWithAnd } from "#client/components/company/format.ts";
import { SkipShape } from "#client/components/drawings/shapes.tsx";
import { Notices } from "#client/components/hire/notices.tsx";
import { RequestSteps } from "#client/components/hire/request-steps.tsx";
import { BRAND } from "#contract/brand.ts";
import { longDay } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { canPress, customerWords, hasOffer, isClosed, wasToldOtherwise } from "./receipt-view.ts";

interface ReceiptHeaderProps {
  receipt: QuoteReceipt;
  notice: string | undefined;
  /** True if a form further down says why it was refused. */
  isOutcomeBelow: boolean;
  lost: ComponentProps<typeof Notices>["lost"];
}

export function ReceiptHeader({ receipt, notice, isOutcomeBelow, lost }: ReceiptHeaderProps) {
  const { reference, createdAt, withdrawnAt, erasedAt, testMode, awaitingConfirmation, released } = receipt;
  const progress = progressWords(receipt);
  const { you, your } = customerWords(receipt);
  const isOnItsWay = !awaitingConfirmation && !isClosed(receipt);
  return (
    <header className="card overflow-hidden">
      <div aria-hidden="true" className="hazard h-2.5 print:hidden" />
      <div className="grid gap-1.5 p-4 sm:px-8 sm:py-6 print:p-3">
        <div className="flex items-end justify-between gap-4">
          <h1>
            <span className="block font-semibold text-muted">{upperFirst(your)} quote request</span>{" "}
            <span className="display text-3xl whitespace-nowrap sm:text-4xl print:text-2xl">{reference}</span>
          </h1>
          {isOnItsWay && <FilledSkip />}
        </div>
        {!awaitingConfirmation && !withdrawnAt && !erasedAt && (
          <RequestSteps
            stage={receipt.chosenCompanyId === null ? null : (receipt.hire?.stage ?? "chosen")}
            hasQuote={receipt.companies.some(hasOffer)}
            isTest={testMode}
          />
        )}
        <p className="text-ink-soft">
          {awaitingConfirmation || testMode ? "Written" : "Sent"} on{" "}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>.{progress && ` ${progress}`}
        </p>
        {!canPress(receipt) && (
          <p className="print:hidden">This link is for looking. Only the customer can press.</p>
        )}
        <Notices
          isOutcomeBelow={isOutcomeBelow}
          lost={lost}
          lines={[
            notice,
            testMode && "Test mode: this request was recorded and no emails were sent.",
            withdrawnAt &&
              `${upperFirst(you)} withdrew this request on ${formatDate(withdrawnAt)}.${erasedAt ? "" : ` We delete ${your} details 30 days later.`}`,
            erasedAt && `${upperFirst(your)} details were deleted on ${formatDate(erasedAt)}.`,
            released &&
              `${released.text} They are told. Number ${reference}-${released.number}, ${formatDate(released.at)}.`,
          ]}
        />
      </div>
    </header>
  );
}

const FilledSkip = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 130 70"
    className="h-10 w-auto shrink-0 overflow-hidden sm:h-18 print:hidden"
  >
    <path
      d="M10 40Q35 8 60 20Q92 0 120 40z"
      fill={BRAND.ink}
      className="animate-[fill-skip_900ms_ease-out]"
    />
    <SkipShape x={65} ground={69} length={116} height={38} />
  </svg>
);

const hireWords = (delivered: string, { collectedOn, endsOn }: Pick<HireView, "collectedOn" | "endsOn">) =>
  [
    `Delivered ${longDay(delivered)}.`,
    collectedOn ? `Collected ${longDay(collectedOn)}.` : endsOn && `Last day ${longDay(endsOn)}.`,
  ]
    .filter(Boolean)
    .join(" ");

/**
 * After the delivery, its day and what comes next. Null if the request is closed or can no longer be confirmed. Also null in test
 * mode while no company has answered.
 */
function progressWords(receipt: QuoteReceipt): string | null {
  const { companies, awaitingConfirmation, hire } = receipt;
  if (hire?.deliveredOn) return hireWords(hire.deliveredOn, hire);
  if (isClosed(receipt) || receipt.confirmRefusal) return null;
  const { you, your } = customerWords(receipt);
  const contact = `The companies are asked to contact ${you} within 24-48 hours`;
  if (awaitingConfirmation) return `${contact} of ${your} confirmation.`;
  const count = (isCounted: (company: QuoteReceiptCompany) => boolean) => companies.filter(isCounted).length;
  const told = companies.filter((company) => wasToldOtherwise(receipt, company)).map(({ name }) => name);
  const toldWords =
    told.length > 0 &&
    `${joinWithAnd(told)} ${told.length === 1 ? "was" : "were"} told that ${you} decided otherwise${canPress(receipt) ? ": ring them if you want them after all" : ""}.`;
  // Who was told of an earlier choice is not expected to answer any more.
  const silent = companies.filter(({ answer, isTold }) => answer.state === "waiting" && !isTold);
  const sentences = (...said: (string | false)[]) => said.filter(Boolean).join(" ");
  const [offers, declines] = [count(hasOffer), count(({ answer }) => answer.state === "declined")];
  if (offers + declines === 0 && receipt.testMode) return null;
  if (offers + declines === 0)
    return sentences(
      `0 of ${companies.length} have answered.`,
      silent.length > 0 && `${contact}.`,
      toldWords,
    );
  const unreached = silent.filter(({ state }) => state === "failed").length;
  const waiting = silent.length - unreached;
  const parts = [
    offers > 0 && `${offers} sent a quote`,
    declines > 0 && `${declines} declined`,
    waiting > 0 && `${waiting} yet to answer`,
    unreached > 0 && `${unreached} could not be reached`,
  ];
  return sentences(
    `Of ${formatCompanyCount(companies.length)}: ${parts.filter(Boolean).join(", ")}.`,
    toldWords,
  );
}
