import { BackToHome } from "#client/components/back-to-home.tsx";
import { hasSavedSelection } from "#client/components/company/selection/saved-selection.ts";
import "#client/components/form/keep-until-script.ts";
import { loadOnInteraction } from "#client/components/form/load-on-interaction.ts";
import { hasDraft } from "#client/components/form/use-form-draft.ts";
import { LazyJobNotice } from "#client/components/job/lazy-job-notice.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { loadUnderstoodPlace } from "#client/components/search/understood-place.ts";
import { onDemand } from "#client/components/ui/lazy-boundary.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { companyQueryOptions } from "#client/queries/companies.ts";
import {
  jobSearchParams,
  quoteCompaniesOf,
  selectedCompaniesQueryOptions,
} from "#client/queries/quote-companies.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { jobIn, jobUrl, searchedAreaIn } from "#client/urls/company-url.ts";
import { JOB_PARAMS } from "#contract/job/job.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { PHOTO_FIELDS, PICTURE_PROBLEM } from "#contract/pictures.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { pageQuoteForm } from "#contract/quote-form.ts";
import { type PostedQuote, postQuote, unsentQuote } from "./post-quote.ts";
import { parseIds } from "./use-prefill.ts";

const QuoteForm = onDemand(
  loadOnInteraction(
    "form[action^='/quote']",
    () => import("./quote-form.tsx"),
    () =>
      ["quote", "quote-companies", "quote-photos", "quote-sent"].some(hasDraft) ||
      hasSavedSelection() ||
      new URLSearchParams(location.search).has("companies"),
  ),
  <div className="skeleton delayed h-[40rem]" />,
);

export function loader(args: LoaderArgs): LoaderResult | undefined {
  const { url, services, queryClient } = args;
  const { details, mergedInto, forJob } = services.companies;
  const find = (id: number) => details(mergedInto(id) ?? id);
  const isQuotable = (id: number) => {
    const company = find(id);
    return company !== null && canBeQuoted(company);
  };
  const ticked = parseIds(url.searchParams.get("ids"));
  if (ticked.length > 0) {
    const companies = forRequest(ticked, isQuotable).join(",");
    return { redirect: `/quote${changedParams(url.searchParams, { companies, ids: undefined })}` };
  }
  const named = parseIds(url.searchParams.get("companies")).map((id) => {
    const company = find(id);
    queryClient.setQueryData(companyQueryOptions(id).queryKey, company);
    return company;
  });
  const area = searchedAreaIn(url.searchParams);
  loadUnderstoodPlace(area, args);
  const job = jobSearchParams({ location: area.location, ...jobIn(url.searchParams) });
  const quotable = named.flatMap((company) => (company && canBeQuoted(company) ? company.id : []));
  if (quotable.length === 0) return;
  queryClient.setQueryData(selectedCompaniesQueryOptions(quotable, job).queryKey, {
    job,
    companies: quoteCompaniesOf(forJob(quotable, job)),
  });
}

export const fields = () => ({
  texts: ["intent", "place", "preselected", "website", ...Object.keys(pageQuoteForm.shape), ...JOB_PARAMS],
  lists: ["companies", PHOTO_FIELDS.kept, PICTURE_PROBLEM],
  pictures: [PHOTO_FIELDS.files],
});

/** All companies that can be asked come first. Companies that can't be asked fill the list up to `MAX_COMPANIES_PER_QUOTE`. */
function forRequest(ids: readonly number[], isQuotable: (id: number) => boolean): number[] {
  const quotable = ids.filter(isQuotable);
  const others = ids.filter((id) => !quotable.includes(id));
  return [...quotable, ...others].slice(0, Math.max(MAX_COMPANIES_PER_QUOTE, quotable.length));
}

/** Status 422 means that nothing was sent. */
export async function action(args: ActionArgs): Promise<LoaderResult> {
  const posted = await postQuote(args);
  if ("receiptPath" in posted) return { redirect: posted.receiptPath };
  return { ...showForm(posted, args), status: 422 };
}

export const returnForm = async (args: ActionArgs, message: string): Promise<LoaderResult> =>
  showForm(await unsentQuote(args.form, args.services, message), args);

function showForm(posted: PostedQuote, args: LoaderArgs): LoaderResult {
  const { location = "", stands, hireDate } = posted.values;
  const asked = { location: location.trim(), date: hireDate || undefined };
  loadUnderstoodPlace({ ...asked, stands: stands === "road" ? "road" : undefined }, args);
  return { props: { posted } };
}

export default function QuoteScreen({ posted }: ScreenProps & { posted?: PostedQuote }) {
  const params = usePageParams();
  return (
    <>
      <PageMeta
        title="Request skip hire quotes"
        description="Fill in one form and send it to up to five skip hire companies near you. They contact you directly, and are asked to do so within 24-48 hours."
        path="/quote"
        noIndex={params.size > 0}
      />
      <div className="page grid gap-6 py-6 sm:py-8">
        <BackToHome to={jobUrl("/", searchedAreaIn(params))} />
        <div className="grid gap-2">
          <h1 className="display text-3xl sm:text-4xl">Request quotes from up to 5 companies</h1>
          <p className="max-w-prose text-lg text-ink-soft">
            One form, sent only to the companies you tick. No account, and no charge.
          </p>
        </div>
        <LazyJobNotice ignored={params.get("ignored")} />
        <QuoteForm posted={posted} />
      </div>
    </>
  );
}
