import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { VERDICT_WORDS, VERDICTS, type WasteItem } from "#contract/plan/waste-items.ts";
import { ItemList } from "./item-list.tsx";
import { VerdictMark } from "./verdict-mark.tsx";

export function loader({ url, services: { wasteItems } }: LoaderArgs) {
  const find = url.searchParams.get("find") ?? "";
  const items = wasteItems.find(find);
  return { props: { items, meant: items.length === 0 ? wasteItems.correct(find) : null } };
}

interface Found {
  items?: readonly WasteItem[];
  /** The search text without its typing errors, if nothing was found. */
  meant?: string | null;
}

/**
 * About a hundred items from A to Z, or those that a search finds: whether each may go in a skip, why, and what to do instead.
 */
export default function WhatGoesInScreen({ items = [], meant }: ScreenProps & Found) {
  const find = usePageParams().get("find") ?? "";
  return (
    <>
      <PageMeta
        title="What goes in a skip? A hundred items from A to Z"
        description="Mattress, fridge, soil, plasterboard, paint: whether each of a hundred items goes in a skip, costs extra, stays apart or never goes in, why, and what to do with it instead."
        path="/what-goes-in"
        noIndex={find !== ""}
      />
      <section className="border-b border-line bg-white py-6 print:border-0">
        <div className="page grid gap-4">
          <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: "What goes in a skip" }]} />
          <h1 className="display text-3xl sm:text-5xl">What goes in a skip?</h1>
          <p className={`max-w-prose text-ink-soft ${find ? "max-sm:hidden" : ""}`}>
            How UK companies usually treat each item in a mixed skip. Companies differ, and a company's own
            list wins: name the awkward things in your request.
          </p>
          <FindItem find={find} />
          {!find && (
            <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
              {VERDICTS.map((verdict) => (
                <li key={verdict} className="flex items-center gap-2">
                  <VerdictMark verdict={verdict} />
                  {VERDICT_WORDS[verdict]}
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <div className="page grid gap-4 py-4 sm:gap-6 sm:py-8">
        <ItemList items={items} find={find} meant={meant} />
        <p className="max-w-prose text-sm text-muted">
          Written on 23 November 2026 from the lists of five UK companies and the guidance that our{" "}
          <a href="/guides/what-cannot-go-in-a-skip" className="link">
            guide to what stays out
          </a>{" "}
          names. Codes are those of the European Waste Catalogue (Defra, Open Government Licence v3.0); a star
          means hazardous. Where two stand, what it contains decides. How old our other tables are:{" "}
          <a href="/our-data" className="link">
            our data
          </a>
          .
        </p>
      </div>
    </>
  );
}

/** The search field for waste items. A GET form, so the server searches and the URL can be shared. */
const FindItem = ({ find }: { find: string }) => (
  <search>
    <form action="/what-goes-in" className="grid max-w-xl gap-1.5 print:hidden">
      <label htmlFor="find" className="font-semibold">
        What have you got?
      </label>
      <div className="flex gap-2">
        <input
          id="find"
          name="find"
          type="search"
          defaultValue={find}
          maxLength={MAX_SEARCH_TEXT}
          placeholder="Mattress, soil, fridge..."
          className={`${fieldClass} min-w-0 flex-1`}
        />
        <button type="submit" className={buttonClass()}>
          Find
        </button>
      </div>
    </form>
  </search>
);
