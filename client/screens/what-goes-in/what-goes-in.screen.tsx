import { Fragment } from "react";
import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import {
  itemUrl,
  VERDICT_WORDS,
  VERDICTS,
  type Verdict,
  type WasteItem,
} from "#contract/plan/waste-items.ts";
import { countOf } from "#contract/text/spelling.ts";

export function loader({ url, services: { wasteItems } }: LoaderArgs) {
  const find = url.searchParams.get("find") ?? "";
  const items = wasteItems.find(find);
  const isFound = items.length > 0;
  return {
    props: {
      items,
      meant: isFound ? null : wasteItems.correct(find),
      similar: isFound ? [] : wasteItems.similar(find),
    },
  };
}

export default function WhatGoesInScreen({ items, ...notFound }: ScreenProps & Omit<ItemListProps, "find">) {
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
        <ItemList items={items} find={find} {...notFound} />
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

/** A GET form, so that it works without script and the URL can be shared. */
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

const letterOf = ({ name }: WasteItem) => name.charAt(0).toUpperCase();

interface ItemListProps {
  items: readonly WasteItem[];
  /** Empty if all items are listed. */
  find: string;
  /** If nothing was found, the search text with corrected typing errors. */
  meant?: string | null;
  /** If nothing was found, items with some of its words. */
  similar?: readonly WasteItem[];
}

export function ItemList({ items, find, ...notFound }: ItemListProps) {
  if (items.length === 0) return <NothingFound find={find} {...notFound} />;
  if (find)
    return (
      <section aria-labelledby="found" className="grid gap-3">
        <h2 id="found" className="wrap-anywhere">
          {countOf(items.length, "item")} for “{find}”.{" "}
          <a href="/what-goes-in" className="link">
            See all items
          </a>
        </h2>
        <Card items={items} />
      </section>
    );
  const byLetter = [...Map.groupBy(items, letterOf)];
  return (
    <>
      <nav aria-label="Letters" className="print:hidden">
        <ul className="flex flex-wrap gap-1">
          {byLetter.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#letter-${letter.toLowerCase()}`}
                className="grid size-11 place-items-center rounded-control border border-line bg-white font-bold hover:bg-sand"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {byLetter.map(([letter, ofLetter]) => (
        <section key={letter} aria-labelledby={`letter-${letter.toLowerCase()}`} className="grid gap-3">
          <h2 id={`letter-${letter.toLowerCase()}`} className="display scroll-mt-4 text-2xl">
            {letter}
          </h2>
          <Card items={ofLetter} />
        </section>
      ))}
    </>
  );
}

const Card = ({ items }: Pick<ItemListProps, "items">) => (
  <div className="card divide-y divide-line px-4 sm:px-6">
    {items.map(({ id, name, also, verdict, why, instead, codes, guide }) => (
      <article
        key={id}
        id={id}
        className="grid content-auto scroll-mt-4 gap-x-6 gap-y-1 py-3.5 target:bg-skip-pale sm:grid-cols-[14rem_1fr] print:break-inside-avoid"
      >
        <div>
          <h3 className="font-bold">
            <a href={`#${id}`} className="hover:underline">
              {name}
            </a>
          </h3>
          {also.length > 0 && <p className="text-sm text-muted">{also.join(", ")}</p>}
        </div>
        <div className="grid gap-1">
          <p className="flex items-center gap-2 font-semibold">
            <VerdictMark verdict={verdict} />
            {VERDICT_WORDS[verdict]}
          </p>
          <p className="max-w-prose text-ink-soft">{why}</p>
          {instead && (
            <p className="max-w-prose">
              <strong>Instead:</strong> {instead}
            </p>
          )}
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            {codes.length > 0 && <span>Waste code {codes.join(" or ")}</span>}{" "}
            {guide && (
              <a href={guide} className="link">
                More<span className="sr-only"> about {name}</span>
              </a>
            )}
          </p>
        </div>
      </article>
    ))}
  </div>
);

const NothingFound = ({ find, meant, similar = [] }: Omit<ItemListProps, "items">) => (
  <div className="card grid gap-2 p-4 sm:p-6">
    <h2 className="text-lg font-bold wrap-anywhere">“{find}” is not in our list</h2>
    {meant && (
      <p className="wrap-anywhere">
        Did you mean{" "}
        <a href={`/what-goes-in?${new URLSearchParams({ find: meant })}`} className="link">
          {meant}
        </a>
        ?
      </p>
    )}
    <p className="max-w-prose text-ink-soft">
      Try another word, or{" "}
      <a href="/what-goes-in" className="link">
        look through all items
      </a>
      . If it is not there, ask the company before you load it, and name it in{" "}
      <a href="/quote" className="link">
        your request
      </a>
      .
    </p>
    {similar.length > 0 && (
      <p>
        Other items with a word of it:{" "}
        {similar.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <a href={itemUrl(id)} className="link">
              {name}
            </a>
          </Fragment>
        ))}
        .
      </p>
    )}
  </div>
);

const MARKS: Record<Verdict, { sign: string; style: string }> = {
  fine: { sign: "✓", style: "rounded-full bg-go text-white" },
  charge: { sign: "?", style: "rounded-full border-2 border-ink bg-skip text-ink" },
  apart: { sign: "≠", style: "rounded-sm border-2 border-stop bg-white text-stop" },
  never: { sign: "✕", style: "rounded-sm bg-stop text-white" },
};

/** The symbols differ in shape, not only in colour. Screen readers skip the symbol, because the verdict is in words beside it. */
const VerdictMark = ({ verdict }: { verdict: Verdict }) => (
  <span
    aria-hidden="true"
    className={`grid size-6 shrink-0 place-items-center text-sm font-bold ${MARKS[verdict].style}`}
  >
    {MARKS[verdict].sign}
  </span>
);
