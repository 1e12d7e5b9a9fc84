import type { ReactNode } from "react";
import { carrierAttribution, carrierText } from "#client/components/company/carrier-text.ts";
import { carrierWords } from "#client/components/company/carrier-words.ts";
import { formatDate, formatRating, joinWithAnd, splitList } from "#client/components/company/format.ts";
import { registerAttribution, registerText } from "#client/components/company/register-words.ts";
import { Icon, type IconName } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { Company } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import { COMPANY_REGISTERS } from "#contract/registers/register-options.ts";
import { REGISTER_NAMES } from "#contract/registers/register-words.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { countOf } from "#contract/text/spelling.ts";
import { answerSentence } from "./company-header.tsx";

export function CompanyOverview({ company }: { company: Company }) {
  return (
    <section aria-labelledby="overview" className="card grid gap-5 p-4 sm:p-6">
      <h2 id="overview" className="display text-xl sm:text-2xl">
        Company Overview
      </h2>
      <Highlights company={company} />
      <div>
        <h3 className="font-bold">About Us</h3>
        <p className="mt-1 max-w-prose whitespace-pre-line text-ink-soft wrap-anywhere">
          {company.description ??
            `${company.name} offers skip hire in ${company.location} and the surrounding area.`}
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-4 empty:hidden sm:grid-cols-2">
        <TagList title="Services offered" tags={splitList(company.services)} />
        <TagList title="Specialties" tags={splitList(company.specialties)} />
        <TagList title="Payment methods" tags={splitList(company.paymentMethods)} />
      </div>
      {/* Collapsed on phones, where the details would be two screens long. */}
      <details className="open-wide">
        <summary className="min-h-11 py-2">
          <span className="link">Licence, insurance, permits and more</span>
        </summary>{" "}
        <StatedFacts company={company} />
        <CarrierNote company={company} />
      </details>
      <p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-2 print:hidden">
        <a
          href={`/company/${company.id}/claim`}
          rel="nofollow"
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Is this your company?
        </a>{" "}
        {/* A plain link, because the opened page needs no script. */}
        <a
          href={`/company/${company.id}/correct?field=other`}
          rel="nofollow"
          className="link inline-flex min-h-11 items-center text-sm text-muted"
        >
          Something wrong?
        </a>
      </p>
    </section>
  );
}

const withNote = (text: ReactNode, note: ReactNode, noteClass = "font-normal") => (
  <>
    {text} <span className={`block text-sm ${noteClass}`}>{note}</span>
  </>
);

/** The text is unchecked. If the company has confirmed its listing, the text counts as the company's own statement. */
const asStated = (text: string | false | null, { confirmedOn }: Pick<Company, "confirmedOn">) =>
  text && withNote(text, confirmedOn ? "as the company states" : "as listed, not confirmed by the company");

function StatedFacts({ company }: { company: Company }) {
  const { establishedYear, insurance, verified, eco, confirmedOn } = company;
  const facts: { label: string; value: ReactNode; name?: string }[] = [
    { label: "Established", value: establishedYear, name: "established year" },
    { label: "Licence number", value: carrierFacts(company) },
    ...registerFacts(company),
    { label: "Insurance", value: asStated(insurance, company) },
    { label: "Verified", value: verifiedWords(verified) },
    { label: "Delivery time", value: company.deliveryTime },
    { label: "Collection time", value: company.collectionTime },
    { label: "Permits", value: asStated(company.permits && "Available", company) },
    ...registrations(company),
    { label: "Eco-friendly disposal", value: eco ? asStated("Yes", company) : "No" },
    { label: "Answers to requests", value: answerSentence(company.answers) },
    {
      label: "Listing confirmed",
      value: confirmedOn ? `By the company on ${formatDate(confirmedOn)}` : "Not by the company yet",
    },
  ];
  const unknown = facts.flatMap(({ label, value, name = label.toLowerCase() }) => (value ? [] : name));
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {facts.map(
          ({ label, value }) =>
            value && (
              <div
                key={label}
                className="grid grid-cols-[2fr_3fr] gap-3 border-t border-line py-2.5 xs:grid-cols-[9.5rem_1fr]"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {unknown.length > 0 && (
        <p className="border-t border-line py-2.5 text-sm text-muted">
          Contact for details: {joinWithAnd(unknown)}.
        </p>
      )}
    </>
  );
}

/** Most councils need no registration, so a company without a valid registration gets no row. */
function registrations(company: Company) {
  const names = company.authorities.flatMap(({ name, until }) =>
    until === null || until >= todayInLondon() ? [name] : [],
  );
  return names.length > 0
    ? [{ label: "Registered for roads with", value: asStated(joinWithAnd(names), company) }]
    : [];
}

const verifiedWords = (isVerified: boolean) =>
  withNote(
    isVerified ? "Yes" : "No",
    <a href="/how-we-work#verified" className="link">
      {isVerified ? "We approved this listing" : "We have not approved this listing"}
    </a>,
  );

function TagList({ title, tags }: { title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-bold">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

function coverageWords({ coverage, coverageAreas, location }: Company): string {
  const [area] = coverageAreas;
  if (area?.type === "radius") return `Within ${formatRadius(area.km)}`;
  if (area?.type === "districts") return countOf(area.codes.length, "postcode district");
  return coverage ?? location;
}

function Highlights({ company }: { company: Company }) {
  const { establishedYear } = company;
  const years = new Date().getFullYear() - (establishedYear ?? 0);
  const highlights: { icon: IconName; label: string; value: string }[] = [
    {
      icon: "check",
      label: "Rating",
      value: isRated(company) ? `${formatRating(shownScore(company).rating)} out of 5` : "no reviews",
    },
    {
      icon: "calendar",
      label: "Experience",
      // If the year is unknown, the specification asks for "10+ years".
      value: establishedYear === null ? "10+ years" : countOf(Math.max(0, years), "year"),
    },
    { icon: "truck", label: "Coverage", value: coverageWords(company) },
    {
      icon: "shield",
      label: "Licensed",
      value: company.carrier ? `Number: ${carrierWords(company.carrier).short}` : carrierText(null).text,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {highlights.map(({ icon, label, value }) => (
        <div key={label}>
          <dt className="flex items-center gap-2 text-sm text-muted">
            <Icon name={icon} size="size-4.5" />
            {label}
          </dt>
          <dd className="line-clamp-3 leading-snug font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const TONES = { go: "font-semibold text-go-deep", stop: "font-semibold text-stop" };

/** A company without a number gets a row too, so that its page says that nobody checked anything. */
function carrierFacts({ licenseNumber, carrier }: Company) {
  const { text, tone } = carrierText(carrier);
  if (!licenseNumber) return text;
  return withNote(
    licenseNumber,
    <>
      {carrier?.regulator && (
        <>
          {carrier.regulator}
          {carrier.tier && `, ${carrier.tier} tier`}
          {carrier.checkedOn && carrier.validTo && `, until ${formatDate(carrier.validTo)}`}
          <br />
        </>
      )}
      {/* The server may have rendered this text before midnight, so it may differ from the browser's text. */}
      <span className={tone && TONES[tone]} suppressHydrationWarning>
        {text}
      </span>
    </>,
  );
}

const LOOK_UP = "Look it up in the public register of waste carriers";

function CarrierNote({ company: { carrier, registers } }: { company: Company }) {
  const isAsGiven = carrier && carrier.result !== "matched";
  return (
    <p className="max-w-prose text-sm text-muted">
      {isAsGiven && "The licence number is as listed: the company's own, or from a public source."}
      {carrier?.result === "unknown-format" && " No regulator's numbers look like it."}{" "}
      {carrier?.link ? (
        <a href={carrier.link} rel="nofollow" className="link">
          {LOOK_UP}
        </a>
      ) : (
        LOOK_UP
      )}
      . {carrier && carrierAttribution([carrier])} {registerAttribution(registers)}
    </p>
  );
}

const registerFacts = ({ companyNumber, registers }: Company) =>
  COMPANY_REGISTERS.flatMap((register) => {
    const result = registers.find((one) => one.register === register);
    const number = result?.number ?? (register === "companies-house" ? companyNumber : null);
    if (!number) return [];
    const { text, tone } = result
      ? registerText(result)
      : { text: "as stated, not compared", tone: undefined };
    const value = withNote(number, text, tone && "font-semibold text-stop");
    return [{ label: REGISTER_NAMES[register], value }];
  });
