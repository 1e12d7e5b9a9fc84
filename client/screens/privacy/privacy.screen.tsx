import { LegalPage } from "#client/components/legal-page.tsx";
import { ContactLink } from "#client/components/site/contact-link.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import { BRAND } from "#contract/brand.ts";
import { ACKNOWLEDGE_DAYS, KEPT_PERSON_DAYS } from "#contract/limits.ts";
import { COLLECTED } from "./collected.tsx";

const mail = <ContactLink />;

function MapBasis() {
  const { mapsOnPress } = useSite();
  return mapsOnPress ? (
    <li>
      <strong>Consent</strong> (Article 6(1)(a)): maps from Google, by pressing “Show map”. Leave it
      unpressed, and Google hears nothing.
    </li>
  ) : (
    <li>
      <strong>Legitimate interests</strong> too: showing on a map from Google where a company is. You can
      object.
    </li>
  );
}

const RIGHTS = [
  {
    id: "basis",
    title: "Why we may use them",
    text: (
      <>
        <p>UK data protection law asks for a reason (“lawful basis”) for every use. Ours are:</p>
        <ul>
          <li>
            <strong>Steps you ask for before a contract</strong> (Article 6(1)(b) UK GDPR): quote requests,
            their answers and emails about them, listing requests, claims of a company.
          </li>
          <li>
            <strong>Legitimate interests</strong> (Article 6(1)(f)): publishing reviews and business listings
            so that people can choose a company, keeping edits and corrections traceable, preventing abuse,
            one reminder and one invitation to review. You can object to each at any time.
          </li>
          <li>
            <strong>Legal obligations</strong> (Article 6(1)(c)): acting on complaints, and on fake reviews.
          </li>
          <MapBasis />
        </ul>
      </>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    text: (
      <>
        <p>
          Under UK data protection law you may ask what we hold about you, have it corrected or deleted, have
          it handed to you in a common format, and object to how we use it or ask us to limit that. You can
          withdraw a quote request and delete your details yourself, on its page.
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
          If you are unhappy with how we use your details,{" "}
          <a href="/privacy/complaint">complain with our form</a>, or write to {mail}. We acknowledge every
          complaint within {ACKNOWLEDGE_DAYS} days, look into it without undue delay, and tell you what we
          found and did. We delete it when it is dealt with, and after 2 years at the latest. The record of
          our acknowledgement keeps your email address for {KEPT_PERSON_DAYS} days.
        </p>
        <p>
          You may also complain to the{" "}
          <a href="https://ico.org.uk/make-a-complaint/" className="link">
            Information Commissioner's Office (ICO)
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

export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${BRAND.name} knows about you, who receives your quote request, how long it is kept and how to complain.`}
      path="/privacy"
      sections={[...COLLECTED, ...RIGHTS]}
    />
  );
}
