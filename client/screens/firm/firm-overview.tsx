import type { ReactNode } from "react";
import { CompanyCard } from "#client/components/company/company-card.tsx";
import { formatDate, joinWithAnd } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { CompanySummary } from "#client/queries/companies.ts";
import type { CompanyRequests } from "#contract/answers/company-requests.ts";
import { longDay, todayInLondon } from "#contract/dates.ts";
import {
  IDENTITY_LABELS,
  type IdentityField,
  LISTING_PARTS,
  type ListingPart,
} from "#contract/firms/listing-parts.ts";
import { pausedOn } from "#contract/job/delivery-days.ts";
import { countOf } from "#contract/text/spelling.ts";
import { type ListingWithProposals, waitsForFirm } from "./firm-page.tsx";
import { listingFacts } from "./listing-facts.ts";
import { RequestRow } from "./request-row.tsx";
import { type Demand, unsaidFacts } from "./unsaid-facts.ts";

export interface Overview extends CompanyRequests, Pick<Demand, "searched"> {
  card?: CompanySummary;
}

type Listing = ListingWithProposals["listing"];

interface FirmOverviewProps extends Partial<Overview> {
  own: ListingWithProposals;
  logo: ReactNode;
}

export function FirmOverview({ own, logo, ...overview }: FirmOverviewProps) {
  const { requests = [], wanted, wastesInTown, searched, card } = overview;
  const pausedUntil = pausedOn(own.listing, todayInLondon());
  return (
    <>
      {pausedUntil !== null && (
        <section
          aria-labelledby="paused"
          className="flex flex-wrap items-center justify-between gap-3 border-l-4 border-skip bg-skip-pale px-4 py-3"
        >
          <h2 id="paused" className="font-bold">
            Requests are paused until the end of {longDay(pausedUntil)}
          </h2>
          <ListingAct listing={own.listing} intent="resume" label="Take requests again" />
        </section>
      )}
      <Requests requests={requests} />
      <Unsaid own={own} demand={{ requests: requests.length, wanted, wastesInTown, searched }} />
      <Confirmation listing={own.listing} card={card} />
      <div className="gap-4 lg:columns-2">
        {(Object.keys(LISTING_PARTS) as ListingPart[]).map((part) => (
          <PartCard key={part} part={part} own={own} />
        ))}
      </div>
      {logo}
      <p>
        <a href="/firm/leave" className="link inline-flex min-h-11 items-center text-stop">
          Remove your listing
        </a>
      </p>
    </>
  );
}

interface ListingActProps {
  listing: Listing;
  intent: "confirm" | "resume" | "restore" | "remove-logo";
  label: string;
  className?: string;
}

export const ListingAct = ({ listing, intent, label, className = buttonClass("quiet") }: ListingActProps) => (
  <form method="post" action="/firm">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="companyId" value={listing.id} />
    <button type="submit" className={className}>
      {label}
    </button>
  </form>
);

const LISTED = 3;

function Requests({ requests }: Pick<CompanyRequests, "requests">) {
  const waiting = requests.filter(waitsForFirm);
  const hires = waiting.filter(({ state }) => state === "chosen");
  const prices = waiting.filter(({ state }) => state === "waiting");
  const counts = [
    ...(hires.length > 0 ? [countOf(hires.length, "hire")] : []),
    ...(prices.length > 0 ? [countOf(prices.length, "request")] : []),
  ];
  const answered = requests.filter(({ answeredAt }) => answeredAt !== null).length;
  const chosen = requests.filter(({ state }) => state === "chosen").length;
  return (
    <section aria-labelledby="requests" className="card grid gap-2 p-4 sm:p-6">
      <h1 id="requests" className="display text-xl sm:text-2xl">
        {waiting.length === 0
          ? "Nothing is waiting for you"
          : `${joinWithAnd(counts)} ${waiting.length === 1 ? "waits" : "wait"} for you`}
      </h1>
      <ul>
        {[...hires, ...prices].slice(0, LISTED).map((request) => (
          <RequestRow key={request.reference} request={request} />
        ))}
      </ul>
      <p className="text-ink-soft">
        {requests.length === 0
          ? "No request has come to you through this directory in the last twelve months."
          : `In the last twelve months: ${countOf(requests.length, "request")}, ${answered} answered, ${chosen} chose you.`}
      </p>
      {requests.length > 0 && (
        <a href="/firm/requests" className="link inline-flex min-h-11 items-center font-semibold">
          All requests, and where they came from
        </a>
      )}
    </section>
  );
}

function Unsaid({ own, demand }: { own: ListingWithProposals; demand: Demand }) {
  const sentLogo = own.waiting.some(({ field }) => field === "logo");
  const unsaid = unsaidFacts(own.listing, demand).filter(({ part }) => part !== "logo" || !sentLogo);
  if (unsaid.length === 0) return null;
  return (
    <section aria-labelledby="unsaid" className="card p-4 sm:p-6">
      <h2 id="unsaid" className="text-lg font-bold">
        What your listing doesn't say yet
      </h2>
      <ul>
        {unsaid.map(({ part, label, why }) => (
          <li
            key={label}
            className="flex items-center justify-between gap-4 border-line py-2 not-first:border-t"
          >
            <p className="min-w-0">
              <strong>{label}</strong> <span className="block text-sm text-ink-soft">{why}</span>
            </p>
            <a
              href={part === "logo" ? "#logo" : `/firm/listing/${part}`}
              className={`${buttonClass("quiet", "small")} shrink-0`}
            >
              Add it<span className="sr-only">: {label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Confirmation({ listing, card }: { listing: Listing; card: CompanySummary | undefined }) {
  const isDraft = listing.listing === "draft";
  return (
    <section aria-labelledby="confirm" className="card grid gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="confirm" className="text-lg font-bold">
            Is everything right?
          </h2>
          {isDraft && (
            <p className="mb-1 font-semibold">
              Nobody can see your listing yet. Correct below what is wrong, then press “Everything is right”:
              it appears at once.
            </p>
          )}
          <p className="text-ink-soft">
            {listing.confirmedOn
              ? `You last confirmed your listing on ${formatDate(listing.confirmedOn)}.`
              : "You have not confirmed your listing yet."}{" "}
            {listing.listing === "public" && (
              <a href={`/company/${listing.id}`} className="link">
                See it as customers do
              </a>
            )}
          </p>
        </div>
        <ListingAct
          listing={listing}
          intent="confirm"
          label="Everything is right"
          className={buttonClass(isDraft ? "primary" : "quiet")}
        />
      </div>
      {card && (
        <>
          <h3 className="text-sm font-semibold text-muted">Your card in lists</h3>
          <CompanyCard company={card} />
        </>
      )}
    </section>
  );
}

function PartCard({ part, own }: { part: ListingPart; own: ListingWithProposals }) {
  return (
    <section
      aria-labelledby={part}
      className="card mb-4 grid break-inside-avoid content-start gap-2 p-4 sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={part} className="text-lg font-bold">
          {LISTING_PARTS[part]}
        </h2>
        <a
          href={`/firm/listing/${part}`}
          className="link inline-flex min-h-11 shrink-0 items-center px-1 font-semibold"
        >
          Change<span className="sr-only">: {LISTING_PARTS[part]}</span>
        </a>
      </div>
      <dl>
        {listingFacts[part](own.listing).map(([label, text]) => (
          <div key={label} className="grid grid-cols-[8rem_1fr] gap-3 border-t border-line py-2">
            <dt className="text-muted">{label}</dt>
            <dd className={`line-clamp-4 wrap-anywhere ${text ? "font-semibold" : "text-muted"}`}>
              {text || "Not said"}
            </dd>
          </div>
        ))}
      </dl>
      {part === "identity" && <WaitingChanges own={own} />}
    </section>
  );
}

const labelOf = (field: string | null) => <strong>{IDENTITY_LABELS[field as IdentityField]}</strong>;

export function WaitingChanges({ own }: { own: ListingWithProposals }) {
  const waiting = own.waiting.filter(({ kind, field }) => kind === "change" && field !== "logo");
  const refused = own.refused.filter(({ field }) => field !== "logo");
  return (
    <>
      {waiting.map(({ id, field, suggestion }) => (
        <p key={id} className="border-l-4 border-skip bg-skip-pale px-3 py-2 text-sm wrap-anywhere">
          {labelOf(field)}: “{suggestion || "nothing"}” waits for our check.
        </p>
      ))}
      {refused.map(({ id, field, suggestion, decidedAt }) => (
        <p key={id} className="border-l-4 border-stop bg-stop-pale px-3 py-2 text-sm wrap-anywhere">
          {labelOf(field)}: we could not confirm “{suggestion || "nothing"}”, so the listing stayed as it was
          {decidedAt && ` on ${formatDate(decidedAt.toISOString())}`}. If it is right, please write to us.
        </p>
      ))}
    </>
  );
}
