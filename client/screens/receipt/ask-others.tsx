import { SubmitButton } from "#client/components/form/fields.tsx";
import { totalWords } from "#client/components/job/cost-words.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { hasTotal } from "#contract/companies/total-hire.ts";
import type { OtherCompany, QuoteReceipt } from "#contract/quotes.ts";
import { formatDistance } from "#contract/text/place-words.ts";

export function AskOthers({ receipt: { others, job } }: { receipt: QuoteReceipt }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="card p-5 sm:p-8 print:hidden">
      <h2 id="others" className="display text-2xl">
        Ask others too
      </h2>
      <p className="mt-2 text-ink-soft">
        {others.length === 1 ? "This company fits" : "These companies fit"} your place and your job. Those you
        tick get the same request, with your name and how to reach you.
      </p>
      <form method="post" className="mt-3 grid gap-4">
        <ul>
          {others.map((company) => (
            <li key={company.id} className="flex gap-3 border-t border-line py-2">
              <input
                type="checkbox"
                id={`ask-${company.id}`}
                name="companyIds"
                value={company.id}
                aria-describedby={`why-${company.id}`}
                className="mt-3 size-5 shrink-0 accent-ink"
              />
              <div className="min-w-0">
                <label
                  htmlFor={`ask-${company.id}`}
                  className="flex min-h-11 items-center text-lg leading-snug font-bold wrap-anywhere"
                >
                  {company.name}
                </label>
                <div
                  id={`why-${company.id}`}
                  className="grid gap-0.5 pb-1 text-sm text-ink-soft wrap-anywhere"
                >
                  <Facts company={company} size={job?.size} />
                </div>
              </div>
            </li>
          ))}
        </ul>
        <SubmitButton intent="ask" variant="dark" className="w-full sm:w-auto sm:justify-self-start">
          Ask these too
        </SubmitButton>
      </form>
    </section>
  );
}

function Facts({ company, size }: { company: OtherCompany; size: number | undefined }) {
  const { location, distance, rating, reviewCount, servesBecause, offersSize, total } = company;
  return (
    <>
      <p>
        {location}
        {distance !== null && `, ${formatDistance(distance)} away`}
      </p>
      <StarRating rating={rating} reviewCount={reviewCount} />
      {servesBecause && <p>{servesBecause}</p>}{" "}
      {size !== undefined && total && hasTotal(total) && (
        <p className="font-semibold text-ink">
          {size} yard skip: {offersSize === null && "ask if it has one. If it does: "}
          {totalWords(total).replace(/^A/, "a")}
        </p>
      )}
    </>
  );
}
