import type { ReactNode } from "react";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { INVITATION_DAYS } from "#contract/limits.ts";
import type { ReviewInvitation } from "#contract/reviews.ts";

interface AboutCompany {
  company: ReviewInvitation["company"];
}

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

type WrittenProps = AboutCompany & Pick<ReviewInvitation, "ownReview" | "isWaiting">;

export const AlreadyWritten = ({ company, ownReview, isWaiting = false }: WrittenProps) => (
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

export const ExpiredLink = ({ company }: AboutCompany) => (
  <Message title="This link has stopped working" company={company}>
    It worked for {INVITATION_DAYS} days after our invitation. You can still review {company.name} on its
    page.
  </Message>
);

export const UnknownLink = () => (
  <MessagePanel title="Review Link Not Found">
    <p className="text-ink-soft">
      Please check that the link is complete. It works for the customer who chose the company, while the
      request and the company are on this site.
    </p>
  </MessagePanel>
);
