import { BRAND } from "#contract/brand.ts";

const mail = (
  <a href={`mailto:${BRAND.email}`} className="link">
    {BRAND.email}
  </a>
);

export const RIGHTS = [
  {
    id: "rights",
    title: "Your rights",
    text: (
      <>
        <p>
          Under UK data protection law you may ask what we hold about you, have it corrected or deleted, have
          it handed to you in a common format, and object to how we use it or ask us to limit that. You can
          withdraw a quote request and delete your details yourself, on its receipt page.
        </p>
        <p>Write to {mail}. We answer within one month, free of charge.</p>
      </>
    ),
  },
  {
    id: "complain",
    title: "How to complain",
    text: (
      <>
        <p>
          If you are unhappy with how we use your details, write to {mail} with “Complaint” in the subject. We
          acknowledge every complaint within 30 days, look into it without undue delay, and tell you what we
          found and did.
        </p>
        <p>
          You may also complain to the{" "}
          <a href="https://ico.org.uk/make-a-complaint/" className="link">
            Information Commissioner
          </a>{" "}
          at any time.
        </p>
      </>
    ),
  },
  {
    id: "children",
    title: "Children",
    text: <p>This site is not for children under 16, and we do not knowingly hold their details.</p>,
  },
  {
    id: "changes",
    title: "Changes",
    text: <p>When we change this policy we publish the new one here with its date.</p>,
  },
] as const;
