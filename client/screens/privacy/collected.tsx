import { ContactLink } from "#client/components/site/contact-link.tsx";
import { LegalIdentityDetails } from "#client/components/site/legal-identity.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import { BRAND } from "#contract/brand.ts";
import { KEPT_DAYS } from "#contract/changes/options.ts";
import { DRAFT_DAYS } from "#contract/companies/drafts.ts";
import {
  CONFIRM_REVIEW_DAYS,
  COUNTED_DAYS,
  KEPT_PERSON_DAYS,
  UNCONFIRMED_QUOTE_DAYS,
} from "#contract/limits.ts";

/** Who embeds the maps, when a browser asks for them, and what that tells Google. */
function GoogleMaps() {
  const { mapsOnPress } = useSite();
  return (
    <p>
      Maps are embedded from Google Maps.{" "}
      {mapsOnPress
        ? "Your browser asks Google for one only when you press “Show map”, for that map alone."
        : "When a map comes into view and you have begun to use the page, your browser asks Google for it."}{" "}
      Google then learns your internet address and the company you look at, may store cookies of its own, and
      may handle these data outside the United Kingdom.{" "}
      <a href="https://policies.google.com/privacy" className="link">
        Google's privacy policy
      </a>{" "}
      applies.
    </p>
  );
}

/** Who handles personal data for the site, and how transfers out of the United Kingdom are safeguarded. */
function Suppliers() {
  const { dataSuppliers } = useSite().legal;
  if (dataSuppliers) return <p>Our suppliers, and where they are: {dataSuppliers}</p>;
  return (
    <p>
      Who they are, whether any is outside the United Kingdom, and what then protects your details: write to{" "}
      <ContactLink />.
    </p>
  );
}

export const COLLECTED = [
  {
    id: "who",
    title: "Who we are",
    text: (
      <>
        <p>
          Who runs {BRAND.name} decides how the personal data described here are used, and answers for it (the
          “controller”).
        </p>
        <LegalIdentityDetails />
      </>
    ),
  },
  {
    id: "quote-requests",
    title: "When you ask for quotes",
    text: (
      <>
        <p>
          We hold your name, email address, phone number, the location of the skip and what you asked for: the
          skip, the date, where it will stand and what goes in. We need them to do what you ask: to pass your
          request on and send you a confirmation.
        </p>
        <p>
          <strong>Who receives them.</strong> Only the companies named on the form before you send it, and
          those you ask later on your request's page, each by an email of its own, and our administrator. Your
          request's page lists them by name. They use your details to answer you, and are themselves
          responsible for that. We do not sell your details, and we send no advertising.
        </p>
        <p>
          <strong>Photos.</strong> If you add photos, we reduce them and take out what cameras and phones
          write into them, such as the place and the time. Only you, the companies you ask and our
          administrator can see them, on pages that need a link of ours. You can remove them there at any
          time, and they are deleted with your request. Photos in a form that you never send are deleted
          within two hours.
        </p>
        <p>
          <strong>Answers.</strong> A company can answer on this site with a price or a no. We hold the answer
          with your request and show it on your request's page, to our administrator and to that company.
          Choose a company and it receives your name, phone number and email address once more, ten minutes
          later; until then you can undo it and nobody is told.
        </p>
        <p>
          <strong>The hire.</strong> What you and a company press and write on the pages of a request, such as
          days, a collection or something that is wrong, is kept with its time and shown to the two of you and
          to our administrator. A question about the job and your answer are shown to every company that you
          asked. Nothing that anybody writes there is in an email. Whoever gets your link for looking sees it
          without your email address and telephone number.
        </p>
        <p>
          <strong>Emails you get.</strong> A confirmation, at most one email an hour while answers come in,
          one reminder of who has answered, one email for each press of the other side, a reminder of the
          delivery, of the end of the hire and of the permit, and after the hire one invitation to review the
          company you chose. The companies get one reminder. Reminders stop when you choose a company or
          withdraw, and you can tell us at any time that you want neither the reminder nor the invitation.
        </p>
        <p>
          <strong>How long.</strong> Up to 2 years, then they are deleted automatically; after a withdrawal,
          and after the invitation to review, 30 days, but not within 30 days of a press on a hire. What was
          written about the hire goes with your details; what was pressed, and when, stays. The companies'
          answers are deleted with them; when a company answered, but not what, stays for its figures. You can
          delete them at once on your request's page, or ask us to. To stop abuse we keep scrambled values of
          your email address, phone number and network, from which nobody can read them, for {COUNTED_DAYS}{" "}
          days after the request. Companies that have received your request keep their own copies until you
          ask them to delete those. If we asked you to confirm your address and you never did, nobody receives
          the request and we delete it after {UNCONFIRMED_QUOTE_DAYS} days.
        </p>
      </>
    ),
  },
  {
    id: "reviews",
    title: "When you write a review",
    text: (
      <p>
        The name you give, your rating and your words are published with the date. You need not give your full
        name. We publish them because readers and companies have a legitimate interest in honest reviews, and
        keep them until you take them back or ask us to remove them. If you give an email address, we send one
        link to it, with which you confirm, change or take back your review. Once you confirm it, only a
        scrambled value of it stays with the review, so that one address confirms one review of a company. The
        address is never published or passed on. We delete it from the review when you confirm it, and
        everywhere after {CONFIRM_REVIEW_DAYS} days. A review that we remove is kept out of sight for{" "}
        {KEPT_DAYS} days, in case we were wrong, and then erased. Our{" "}
        <a href="/reviews-ledger">reviews ledger</a> keeps lines about reviews without names, addresses or
        words.
      </p>
    ),
  },
  {
    id: "listing-requests",
    title: "When you list a business",
    text: (
      <p>
        We hold what you send so that we can answer you and set up the listing. What belongs on a company's
        page is published; your own name and email address are seen by our administrator only. We delete your
        request when it is dealt with, and after 2 years at the latest. The record of our email with the
        decision keeps your email address for {KEPT_PERSON_DAYS} days more.
      </p>
    ),
  },
  {
    id: "firms",
    title: "If you run a listed company",
    text: (
      <>
        <p>
          <strong>Where listings come from.</strong> From companies themselves, and from public sources: their
          own websites, public registers and open map data. A listing can name a person, for example a sole
          trader with a business telephone number. If yours came from a public source and you didn't know,
          this is our notice to you: we hold what the page shows, with the email address for requests, to let
          customers find and compare skip companies. Our <a href="/developers">API</a> gives these facts to
          other programs; the open data leaves out email addresses, telephone numbers and postcodes. You can
          correct it, object to it or <a href="/how-we-work#complaining">have it removed</a> at any time. We
          note what changes in a listing, with what it said before. When you have a listing removed, those
          notes go with it; a listing that we took out ourselves is kept out of sight for {KEPT_DAYS} days and
          then erased.
        </p>
        <p>
          <strong>Your own page.</strong> When you ask for the link to it, we email the address in the
          listing. The link works for 24 hours; the sign-in lasts 12 hours and uses one cookie, which is
          needed for it. If you send us your name, email address and phone number to claim a company, or your
          email address with a correction, only our administrator sees them. To the address of a claim we send
          one link, which confirms it. They are deleted with the decision, and what you wrote after 2 years at
          the latest. The records of our emails with links and decisions keep the address for{" "}
          {KEPT_PERSON_DAYS} days. Edits of a listing are kept with what was there before, as long as the
          listing is.
        </p>
        <p>
          <strong>Drafts.</strong> What public sources say about a company is a draft first, which nobody sees
          but our administrator. We ask the company once by email whether it is right. It is published only
          when the company has confirmed it, and deleted after {DRAFT_DAYS} days if nobody has.
        </p>
        <p>
          <strong>After a removal</strong> we keep scrambled values of the telephone number, and of the name
          and website with the place, only so that the company is not added again. We keep the same when we
          discard a draft, or delete one because the company did not answer, so that we ask nobody twice.
        </p>
      </>
    ),
  },
  {
    id: "visits",
    title: "When you browse",
    text: (
      <>
        <p>
          We use no analytics, no advertising and no tracking, and set no cookies for visitors. (The only
          cookies of this site are those of the administrator and of companies that sign in to their own
          page.) Your browser itself keeps a form you have begun until you send it, the companies you
          selected, which stay ticked for 12 hours, and the links to your latest ten requests, until you press
          “Forget on this device” on a request's page; we see none of these.
        </p>
        <p>
          To stop abuse we count how often forms are sent from an internet address, as a scrambled value that
          is deleted soon after: with a review after a month, with a request for quotes after {COUNTED_DAYS}{" "}
          days, otherwise within hours. Places you search for are not tied to you: we only count how often
          each town is searched in a day, and how often nothing was found. Where you are we learn only when
          you press “Use my location”: rounded to about a kilometre, to name the place, and not kept.
        </p>
        <GoogleMaps />
      </>
    ),
  },
  {
    id: "safe",
    title: "Keeping it safe",
    text: (
      <>
        <p>
          Personal details are shown to the administrator only, sent to the named recipients only, and never
          written to our logs. Our suppliers of hosting and email handle them on our instructions.
        </p>
        <Suppliers />
      </>
    ),
  },
] as const;
