import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { Recipients } from "#client/components/company/recipients.tsx";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { SelectField, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { Honeypot, honeypotOf, type WithHoneypot } from "#client/components/form/honeypot.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { forgetDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { useIdempotencyKey } from "#client/components/form/use-idempotency-key.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { button } from "#client/components/ui/button.ts";
import { sendQuote } from "#client/queries/quotes.ts";
import { useMutation } from "#client/queries/use-mutation.ts";
import { DIRECTORY_SKIP_SIZES, HIRE_LENGTHS, WASTE_TYPES } from "#contract/options.ts";
import { directoryQuoteForm, type DirectoryQuoteForm as Fields } from "#contract/quote-form.ts";
import type { QuoteAccepted } from "#contract/quotes.ts";

const DRAFT = "directory-quote";

interface DirectoryQuoteFormProps {
  selection: QuoteSelection;
  location: string;
  onCancel: () => void;
  onSent: (accepted: QuoteAccepted) => void;
}

export default function DirectoryQuoteForm({
  selection,
  location,
  onCancel,
  onSent,
}: DirectoryQuoteFormProps) {
  const form = useForm<Fields>({
    resolver: zodResolver(directoryQuoteForm),
    mode: "onTouched",
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      location,
      wasteType: "",
      skipSize: "",
      hireLength: "",
      additionalInfo: "",
    },
  });
  useFormDraft(DRAFT, form);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const showToast = useToast();
  const keyFor = useIdempotencyKey();
  const { chosen } = selection;
  const sending = useMutation({
    mutationFn: (fields: Fields & WithHoneypot) => {
      const body = { ...fields, companies: chosen };
      return sendQuote(body, keyFor(body));
    },
    onSuccess: (accepted) => {
      forgetDraft(DRAFT);
      form.reset();
      onSent(accepted);
    },
    onError: (error) => {
      showServerErrors(form, error);
      showToast({
        title: "Error",
        description: "Failed to send quote request. Please try again.",
        destructive: true,
      });
    },
  });
  const { register, formState, handleSubmit } = form;
  const { errors, isValid } = formState;
  const complete = isValid && chosen.length > 0;
  return (
    <section aria-labelledby="quote-form" className="card border-2 border-ink p-5 sm:p-8">
      <h2 id="quote-form" ref={heading} tabIndex={-1} className="display text-2xl outline-none">
        Request Quotes
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          const website = honeypotOf(event.currentTarget);
          return handleSubmit((fields) =>
            sending.isPending ? undefined : sending.mutateAsync({ ...fields, website }).catch(() => {}),
          )(event);
        }}
        className="relative mt-5 grid gap-5 sm:grid-cols-2"
      >
        <TextField
          label="Full Name"
          required
          autoComplete="name"
          error={errors.name?.message}
          {...register("name")}
        />
        <TextField
          label="Email Address"
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <TextField
          label="Phone Number"
          required
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register("phone")}
        />
        <TextField
          label="Location"
          required
          autoComplete="postal-code"
          error={errors.location?.message}
          {...register("location")}
        />
        <SelectField
          label="Type of Waste"
          required
          prompt="Select waste type"
          options={WASTE_TYPES}
          error={errors.wasteType?.message}
          {...register("wasteType")}
        />
        <SelectField
          label="Skip Size"
          required
          prompt="Select skip size"
          options={DIRECTORY_SKIP_SIZES}
          error={errors.skipSize?.message}
          {...register("skipSize")}
        />
        <SelectField
          label="Hire Length"
          required
          prompt="Select hire length"
          options={HIRE_LENGTHS}
          error={errors.hireLength?.message}
          {...register("hireLength")}
        />
        <TextAreaField
          label="Additional Information"
          className="sm:col-span-2"
          error={errors.additionalInfo?.message}
          {...register("additionalInfo")}
        />
        <div className="sm:col-span-2">
          <Recipients companies={chosen} onUntick={selection.toggle} />
        </div>
        <Honeypot />
        <div className="flex flex-wrap items-center justify-end gap-3 sm:col-span-2">
          {!complete && (
            <p role="status" className="mr-auto rounded-control bg-skip-pale px-4 py-2.5 font-semibold">
              {isValid
                ? "Choose at least one company to send your quote request"
                : "Please fill in all required fields (*) to send your quote request"}
            </p>
          )}
          <button type="button" onClick={onCancel} className={button("quiet")}>
            Cancel
          </button>
          <button
            type="submit"
            disabled={!complete}
            aria-disabled={sending.isPending}
            className={button("go")}
          >
            {sending.isPending ? "Sending..." : "Send Quote Request"}
          </button>
        </div>
      </form>
    </section>
  );
}
