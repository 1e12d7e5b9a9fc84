import { mailtoUrl } from "#client/components/company/format.ts";
import { contactEmail } from "#contract/legal.ts";
import { useSite } from "./site-context.ts";

/** The email address for questions about the site. */
export function ContactLink() {
  const email = contactEmail(useSite().legal);
  return (
    <a href={mailtoUrl(email)} className="link wrap-anywhere">
      {email}
    </a>
  );
}
