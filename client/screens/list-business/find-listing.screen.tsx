import { PageMeta } from "#client/components/page-meta.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import type { Company } from "#contract/companies.ts";
import { FindListing } from "./find-listing-form.tsx";

export function loader({ url, services }: LoaderArgs) {
  const text = url.searchParams.get("text") ?? "";
  return { props: { text, found: services.companies.findListed(text) } };
}

interface FindListingProps extends ScreenProps {
  text: string;
  found: readonly Company[];
}

/** Helps applicants to find and claim their company if it is already listed, perhaps with another spelling. */
export default function FindListingScreen({ text, found }: FindListingProps) {
  return (
    <div className="page grid max-w-3xl gap-6 py-4 sm:py-8">
      <PageMeta
        title="Is your company listed?"
        description="Find your company by its name, telephone number or postcode, and make its listing yours."
        path="/find-listing"
        noIndex
      />
      <h1 className="display text-2xl sm:text-4xl">Is your company listed?</h1>
      <div className="card p-4 sm:p-6">
        <FindListing text={text} />
      </div>
      {text !== "" && (
        <section aria-labelledby="found" className="grid gap-3">
          <h2 id="found" className="text-lg font-bold wrap-anywhere">
            {found.length === 0
              ? `We list no company like “${text}”`
              : `Like “${text}”: is one of these yours?`}
          </h2>
          <ul className="grid gap-3">
            {found.map(({ id, name, location, postcode, phone }) => (
              <li key={id} className="card flex flex-wrap items-center justify-between gap-3 p-4">
                <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
                  <a href={`/company/${id}`} className="link font-bold">
                    {name}
                  </a>{" "}
                  <span className="block text-ink-soft">
                    {[location, postcode, phone].filter(Boolean).join(", ")}
                  </span>
                </p>
                <a
                  href={`/company/${id}/claim`}
                  className={buttonClass(found.length === 1 ? "primary" : "quiet", "small")}
                >
                  This is my company<span className="sr-only">: {name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href="/list-business" className={buttonClass(text && found.length === 0 ? "primary" : "quiet")}>
          {found.length > 0 ? "None of these: list my company" : "List my company"}
        </a>
      </p>
    </div>
  );
}
