import { LegalPage } from "#client/components/legal-page.tsx";
import { ContactLink } from "#client/components/site/contact-link.tsx";
import { LegalIdentityDetails } from "#client/components/site/legal-identity.tsx";
import { BRAND } from "#contract/brand.ts";
import { DATA_SOURCES } from "#contract/our-data/sources.ts";
import { SERVICE_TERMS } from "./service-terms.tsx";

const mail = <ContactLink />;

/** Statements that UK law or the licences of our data require, and a link to the accessibility statement. */
const STATEMENTS = [
  {
    id: "reviews",
    title: "Reviews policy",
    text: (
      <>
        <p>
          Fake reviews, and reviews paid for without saying so, are banned by the Digital Markets, Competition
          and Consumers Act 2024 and have no place here. That covers praise that companies write about
          themselves or have written for them, and false complaints about others.
        </p>
        <ul>
          <li>
            <strong>How reviews are collected.</strong> Anyone may write one on a company's page. It appears
            at once and counts in the company's average at once. When many arrive for one company within an
            hour, or more than one a month from the same network, the further ones wait until our
            administrator has checked them. We do not ask for or offer anything in return.
          </li>
          <li>
            <strong>What is checked.</strong> The words beside a review say what we know of its writer. We
            limit how many can be sent from one address.
          </li>
          <li>
            <strong>What we remove.</strong> Reviews that are fake, incentivised, unlawful, abusive, or not
            about hiring a skip or trying to. We do not remove a review because it is critical, and no company
            can pay for that.
          </li>
          <li>
            <strong>How to report one.</strong> Follow the link “Report” below it. We look into every report,
            and act on those who break this policy again and again by removing their listing.
          </li>
        </ul>
        <p>
          Our <a href="/reviews-policy">reviews policy</a> has all of it, with our assessment of the risks.
        </p>
      </>
    ),
  },
  {
    id: "accessibility",
    title: "Accessibility statement",
    text: (
      <p>
        We want everyone to be able to use {BRAND.name}. What we aim for, how it is tested and what does not
        work yet is in our <a href="/accessibility">accessibility statement</a>.
      </p>
    ),
  },
  {
    id: "sources",
    title: "Where our data come from",
    text: (
      <ul>
        {DATA_SOURCES.map((source) => (
          <li key={source}>{source}</li>
        ))}
        <li>Postcode districts of Northern Ireland: gibbs/uk-postcodes (CC0).</li>
        <li>
          Codes of wastes on duty-of-care records: waste-movement-utils by the Department for Environment,
          Food &amp; Rural Affairs, © Crown copyright, Open Government Licence v3.
        </li>
      </ul>
    ),
  },
  {
    id: "contact",
    title: "Who we are, and how to reach us",
    text: (
      <>
        <LegalIdentityDetails />
        <p>Write to {mail} about these terms, a listing or a review.</p>
      </>
    ),
  },
] as const;

export default function TermsScreen() {
  return (
    <LegalPage
      title="Terms & Conditions"
      description={`The terms on which you use ${BRAND.name}, our reviews policy, our accessibility statement and where our data come from.`}
      path="/terms"
      sections={[...SERVICE_TERMS, ...STATEMENTS]}
    />
  );
}
