import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { SubmitButton, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { type PostedForm, parsePostedForm, unsentForm } from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { companyIdIn } from "#client/urls/company-id.ts";
import type { Company } from "#contract/companies.ts";
import { honeypot } from "#contract/field-schemas.ts";
import { claimDetails } from "#contract/firms/firms.ts";
import { CONFIRM_CLAIM_DAYS, FIRM_LINK_HOURS } from "#contract/firms/listing-parts.ts";
import { canBeEmailed } from "#contract/quotable.ts";
import { ListingPage, SentNotice } from "./listing-page.tsx";

const detailsForm = claimDetails.extend({ website: honeypot });

export function loader({ url, params, services }: LoaderArgs): LoaderResult {
  const company = services.companies.find(companyIdIn(params));
  if (!company) return { status: 404 };
  return { props: { company, sent: url.searchParams.get("sent") } };
}

export const fields = () => ({ texts: ["intent", ...Object.keys(detailsForm.shape)] });

/**
 * The intent "link" sends a link to the listed email address. Without this intent, the administrator checks the visitor's
 * details.
 */
export async function action({ form, params, outerNetwork, services }: ActionArgs): Promise<LoaderResult> {
  const id = companyIdIn(params);
  if (!services.companies.find(id)) return { status: 404 };
  if (form.get("intent") === "link") {
    await services.firms.claim(id);
    return { redirect: `/company/${id}/claim?sent=link` };
  }
  const { data, invalid } = parsePostedForm(form, detailsForm);
  if (invalid) return invalid;
  const isLinkSent = await services.firms.proposeClaim(id, data, outerNetwork);
  return { redirect: `/company/${id}/claim?sent=${isLinkSent ? "confirm" : "details"}#main` };
}

/** Null for the form with the intent "link", because it has only a button and no fields to show again. */
export const returnForm = (args: ActionArgs, message: string) =>
  args.form.get("intent") === "link" ? null : unsentForm(args, message);

interface ClaimProps extends ScreenProps {
  company?: Company;
  sent?: "link" | "details" | "confirm" | null;
  posted?: PostedForm;
}

export default function ClaimScreen({ company, sent, posted }: ClaimProps) {
  return (
    <ListingPage company={company} title="Is this your company?" isError={posted !== undefined}>
      {(listed) =>
        sent === "link" ? (
          <SentNotice title="Please check the company's mailbox">
            <p className="max-w-prose text-ink-soft">
              If the listing has an address, the link is on its way there. It works once, within{" "}
              {FIRM_LINK_HOURS} hours. When very many companies ask at the same time, it can take a while. We
              send a few links a day to one address at most, so please wait before you ask again, and look
              into the spam folder too.
            </p>
          </SentNotice>
        ) : sent ? (
          <SentNotice title="Thank you. A person looks at it">
            <p className="max-w-prose text-ink-soft">
              We check what you wrote and tell you the decision by email. If the company is yours, that email
              contains the link to its page.
            </p>
            {sent === "confirm" && (
              <p className="max-w-prose text-ink-soft">
                Please confirm your address: we have sent an email to it with a link that works for{" "}
                {CONFIRM_CLAIM_DAYS} days. We look at messages with a confirmed address first. If the email is
                not there, look into the spam folder too.
              </p>
            )}
          </SentNotice>
        ) : (
          <>
            {canBeEmailed(listed) && <AskForLink id={listed.id} />}
            <GiveDetails company={listed} posted={posted} />
          </>
        )
      }
    </ListingPage>
  );
}

function AskForLink({ id }: { id: number }) {
  return (
    <section aria-labelledby="by-email" className="card grid justify-items-start gap-3 p-4 sm:p-6">
      <h2 id="by-email" className="text-lg font-bold">
        With the email address in the listing
      </h2>
      <p className="max-w-prose text-ink-soft">
        We send a link to the address to which this company's requests go. Whoever reads that mailbox can
        correct the listing, add prices and areas, answer requests and reply to reviews. It costs nothing.
      </p>
      <form method="post" action={`/company/${id}/claim`}>
        <input type="hidden" name="intent" value="link" />
        <SubmitButton>Send the link</SubmitButton>
      </form>
    </section>
  );
}

function GiveDetails({ company, posted }: { company: Company; posted: PostedForm | undefined }) {
  const { values = {}, errors = {} } = posted ?? {};
  const hasEmail = canBeEmailed(company);
  const linked = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  return (
    <section aria-labelledby="by-hand" className="card grid gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 id="by-hand" className="text-lg font-bold">
          {hasEmail ? "If that address is not yours" : "Tell us how we can check it"}
        </h2>
        <p className="max-w-prose text-ink-soft">
          {hasEmail
            ? "If nobody reads it any more, or you don't agree with somebody else's claim, tell us who you are."
            : "We have no email address of this company, so a person looks at your message."}{" "}
          We use your details only to check this, and delete them once it is decided; what you write is kept
          for at most 2 years.
        </p>
      </div>
      <form
        method="post"
        action={`/company/${company.id}/claim#${SUMMARY_ID}`}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
      >
        {posted && <ErrorSummary failure={posted} className="sm:col-span-2" />}
        <TextField label="Your name" required autoComplete="name" {...linked("name")} />
        <TextField label="Phone" required type="tel" autoComplete="tel" {...linked("phone")} />
        <TextField
          label="Email"
          hint="The company's own, if it has one: the link goes there."
          required
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          {...linked("email")}
        />
        <TextAreaField
          label="What shows that the company is yours"
          hint="For example your name in the Companies House register, or on the company's website."
          required
          className="sm:col-span-2"
          {...linked("proof")}
        />
        <Honeypot error={errors.website} />
        <PrivacyNote className="sm:col-span-2" />
        <SubmitButton variant="quiet" className="justify-self-start">
          Send for checking
        </SubmitButton>
      </form>
    </section>
  );
}
