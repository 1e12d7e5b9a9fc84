import { useId, useState } from "react";
import { countOf, formatDate } from "#client/components/company/format.ts";
import type { Duplicate, DuplicateSide } from "#contract/work/work.ts";
import { ActButton } from "../act-button.tsx";
import { type ItemProps, WorkSection } from "../inbox-section.tsx";
import { useAct } from "../use-act.ts";
import type { OnDone } from "./use-undo.tsx";
import { AsideButton } from "./work-row.tsx";

export const Duplicates = () => (
  <WorkSection
    kind="duplicates"
    title="Possible duplicates"
    empty="No two companies look the same."
    hint="A merge moves reviews and requests to the entry that you keep and fills what is empty there. The other one no longer shows."
    row={(props) => <PairRow {...props} />}
  />
);

/** For example "the same phone, and the same website". */
const sameness = (because: readonly string[]): string => `the same ${because.join(", and the same ")}`;

function PairRow({ item: { item, because, companies }, onDone }: ItemProps<Duplicate>) {
  const [keptId, setKept] = useState(companies[0]?.id);
  const [kept, merged] = [
    companies.find(({ id }) => id === keptId) as DuplicateSide,
    companies.find(({ id }) => id !== keptId) as DuplicateSide,
  ];
  const merging = useMerge(kept, merged, onDone);
  const name = companies.map((company) => company.name).join(" and ");
  return (
    <li className="grid gap-3 px-5 py-4">
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-bold wrap-anywhere">
          {name}: {sameness(because)}
        </legend>{" "}
        <div className="grid gap-3 md:grid-cols-2">
          {companies.map((company) => (
            <Side
              key={company.id}
              company={company}
              group={item}
              isKept={company.id === keptId}
              onKeep={() => setKept(company.id)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <ActButton
          act="merge"
          subject={{ name: `${merged.name} into ${kept.name}` }}
          variant="primary"
          isPending={merging.isPending}
          onPress={() => merging.mutate()}
        />
        <AsideButton kind="duplicate" act="tellApart" {...{ item, name, onDone }} />
      </div>
    </li>
  );
}

interface Entry {
  id: number;
  name: string;
}

export const useMerge = (kept: Entry, merged: Entry, onDone: OnDone) =>
  useAct({
    send: async (request) =>
      (await request("POST", `/api/companies/${kept.id}/merge`, { companyId: merged.id })).json(),
    done: "The two are one now",
    onDone: ({ mergeId, reviews, requests }) =>
      onDone({
        text: `${merged.name} is merged into ${kept.name}. Moved: ${countOf(reviews, "review")}, ${countOf(requests, "request")}.`,
        undo: (request) => request("POST", `/api/company-merges/${mergeId}/undo`),
      }),
  });

interface SideProps {
  company: DuplicateSide;
  group: string;
  isKept: boolean;
  onKeep: () => void;
}

/** One of the two entries, with a radio button to keep it. */
function Side({ company, group, isKept, onKeep }: SideProps) {
  const { id, name, location, county, postcode, phone, email, website, reviews, fields } = company;
  const inputId = useId();
  const facts = [`${location}, ${county}`, postcode, phone, email, website].filter(Boolean);
  return (
    <div
      className={`grid content-start gap-1 rounded-control border-2 p-3 ${isKept ? "border-ink bg-skip-pale" : "border-line"}`}
    >
      <div className="flex min-h-8 items-center gap-3">
        <input
          type="radio"
          id={inputId}
          name={`keep-${group}`}
          checked={isKept}
          onChange={onKeep}
          className="size-5 accent-ink"
        />
        <label htmlFor={inputId} className="font-bold wrap-anywhere">
          Keep {name}
        </label>
      </div>
      <p className="text-sm wrap-anywhere">{facts.join(" · ")}</p>
      <p className="text-sm text-muted">
        {countOf(reviews, "review")}, {countOf(fields, "field")} filled, listed since{" "}
        {formatDate(company.createdAt)},{" "}
        <a href={`/company/${id}`} className="link" aria-label={`Open ${name}, number ${id}`}>
          open
        </a>
      </p>
    </div>
  );
}
