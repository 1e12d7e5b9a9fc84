import { useEffect, useRef, useState } from "react";
import { CheckList } from "#client/components/check-list.tsx";
import "#client/components/form/keep-until-script.ts";
import { loadOnInteraction } from "#client/components/form/load-on-interaction.ts";
import { type PostedForm, parsePostedForm, unsentForm } from "#client/components/form/posted-form.ts";
import { hasDraft } from "#client/components/form/use-form-draft.ts";
import { Icon, type IconName } from "#client/components/icon.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { useSite } from "#client/components/site/site-context.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { onDemand } from "#client/components/ui/lazy-boundary.tsx";
import { useChangeParams, usePageParams } from "#client/navigation/use-page-params.ts";
import type { ActionArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { newLead } from "#contract/leads.ts";
import { FindListing } from "./find-listing-form.tsx";

const ListingForm = onDemand(
  loadOnInteraction(
    "form[action='/list-business']",
    () => import("./listing-form.tsx"),
    () => hasDraft("listing"),
  ),
  <div className="skeleton delayed h-[36rem]" />,
);

const BENEFITS = [
  "Be found by people who need a skip near you this week",
  "Receive quote requests by email, straight from the customer",
  "No setup fees",
  "Quick approval",
  "We respond within 24 hours",
  "Show your sizes, services, prices and reviews in one place",
] as const;

const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "phone",
    title: "Direct customer contact",
    text: "Customers call and write to you, not to a call centre.",
  },
  {
    icon: "mail",
    title: "Lead management",
    text: "Each request names what, where and when, ready to be priced.",
  },
  {
    icon: "pin",
    title: "Local coverage",
    text: "Shown to people within reach of your depot, by postcode and town.",
  },
];

export const fields = () => ({ texts: Object.keys(newLead.shape) });

export async function action({ form, services }: ActionArgs): Promise<LoaderResult> {
  const { data, invalid } = parsePostedForm(form, newLead);
  if (invalid) return invalid;
  const { reference } = await services.leads.add(data);
  // Redirects, so that reloading the thank-you message does not send the form again.
  return { redirect: `/list-business?sent=${reference}` };
}

export { unsentForm as returnForm };

export default function ListBusinessScreen({ posted }: ScreenProps & { posted?: PostedForm }) {
  const params = usePageParams();
  const changeParams = useChangeParams();
  /** The reference of the request that was sent. */
  const [sent, setSent] = useState(params.get("sent"));
  const [isRepeat, setRepeat] = useState(false);
  return (
    <>
      <PageMeta
        title="List Your Business"
        description="List your skip hire business: no setup fees, quick approval and a response within 24 hours."
        path="/list-business"
        noIndex={params.size > 0}
      />
      <section className="border-b border-line bg-white">
        <div className="page grid gap-4 py-4 sm:gap-10 sm:py-10 lg:grid-cols-[1fr_min(27rem,45%)] lg:grid-rows-[auto_1fr] lg:items-start lg:py-14">
          <div className="grid gap-2 sm:gap-6">
            <h1 className="display text-3xl sm:text-5xl">List Your Business</h1>
            <p className="max-w-prose text-ink-soft sm:text-lg">
              People come here because they need a skip. Let them find yours.
            </p>
            <CheckList points={BENEFITS} className="max-sm:gap-y-1 sm:text-lg" />
          </div>
          <div className="card overflow-hidden shadow-raised lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div aria-hidden="true" className="hazard h-2.5" />
            {!sent && (
              <div className="border-b border-line bg-paper p-5 sm:px-7">
                <FindListing />
              </div>
            )}
            <div className="p-5 sm:p-7">
              {sent ? (
                <ThankYou
                  reference={sent}
                  onAgain={() => {
                    setSent(null);
                    setRepeat(true);
                    changeParams({ sent: undefined });
                  }}
                />
              ) : (
                <ListingForm focusFirst={isRepeat} posted={posted} onSent={setSent} />
              )}
            </div>
          </div>
          <Features />
        </div>
      </section>
    </>
  );
}

function Features() {
  const featured = useSite().isFeaturedPaid
    ? "Companies can pay to be featured on the home page. That place is labelled “Ad”."
    : "We may feature companies that we choose: the home page shows at most two of them, the best rated. Nobody can buy that place.";
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {[{ icon: "check" as const, title: "Featured listings", text: featured }, ...FEATURES].map(
        ({ icon, title, text }) => (
          <li key={title} className="card bg-paper p-5">
            <span className="mb-3 grid size-11 place-items-center rounded-control bg-skip">
              <Icon name={icon} />
            </span>
            <h2 className="text-lg font-bold">{title}</h2>
            <p className="text-ink-soft">{text}</p>
          </li>
        ),
      )}
    </ul>
  );
}

/** Without script, the button's form drops the parameter `sent` from the URL, which shows the listing form again. */
function ThankYou({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-go-pale text-go">
        <Icon name="check" size="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
        Thank You!
      </h2>
      <p className="max-w-prose text-ink-soft">
        We have your listing request. We'll review it and contact you within 24 hours.
      </p>
      {reference !== "1" && (
        <p>
          Its reference is <strong>{reference}</strong>.
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <button type="submit" className={buttonClass("quiet")}>
          Submit Another Request
        </button>
      </form>
    </div>
  );
}
