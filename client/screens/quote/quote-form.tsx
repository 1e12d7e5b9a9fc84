import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import { useQuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { useFocusOnPostedError } from "#client/components/form/posted-form.ts";
import { forgetDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { button } from "#client/components/ui/button.ts";
import { DEFAULT_RADIUS_KM } from "#contract/limits.ts";
import { pageQuoteForm } from "#contract/quote-form.ts";
import type { QuoteAccepted } from "#contract/quotes.ts";
import { FoundCompanies } from "./found-companies.tsx";
import type { PostedQuote } from "./post-quote.ts";
import { QuoteFields } from "./quote-fields.tsx";
import { QuoteSentPanel } from "./quote-sent-panel.tsx";
import { useCompanySearch } from "./use-company-search.ts";
import { useNamedCompanies } from "./use-named-companies.ts";
import { usePrefill } from "./use-prefill.ts";
import { useSendQuote } from "./use-send-quote.ts";

export type QuoteInput = z.input<typeof pageQuoteForm>;
export type QuoteOutput = z.output<typeof pageQuoteForm>;

const DRAFT = "quote";

export default function QuoteForm({ posted }: { posted: PostedQuote | undefined }) {
  const [params] = useSearchParams();
  const [sent, setSent] = useState<QuoteAccepted | null>(null);
  const form = useForm<QuoteInput, unknown, QuoteOutput>({
    resolver: zodResolver(pageQuoteForm),
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      location: params.get("location") ?? "",
      skipSize: "",
      wasteType: "",
      hireDate: "",
      hireDuration: "",
      additionalInfo: "",
      radius: DEFAULT_RADIUS_KM,
      ...posted?.values,
    },
  });
  useFormDraft(DRAFT, form);
  const selection = useQuoteSelection({ chosen: useNamedCompanies(posted) });
  const search = useCompanySearch(form, selection, posted?.found);
  usePrefill(form, selection);
  useFocusOnPostedError(form, posted);
  const sending = useSendQuote(form, selection, (accepted) => {
    forgetDraft(DRAFT);
    form.reset();
    selection.clear();
    search.reset();
    setSent(accepted);
  });
  return (
    <div className="grid gap-6">
      {sent && <QuoteSentPanel accepted={sent} />}
      <form
        method="post"
        action="/quote"
        noValidate
        onSubmit={sending.submit}
        className="card relative grid gap-8 p-5 sm:p-8"
      >
        {posted && (
          <p role="alert" className="border-l-4 border-skip bg-skip-pale px-4 py-3 font-semibold">
            {posted.message}
          </p>
        )}
        <QuoteFields form={form} posted={posted} />
        <Honeypot />
        <div className="grid gap-3 border-t border-line pt-6">
          <button
            type="submit"
            name="intent"
            value="find"
            onClick={(event) => {
              event.preventDefault();
              if (!search.isSearching) search.find();
            }}
            aria-disabled={search.isSearching}
            className={`${button("dark", "large")} justify-self-start max-sm:w-full`}
          >
            {search.isSearching ? "Searching..." : "Find Companies"}
          </button>
          <FoundCompanies search={search} selection={selection} />
        </div>
        <div className="grid gap-3 border-t border-line pt-6">
          <button type="submit" aria-disabled={sending.isSending} className={button("go", "large")}>
            {sending.isSending
              ? "Sending..."
              : `Send Quote Request${selection.chosen.length > 0 ? ` (${selection.chosen.length})` : ""}`}
          </button>
          <p className="text-sm text-muted">
            Each company you ticked gets your name, email address, phone number, location and what you ask
            for. Nobody else does. You get a copy by email.
          </p>
        </div>
      </form>
    </div>
  );
}
