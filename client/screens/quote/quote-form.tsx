import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useLocation, useNavigationType } from "react-router";
import { formatCompanyCount, formatPoundRange } from "#client/components/company/format.ts";
import { unchooseCompanies } from "#client/components/company/selection/chosen-companies.ts";
import {
  askedOnlineWords,
  noRequestsWords,
  unlistedWords,
} from "#client/components/company/selection/left-out-words.ts";
import {
  type QuoteSelection,
  useRecipients,
} from "#client/components/company/selection/use-quote-selection.ts";
import { quoteSentTitle } from "#client/components/form/describe-sending.ts";
import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { deleteDraft, readDraft, SENT_WORDS, saveDraft } from "#client/components/form/use-form-draft.ts";
import { Link } from "#client/components/link.tsx";
import { quotePrice } from "#client/components/quote/fit-problems.ts";
import { FitReminder } from "#client/components/quote/fit-warnings.tsx";
import { requestWords } from "#client/components/quote/job-in-form.ts";
import { PhotoField, usePhotos } from "#client/components/quote/photo-field.tsx";
import { CustomerFields, QuoteFields } from "#client/components/quote/quote-fields.tsx";
import { useQuoteForm, useSendQuote } from "#client/components/quote/quote-form.ts";
import { PAGE_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import { companyUrl, jobIn, searchedAreaIn } from "#client/urls/company-url.ts";
import { hasTotal } from "#contract/companies/total-hire.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { useCompaniesDraft } from "./companies-draft.ts";
import { CompanySearchSection } from "./company-search-section.tsx";
import { LOCATION_MISSING } from "./find-nearby.ts";
import type { PostedQuote } from "./post-quote.ts";
import { type AskedOptions, useAskedCompanies, useCompanySearch } from "./use-company-search.ts";
import { type LeftOut, useInitialCompanies, usePrefill } from "./use-prefill.ts";

export default function QuoteForm({ posted }: { posted: PostedQuote | undefined }) {
  const showSent = useSentQuote();
  const params = usePageParams();
  const searched = posted?.searched ?? jobIn(params);
  const { form } = useQuoteForm(PAGE_PRESENTATION, posted);
  const selection = useRecipients(useInitialCompanies(posted));
  const search = useCompanySearch({ form, selection, posted, searched });
  const leftOut = usePrefill({ form, selection, search, posted });
  useCompaniesDraft({ selected: selection.selected, listed: search.listed });
  const photos = usePhotos(PAGE_PRESENTATION.draft, posted?.photos);
  const { handleSubmit, questions, isSending } = useSendQuote(PAGE_PRESENTATION, {
    form,
    photos,
    companies: selection.selected,
    searched,
    onSent: (accepted, path) => {
      unchooseCompanies(selection.selected);
      showSent(accepted, path);
    },
  });
  const asked = { form, search, selection, searched };
  const fields = { form, posted, questions };
  const refusal = form.formState.errors.root?.companies?.message;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_min(22rem,40%)] lg:items-start">
      <form
        method="post"
        action={`/quote#${SUMMARY_ID}`}
        encType="multipart/form-data"
        noValidate
        onSubmit={handleSubmit}
        className="card relative grid gap-8 p-5 sm:p-8"
      >
        {posted && <PostedNotice posted={posted} form={form} search={search} />}
        <LeftOutCompanies {...leftOut} selected={selection.selected} />
        <QuoteFields
          {...fields}
          presentation={PAGE_PRESENTATION}
          searched={searched}
          companies={selection.selected}
        />
        {/* Without script, these fields submit the values that the visible fields can't express exactly. */}
        <input type="hidden" name="weeks" value={searched.weeks ?? ""} />
        <input type="hidden" name="waste" value={searched.waste?.join(",") ?? ""} />
        <CompanySearchSection {...asked} />
        <CustomerFields {...fields} />
        <PhotoField photos={photos} />
        <Honeypot error={form.formState.errors.root?.website?.message ?? posted?.errors.website} />
        {refusal && <FieldError role="alert" message={refusal} />}
        <SendSection {...asked} isSending={isSending} />
      </form>
      <RequestSummary {...asked} />
    </div>
  );
}

interface PostedNoticeProps extends Pick<AskedOptions, "form" | "search"> {
  posted: PostedQuote;
}

/** A message about the place or its companies is no longer true after another search or for another place. */
function PostedNotice({ posted, form, search }: PostedNoticeProps) {
  const { control, setFocus } = form;
  const location = useWatch({ control, name: "location" });
  const lacksPlace = posted.message === LOCATION_MISSING;
  useEffect(() => {
    if (lacksPlace) setFocus("location");
  }, [lacksPlace, setFocus]);
  if (!posted.message) return <ErrorSummary failure={posted} />;
  const isSamePlace = location.trim() === (posted.values.location ?? "").trim();
  if (!isSamePlace || search.listed.found !== posted.found) return null;
  return (
    <p id={SUMMARY_ID} role="alert" className="border-l-4 border-skip bg-skip-pale px-4 py-3 font-semibold">
      {posted.message}
    </p>
  );
}

function SendSection({ isSending, ...asked }: AskedOptions & { isSending: boolean }) {
  const { warnings } = useAskedCompanies(asked);
  const companyCount = asked.selection.selected.length;
  const label = companyCount > 0 ? `Send Quote Request (${companyCount})` : "Send Quote Request";
  return (
    <div className="grid gap-3">
      <FitReminder warnings={warnings} />
      <button type="submit" aria-disabled={isSending} className={buttonClass("go", "large")}>
        {isSending ? "Sending..." : label}
      </button>
      <p className="text-sm text-muted">
        Each company you ticked gets your name, email address, phone number, location and what you ask for. No
        other company does. You get a copy by email.
      </p>
      <PrivacyNote />
    </div>
  );
}

function LeftOutCompanies({ companies, unlisted, selected }: LeftOut & Pick<QuoteSelection, "selected">) {
  const area = searchedAreaIn(usePageParams());
  if (companies.length + unlisted === 0) return null;
  return (
    <div role="alert" className="grid gap-1 border-l-4 border-skip bg-skip-pale px-4 py-3">
      <p className="font-semibold empty:hidden">{askedOnlineWords([...selected, ...companies])}</p>
      {companies.map((company) => (
        <p key={company.id}>
          <strong className="wrap-anywhere">{company.name}</strong> {noRequestsWords(company)}, so this
          request doesn't go there.{" "}
          <Link to={companyUrl(company.id, area)} className="link whitespace-nowrap">
            See how to contact it
          </Link>
        </p>
      ))}
      {unlisted > 0 && <p>{unlistedWords(unlisted)}</p>}
    </div>
  );
}

/** The name of the draft for a request that was sent after the customer had left the form. */
const SENT_LATE = "quote-sent";

interface SentLate {
  values: { formUrl: string; path: string };
}

/**
 * The request's page replaces the form in the history, because Back or a reload would show an empty form. If the customer has
 * left the form before the response, the current page stays. Back then leads to the request's page instead of the form.
 */
function useSentQuote() {
  const { pathname, search } = useLocation();
  const formUrl = pathname + search;
  const isBack = useNavigationType() === "POP";
  const showToast = useToast();
  useEffect(() => {
    const late = readDraft<SentLate>(SENT_LATE);
    if (!late) return;
    deleteDraft(SENT_LATE);
    if (isBack && late.values.formUrl === formUrl) location.replace(late.values.path);
  }, [isBack, formUrl]);
  return (accepted: AcceptedQuote, path: string) => {
    for (const begun of ["quote", "quote-companies"]) deleteDraft(begun);
    const sent = { title: quoteSentTitle(accepted), description: descriptionOf(accepted) };
    if (location.pathname === pathname) {
      saveDraft(SENT_WORDS, { values: sent });
      location.replace(path);
      return;
    }
    showToast(sent);
    saveDraft<SentLate>(SENT_LATE, { values: { formUrl, path } });
  };
}

function descriptionOf({ testMode, awaitingConfirmation, linkSent, companies }: AcceptedQuote): string {
  if (testMode) return "Your request was logged and no e-mails were sent.";
  if (awaitingConfirmation)
    return linkSent
      ? "Open the link that we have just sent to it."
      : "Open your request tomorrow: it then sends you the link that confirms your email address.";
  return `Your quote request has been sent to ${formatCompanyCount(companies.length)}. You should hear back within 24-48 hours.`;
}

const STEPS = [
  "Fill in the form: what, where and when.",
  "We find companies near you that take requests by email.",
  "Select up to 5 of them.",
  "The companies contact you directly.",
  "Compare their prices and choose.",
] as const;

function RequestSummary(props: AskedOptions) {
  const { rowOf } = useAskedCompanies(props);
  const values = useWatch({ control: props.form.control });
  const words = requestWords(values, PAGE_PRESENTATION, props.searched);
  const { selected } = props.selection;
  const rows = selected.map(rowOf);
  const asked = rows.flatMap(({ company, job }) => (job && "location" in company ? company : []));
  return (
    <aside aria-label="Your request so far" className="grid gap-6 lg:sticky lg:top-6">
      {(words || selected.length > 0) && (
        <div className="card grid gap-3 p-5 max-lg:hidden">
          <h2 className="display text-xl">Your request</h2>
          {words && <p className="font-semibold wrap-anywhere">{words}</p>}
          {selected.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map(({ company, job }) => {
                const price = job && "location" in company && quotePrice(job, company);
                return (
                  <li key={company.id} className="flex justify-between gap-4 py-2 leading-snug">
                    <span className="min-w-0 wrap-anywhere">{company.name}</span>{" "}
                    {price && (
                      <span className="grid shrink-0 text-right font-semibold">
                        {price.amount}{" "}
                        <span className="max-w-40 text-xs font-normal text-ink-soft">
                          {price.basis} {price.extras}
                        </span>
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
          <Totals companies={asked} />
        </div>
      )}
      <div className="px-5 text-sm text-ink-soft">
        <h2 className="font-bold text-ink">How it works</h2>
        <ol className="mt-1 grid list-inside list-decimal gap-1">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

function Totals({ companies }: { companies: readonly QuoteCompany[] }) {
  const totals = companies.flatMap(({ offersSize, total }) =>
    offersSize !== false && hasTotal(total) ? total : [],
  );
  // If the price of a further week is unknown, the amount covers a shorter hire than the amounts of other companies.
  if (totals.length < 2 || totals.some(({ unknown }) => unknown.includes("extra-week"))) return null;
  const range = {
    from: Math.min(...totals.map(({ from }) => Number(from))),
    to: Math.max(...totals.map(({ to }) => Number(to))),
  };
  const isComplete = totals.every(({ known }) => known);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span>{formatCompanyCount(totals.length)}</span>{" "}
        <span className="text-xl font-bold">{formatPoundRange(range)}</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {isComplete ? "As they state it." : "As far as it is stated or estimated."} The company's own quote is
        the price you pay.
      </p>
    </div>
  );
}
