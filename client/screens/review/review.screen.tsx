import type { ReactNode } from "react";
import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import {
  invalidForm,
  type PostedForm,
  readTextFields,
  unsentForm,
} from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { Icon } from "#client/components/icon.tsx";
import { ReviewFields } from "#client/components/review/review-fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { INVITATION_DAYS } from "#contract/limits.ts";
import { invitedReview, type ReviewInvitation, withRating } from "#contract/reviews.ts";

type AboutCompany = Pick<ReviewInvitation, "company">;

function Message({ title, company, children }: AboutCompany & { title: string; children: ReactNode }) {
  return (
    <MessagePanel title={title}>
      <p className="max-w-prose text-ink-soft wrap-anywhere">{children}</p>
      <a href={`/company/${company.id}`} className={buttonClass()}>
        See its page
      </a>
    </MessagePanel>
  );
}

const AlreadyWritten = ({ company, ownReview, isWaiting }: ReviewInvitation) => (
  <Message title="You have already written this review" company={company}>
    {isWaiting
      ? `Our administrator looks at it before it shows on the page of ${company.name}.`
      : `It is on the page of ${company.name}.`}{" "}
    One request can be reviewed once.{" "}
    {ownReview && (
      <a href={`/my-review/${ownReview}`} className="link">
        Change it or take it back
      </a>
    )}
  </Message>
);

/** Opening the link changes nothing, because mail programs open links automatically. */
export async function loader({ params, services }: LoaderArgs) {
  const invitation = await services.reviews.invitation(params.token ?? "");
  if (!invitation) return { status: 404 };
  return { props: { invitation }, status: invitation.state === "expired" ? 410 : 200 };
}

export const fields = () => ({ texts: Object.keys(invitedReview.shape) });

export async function action({ form, params: { token = "" }, outerNetwork, services }: ActionArgs) {
  const values = readTextFields(form);
  const review = invitedReview.safeParse(withRating(values));
  if (!review.success) return invalidForm(values, review.error.issues);
  const result = await services.reviews.addInvited(token, review.data, {
    network: null,
    outerNetwork,
  });
  if (!result) return { status: 404 };
  if ("added" in result) return { redirect: `/review/${encodeURIComponent(token)}?sent=1#main` };
  return { status: result.state === "written" ? 409 : 410 };
}

export { unsentForm as returnForm };

interface ReviewProps extends ScreenProps {
  invitation?: ReviewInvitation;
  posted?: PostedForm;
}

export default function ReviewScreen({ invitation, posted }: ReviewProps) {
  const isSent = usePageParams().has("sent");
  return (
    <div className="page max-w-3xl py-6 sm:py-8">
      <title>{posted ? "Error: write a review" : "Write a review"}</title>
      <meta name="robots" content="noindex" />
      {!invitation ? (
        <MessagePanel title="Review Link Not Found">
          <p className="text-ink-soft">
            Please check that the link is complete. It works for the customer who chose the company, while the
            request and the company are on this site.
          </p>
        </MessagePanel>
      ) : invitation.state === "written" ? (
        isSent ? (
          <Thanks {...invitation} />
        ) : (
          <AlreadyWritten {...invitation} />
        )
      ) : invitation.state === "expired" ? (
        <Message title="This link has stopped working" company={invitation.company}>
          It worked for {INVITATION_DAYS} days after our invitation. You can still review{" "}
          {invitation.company.name} on its page.
        </Message>
      ) : (
        <WriteReview company={invitation.company} posted={posted} />
      )}
    </div>
  );
}

function WriteReview({ company, posted }: AboutCompany & { posted: PostedForm | undefined }) {
  const { values = {}, errors = {} } = posted ?? {};
  const field = (name: string) => ({ id: name, name, defaultValue: values[name] ?? "", error: errors[name] });
  return (
    <section aria-labelledby="write-review" className="card overflow-hidden">
      <div aria-hidden="true" className="hazard h-2" />
      <div className="grid gap-5 p-4 sm:p-8">
        <div className="grid gap-2">
          <h1 id="write-review" className="display text-2xl wrap-anywhere sm:text-4xl">
            How was {company.name}?
          </h1>
          <p className="max-w-prose text-ink-soft">
            You asked this company for a quote here and chose it. Your review shows on its page under the name
            you give, and is labelled “Asked here”. Good or bad, say how it went.
          </p>
        </div>
        <form
          method="post"
          action={`#${SUMMARY_ID}`}
          noValidate
          className="relative grid gap-5 sm:grid-cols-2"
        >
          {posted && <ErrorSummary failure={posted} className="sm:col-span-2" />}
          <ReviewFields field={field} />
          <Honeypot error={errors.website} />
          <PrivacyNote className="sm:col-span-2" />
          <SubmitButton size="large" className="justify-self-end max-sm:w-full sm:col-span-2">
            Submit Review
          </SubmitButton>
        </form>
      </div>
    </section>
  );
}

/** A review waits for the administrator if too many reviews of the company arrived lately (`REVIEWS_AT_ONCE`). */
function Thanks({ company, isWaiting }: ReviewInvitation) {
  return (
    <div className="card mx-auto grid w-full max-w-xl justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-go-pale text-go">
        <Icon name="check" size="size-8" />
      </span>
      <h1 className="display text-2xl sm:text-3xl">Thank you for your feedback!</h1>
      <p className="max-w-prose text-ink-soft wrap-anywhere">
        {isWaiting
          ? `Many reviews of ${company.name} arrived in a short time, so our administrator looks at yours before it shows on its page.`
          : `Your review of ${company.name} now shows on its page.`}
      </p>
      <a href={`/company/${company.id}`} className={buttonClass()}>
        See its page
      </a>
    </div>
  );
}
