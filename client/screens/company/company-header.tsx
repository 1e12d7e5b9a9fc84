import { Icon } from "#client/components/icon.tsx";
import { DeliveryLine } from "#client/components/job/delivery-line.tsx";
import { earliestWords, isImpossible, noticeWords } from "#client/components/job/earliest-day.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import type { CompanyFit } from "#client/queries/companies.ts";
import type { CompanyWithEstimates } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";
import { shownScore } from "#contract/rated.ts";
import { formatDistance, formatLocation } from "#contract/text/place-words.ts";
import { PriceLine } from "./price-line.tsx";

interface CompanyHeaderProps {
  company: CompanyWithEstimates;
  fit: CompanyFit;
  job: Job;
  /** The name of the searched place. Empty without one. */
  place: string;
}

/** Below the name, what decides: the place, the rating, the price of the job, delivery and the earliest day. */
export function CompanyHeader({ company, fit, job, place }: CompanyHeaderProps) {
  const notice = noticeWords(company.noticeDays);
  const { deliveryTime } = company;
  const delivery = { deliveryTime, canDo: fit.canDo, earliest: fit.earliest ?? company.earliest };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon name="pin" size="size-4.5" className="text-muted" />
          <span>
            {formatLocation(company)}
            {fit.distance !== undefined && (
              <>
                , <span className="whitespace-nowrap">{formatDistance(fit.distance)} away</span>
              </>
            )}
          </span>
        </p>{" "}
        <a href="#reviews" className="flex min-h-6 items-center rounded-sm hover:underline">
          <StarRating {...shownScore(company)} />
        </a>
      </div>
      <div className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2 sm:gap-6 sm:pt-4">
        <PriceLine company={company} fit={fit} job={job} />
        <div className="grid content-start gap-2">
          {fit.serves && <DeliveryLine serves={fit.serves} because={fit.servesBecause} place={place} />}{" "}
          {(notice || delivery.earliest.day) && (
            <p className="flex gap-2">
              <Icon name="calendar" size="size-5" className="mt-0.5 text-muted" />
              <span>
                {notice && (
                  <>
                    <span className="font-bold">{notice}</span>
                    <br />
                  </>
                )}
                {/* The server may have rendered this text on the day before, so it may differ from the browser's text. */}
                <span
                  className={`text-sm ${isImpossible(delivery, job) ? "text-stop" : "text-ink-soft"}`}
                  suppressHydrationWarning
                >
                  {earliestWords(delivery, job)}
                </span>
              </span>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
