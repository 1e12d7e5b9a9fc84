import { useEffect, useRef } from "react";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { ReviewInvitation } from "#contract/reviews.ts";

/** A review waits for the administrator if too many reviews of the company arrived lately (`REVIEWS_AT_ONCE`). */
export type SentReview = "shown" | "waiting";

export function Thanks({ company, review }: { company: ReviewInvitation["company"]; review: SentReview }) {
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
