import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { type PostedForm, parsePostedForm, unsentForm } from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { ActionArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { newComplaint } from "#contract/complaints.ts";
import { ACKNOWLEDGE_DAYS } from "#contract/limits.ts";
import { PAGES } from "#contract/pages.ts";

export const fields = () => ({ texts: Object.keys(newComplaint.shape) });

export async function action({ form, services }: ActionArgs): Promise<LoaderResult> {
  const { data, invalid } = parsePostedForm(form, newComplaint);
  if (invalid) return invalid;
  await services.complaints.add(data);
  return { redirect: `${PAGES.complaint.path}?sent=1#main` };
}

export { unsentForm as returnForm };

export default function ComplaintScreen({ posted }: ScreenProps & { posted?: PostedForm }) {
  const isSent = usePageParams().has("sent") && !posted;
  const { title, path } = PAGES.complaint;
  return (
    <div className="page max-w-3xl py-6 sm:py-8">
      <PageMeta
        title={posted ? `Error: ${title}` : title}
        description="Tell us what is wrong with how we use your personal data. We acknowledge every complaint within 30 days."
        path={path}
        noIndex
      />
      {isSent ? <Sent /> : <ComplaintForm posted={posted} />}
    </div>
  );
}

function ComplaintForm({ posted }: { posted: PostedForm | undefined }) {
  const { values = {}, errors = {} } = posted ?? {};
  const linked = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="display text-2xl sm:text-4xl">{PAGES.complaint.title}</h1>
        <p className="max-w-prose text-ink-soft">
          Only our administrator reads this. We acknowledge it by email within {ACKNOWLEDGE_DAYS} days, look
          into it without undue delay, and tell you what we found and did. For a company's work or its bill
          this is the wrong form:{" "}
          <a href="/how-we-work#complaining" className="link">
            where to complain about a company
          </a>
          .
        </p>
      </div>
      <form
        method="post"
        action={`#${SUMMARY_ID}`}
        noValidate
        className="card relative grid gap-5 p-4 sm:p-6"
      >
        {posted && <ErrorSummary failure={posted} />}
        <TextField label="Your name" required autoComplete="name" {...linked("name")} />
        <TextField
          label="Email"
          hint="Where we acknowledge it and answer."
          required
          type="email"
          autoComplete="email"
          {...linked("email")}
        />
        <TextAreaField
          label="What is wrong?"
          hint="What we hold or did, and what you want us to do about it."
          required
          {...linked("about")}
        />
        <Honeypot error={errors.website} />
        <PrivacyNote />
        <button type="submit" className={`${buttonClass()} justify-self-start max-sm:w-full`}>
          Send complaint
        </button>
      </form>
    </div>
  );
}

const Sent = () => (
  <MessagePanel title="We have your complaint">
    <p className="max-w-prose text-ink-soft">
      We acknowledge it by email within {ACKNOWLEDGE_DAYS} days, and look into it without undue delay. You may
      also complain to the{" "}
      <a href="https://ico.org.uk/make-a-complaint/" className="link">
        Information Commissioner's Office (ICO)
      </a>{" "}
      at any time.
    </p>
    <a href="/privacy" className={buttonClass()}>
      Privacy Policy
    </a>
  </MessagePanel>
);
