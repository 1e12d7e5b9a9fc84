import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { SelectField, SubmitButton, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { type PostedForm, parsePostedForm, unsentForm } from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { companyIdIn } from "#client/urls/company-id.ts";
import type { Company } from "#contract/companies.ts";
import { correctionBody } from "#contract/firms/firms.ts";
import { CORRECTABLE } from "#contract/firms/listing-parts.ts";
import { ListingPage, SentNotice } from "./listing-page.tsx";

export function loader({ url, params, services }: LoaderArgs): LoaderResult {
  const company = services.companies.find(companyIdIn(params));
  if (!company) return { status: 404 };
  const field = url.searchParams.get("field") ?? "";
  return { props: { company, field, isSent: url.searchParams.has("sent") } };
}

export const fields = () => ({ texts: Object.keys(correctionBody.shape) });

export async function action({ form, params, outerNetwork, services }: ActionArgs): Promise<LoaderResult> {
  const id = companyIdIn(params);
  if (!services.companies.find(id)) return { status: 404 };
  const { data, invalid } = parsePostedForm(form, correctionBody);
  if (invalid) return invalid;
  await services.firms.proposeCorrection(id, data, outerNetwork);
  return { redirect: `/company/${id}/correct?sent=1#main` };
}

export { unsentForm as returnForm };

interface CorrectProps extends ScreenProps {
  company?: Company;
  field?: string;
  isSent?: boolean;
  posted?: PostedForm;
}

export default function CorrectScreen({ company, field = "", isSent = false, posted }: CorrectProps) {
  return (
    <ListingPage company={company} title="Something wrong?" isError={posted !== undefined}>
      {(listed) =>
        isSent ? (
          <SentNotice title="Thank you. We look into it">
            <p className="max-w-prose text-ink-soft">
              A person checks what you wrote. If it is right, the listing changes, usually within two working
              days.
            </p>
          </SentNotice>
        ) : (
          <CorrectionForm id={listed.id} start={posted?.values ?? { field }} posted={posted} />
        )
      }
    </ListingPage>
  );
}

interface CorrectionFormProps {
  id: number;
  start: Readonly<Record<string, string>>;
  posted: PostedForm | undefined;
}

function CorrectionForm({ id, start, posted }: CorrectionFormProps) {
  const { errors = {} } = posted ?? {};
  const linked = (name: string) => ({ id: name, name, defaultValue: start[name], error: errors[name] });
  return (
    <form
      method="post"
      action={`/company/${id}/correct#${SUMMARY_ID}`}
      noValidate
      aria-label="Correction"
      className="card grid gap-4 p-4 sm:p-6"
    >
      {posted && <ErrorSummary failure={posted} />}
      <p className="max-w-prose text-ink-soft">
        Tell us what is wrong in this listing. A person checks it before anything changes. Nothing you write
        here is published. Is the company yours?{" "}
        <a href={`/company/${id}/claim`} className="link">
          Then change it yourself
        </a>
      </p>
      <SelectField
        label="What is wrong?"
        required
        prompt="Please choose"
        options={Object.entries(CORRECTABLE).map(([value, label]) => ({ value, label }))}
        {...linked("field")}
      />
      <TextAreaField label="What should it say?" required rows={3} {...linked("suggestion")} />
      <TextField
        label="How do you know?"
        hint="For example the company's website, or a call on 12 November."
        autoComplete="off"
        {...linked("source")}
      />
      <TextField
        label="Your email, if we may ask back"
        hint="Only we see it, and delete it once your message is dealt with."
        type="email"
        autoComplete="email"
        {...linked("email")}
      />
      <Honeypot error={errors.website} />
      <PrivacyNote />
      <SubmitButton className="justify-self-start">Send</SubmitButton>
    </form>
  );
}
