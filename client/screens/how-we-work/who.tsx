import { ContactLink } from "#client/components/site/contact-link.tsx";
import { LegalIdentityDetails } from "#client/components/site/legal-identity.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import { BRAND } from "#contract/brand.ts";
import { CONSUMER_ADVICE } from "#contract/legal.ts";

export const WHO = {
  id: "who",
  title: "Who runs this site",
  text: (
    <>
      <LegalIdentityDetails />
      <DemonstrationNote />
      <p>
        “{BRAND.tagline}” is our own description. What it can be held to are the counts on these pages, which
        are those of the directory at the moment the page was made. A skip is not booked here: you ask, and
        agree with the company.
      </p>
    </>
  ),
};

function DemonstrationNote() {
  if (!useSite().demonstration) return null;
  return (
    <p>
      At the moment this site shows a demonstration: its companies, prices and reviews are invented, and
      search engines are told not to list it.
    </p>
  );
}

export const EARNING = {
  id: "earning",
  title: "How we earn",
  text: <EarningText />,
};

function EarningText() {
  const { isFeaturedPaid } = useSite();
  return (
    <p>
      Visitors pay nothing, and companies pay nothing to be listed, to receive requests or to answer them. We
      get no commission and sell no details. There is no advertising by others.{" "}
      {isFeaturedPaid
        ? "Companies can pay to be featured on the home page, and that place is labelled “Ad”."
        : "Nobody pays for a place on any page."}
    </p>
  );
}

export const COMPLAINING = {
  id: "complaining",
  title: "How to complain, correct or leave",
  text: (
    <>
      <ul>
        <li>
          <strong>Something in a listing is wrong.</strong> Follow “Something wrong?” beside it. A person
          checks what you write before anything changes.
        </li>
        <li>
          <strong>The listing is yours.</strong> Follow “Is this your company?” on its page. With the link
          that we email to the address in the listing you change it at once, pause requests, or remove it.
        </li>
        <li>
          <strong>You don't want to be listed.</strong> Remove the listing yourself as above, or write to us.
          It is hidden at once, deleted when we have looked at it, and not added again: we keep scrambled
          values of its name with the postcode and of its telephone number, to recognise it.
        </li>
        <li>
          <strong>A review breaks our rules.</strong> Follow “Report” below it; the{" "}
          <a href="/reviews-policy">reviews policy</a> says what happens then.
        </li>
        <li>
          <strong>Anything else.</strong> Write to <ContactLink />. We answer within five working days. If you
          disagree with the answer, say so, and somebody looks at it again.
        </li>
      </ul>
      <p>
        <strong>A hire went wrong.</strong> Say so on your request's page: “Something's wrong”. The company is
        asked to answer within five working days: it agrees, offers something, or says how it sees it. Both
        sides stay on the page with their times. We show them and decide nothing. If the company stays silent,{" "}
        <a href="#hires">we act</a>. Then ask for free advice: {CONSUMER_ADVICE}.
      </p>
    </>
  ),
};
