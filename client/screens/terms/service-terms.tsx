import { Link } from "#client/components/link.tsx";
import { BRAND } from "#contract/brand.ts";

export const SERVICE_TERMS = [
  {
    id: "service",
    title: "What we do",
    text: (
      <>
        <p>
          {BRAND.name} is a directory of skip hire companies in the United Kingdom. You can search it, read
          reviews, compare indicative prices, read guides and send one quote request to up to five companies.
          Using it is free and needs no account.
        </p>
        <p>
          We do not hire out skips. If you hire one, your contract is with the company, on its terms. By using
          this site you accept these terms; if you do not accept them, please do not use it.
        </p>
      </>
    ),
  },
  {
    id: "listings",
    title: "Listings and what we check",
    text: (
      <>
        <p>
          What a listing says about services, sizes, coverage, insurance and licences comes from the company
          or from public sources. We correct errors when we hear of them, but we cannot promise that every
          detail is complete and current.
        </p>
        <p>
          A licence number on a page is the one we were given. We have not checked it unless the page says
          when we did. Anyone who takes your waste must be a registered waste carrier. Look the number up
          before you book: with the Environment Agency in England, Natural Resources Wales, SEPA in Scotland
          or NIEA in Northern Ireland.
        </p>
      </>
    ),
  },
  {
    id: "prices",
    title: "Prices",
    text: (
      <p>
        Prices on this site are indicative and include VAT. They are not offers. A road permit is extra if the
        skip stands on a public road, and so may be longer hire, heavy or special waste, or a wasted journey.
        The price you pay is the one you agree with the company: ask it to name everything that may be added.
      </p>
    ),
  },
  {
    id: "quotes",
    title: "Quote requests",
    text: (
      <>
        <p>
          A request goes by email to the companies you tick, on the form or later on your request's page, five
          at most, and to no other company. Each is asked to contact you within 24-48 hours, but we can't make
          it do so. Your request's page shows whether each email was sent.
        </p>
        <p>
          Give details that are yours and true. Our <Link to="/privacy">Privacy Policy</Link> says what we
          keep, and for how long.
        </p>
      </>
    ),
  },
  {
    id: "businesses",
    title: "If you list a business",
    text: (
      <>
        <p>
          A listing request asks us to add your company; we answer within 24 hours and there are no setup
          fees. What you send must be true and yours to publish. Use the requests you receive only to answer
          them.
        </p>
        <p>
          <strong>Your place in a list</strong> follows from the order that the visitor chooses: whether you
          deliver to the place, your distance, the price of the job, your reviews, and whether our check of
          your carrier number found a problem. Payment changes nothing in it.{" "}
          <a href="/how-we-work#order">How lists are ordered</a> explains each order.
        </p>
        <p>
          <strong>Changes and removal.</strong> We may decline, change or remove a listing, and tell you why.
          Before we remove one against your wish we write to you with the reasons, 30 days ahead. We remove it
          at once, and give the reasons then, where the law requires it or you have broken these terms again
          and again. If you disagree, reply: <a href="/how-we-work#complaining">somebody looks at it again</a>
          .
        </p>
      </>
    ),
  },
  {
    id: "use",
    title: "Fair use",
    text: (
      <p>
        Do not use the site to break the law, to send what people did not ask for, to post false reviews, to
        overload it, or to collect its contents or people's details in bulk: the{" "}
        <a href="/developers#open-data">open data</a> are there for that. We limit how many requests and
        reviews can be sent from one address.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Our liability",
    text: (
      <>
        <p>
          We answer for our own directory, not for the companies in it or for their work. As far as the law
          allows, our total liability to you is limited to £100 or the amount you paid us, whichever is lower.
        </p>
        <p>
          Nothing here limits what cannot be limited by law: liability for death or personal injury caused by
          negligence, for fraud, or your statutory rights as a consumer.
        </p>
      </>
    ),
  },
  {
    id: "law",
    title: "Law and changes",
    text: (
      <p>
        These terms are governed by the law of England and Wales, and its courts decide disputes; if you are a
        consumer in Scotland or Northern Ireland you may also go to the courts there. When we change these
        terms we publish the new ones here with their date. Listed companies hear of it by email at least 15
        days before the new terms apply to them.
      </p>
    ),
  },
] as const;
