import { type ReactNode, useEffect, useRef, useState } from "react";
import "#client/components/form/keep-until-script.ts";
import { loadOnInteraction } from "#client/components/form/load-on-interaction.ts";
import {
  invalidForm,
  type PostedForm,
  readTextFields,
  unsentForm,
} from "#client/components/form/posted-form.ts";
import { hasDraft } from "#client/components/form/use-form-draft.ts";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { onDemand } from "#client/components/ui/lazy-boundary.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { INVITATION_DAYS } from "#contract/limits.ts";
import { invitedReview, type ReviewInvitation, withRating } from "#contract/reviews.ts";
import type { InvitedReviewFormProps, SentReview } from "./invited-review-form.tsx";

type AboutCompany = Pick<ReviewInvitation, "company">;

function Message({ title, company, children }: AboutCompany & { title: string; children: ReactNode }) {
  return (
    <MessagePanel title={title}>
      <p className="max-w-prose text-ink-soft wrap-anywhere">{children}</p>
      <Link to={`/company/${company.id}`} className={buttonClass()}>
        See its page
      </Link>
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

const InvitedReviewForm = onDemand(
  loadOnInteraction(
    "form[action^='/review/']",
    () => import("./invited-review-form.tsx"),
    () => hasDraft(location.pathname),
  ),
  <div className="skeleton delayed h-96" />,
);

/** Opening the link changes nothing, because mail programs open links automatically. */
export async function loader({ params, services }: LoaderArgs) {
  const invitation = await services.reviews.invitation(params.token ?? "");
  if (!invitation) return { status: 404 };
  return { props: { invitation }, status: invitation.state === "expired" ? 410 : 200 };
}

export const fields = () => ({ texts: Object.keys(invitedReview.shape) });

export async function action({ form, params, outerNetwork, services }: ActionArgs) {
  const values = readTextFields(form);
  const review = invitedReview.safeParse(withRating(values));
  if (!review.success) return invalidForm(values, review.error.issues);
  const result = await services.reviews.addInvited(params.token ?? "", review.data, {
    network: null,
    outerNetwork,
  });
  if (!result) return { status: 404 };
  if ("added" in result) return { props: { sent: result.added.waiting ? "waiting" : "shown" } };
  return { status: result.state === "written" ? 409 : 410 };
}

export { unsentForm as returnForm };

interface ReviewProps extends ScreenProps {
  invitation?: ReviewInvitation;
  posted?: PostedForm;
  sent?: SentReview;
}

export default function ReviewScreen({ params, invitation, posted, sent }: ReviewProps) {
  const [stored, setStored] = useState(sent);
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
      ) : stored ? (
        <Thanks company={invitation.company} review={stored} />
      ) : invitation.state === "written" ? (
        <AlreadyWritten {...invitation} />
      ) : invitation.state === "expired" ? (
        <Message title="This link has stopped working" company={invitation.company}>
          It worked for {INVITATION_DAYS} days after our invitation. You can still review{" "}
          {invitation.company.name} on its page.
        </Message>
      ) : (
        <WriteReview
          company={invitation.company}
          token={params.token ?? ""}
          posted={posted}
          onSent={setStored}
        />
      )}
    </div>
  );
}

function WriteReview(props: InvitedReviewFormProps) {
  return (
    <section aria-labelledby="write-review" className="card overflow-hidden">
      <div aria-hidden="true" className="hazard h-2" />
      <div className="grid gap-5 p-4 sm:p-8">
        <div className="grid gap-2">
          <h1 id="write-review" className="display text-2xl wrap-anywhere sm:text-4xl">
            How was {props.company.name}?
          </h1>
          <p className="max-w-prose text-ink-soft">
            You asked this company for a quote here and chose it. Your review shows on its page under the name
            you give, and is labelled “Asked here”. Good or bad, say how it went.
          </p>
        </div>
        <InvitedReviewForm {...props} />
      </div>
    </section>
  );
}

function Thanks({ company, review }: AboutCompany & { review: SentReview }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="card mx-auto grid w-full max-w-xl justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-go-pale text-go">
        <Icon name="check" size="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="display text-2xl outline-none sm:text-3xl">
        Thank you for your feedback!
      </h1>
      <p className="max-w-prose text-ink-soft wrap-anywhere">
        {review === "shown"
          ? `Your review of ${company.name} now shows on its page.`
          : `Many reviews of ${company.name} arrived in a short time, so our administrator looks at yours before it shows on its page.`}
      </p>
      <Link to={`/company/${company.id}`} className={buttonClass()}>
        See its page
      </Link>
    </div>
  );
}
