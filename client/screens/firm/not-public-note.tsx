import { ContactLink } from "#client/components/site/contact-link.tsx";

/** For companies whose listing is a draft or hidden: visitors can't find it, so it has no “Is this your firm?” to press. */
export const NotPublicNote = () => (
  <p className="max-w-prose text-ink-soft">
    If your listing is not public yet, or you asked us to remove it, nobody can find it. Then please write to{" "}
    <ContactLink />.
  </p>
);
