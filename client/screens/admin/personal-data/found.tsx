import type { ReactNode } from "react";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { KeptEmail, PersonalData } from "#contract/personal-data/personal-data.ts";
import { dateAndTime } from "../dates.ts";
import { EMAIL_KINDS } from "../quotes/deliveries.tsx";
import { type KeptRecord, kindsIn } from "./records.ts";

export function FoundPersonalData({ data }: { data: PersonalData }) {
  const kinds = kindsIn(data);
  const missing = [
    ...kinds.flatMap(({ title, records }) => (records.length === 0 ? [title] : [])),
    ...(data.emailCount === 0 ? ["Emails"] : []),
  ];
  return (
    <>
      {kinds.map(
        ({ title, records }) => records.length > 0 && <Records key={title} title={title} records={records} />,
      )}
      {data.emailCount > 0 && <Emails emails={data.emails} count={data.emailCount} />}{" "}
      {data.isRemovalKey && (
        <p className="card px-5 py-4">
          A scrambled value of this number is kept, so that a company that asked to be removed is not added
          again.
        </p>
      )}{" "}
      {missing.length > 0 && (
        <p className="text-ink-soft">Nothing found under: {missing.join(", ").toLowerCase()}.</p>
      )}
    </>
  );
}

export const isEmptyPersonalData = (data: PersonalData): boolean =>
  !data.isRemovalKey && data.emailCount === 0 && kindsIn(data).every(({ records }) => records.length === 0);

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section className="card">
      <h3 className="flex min-h-14 items-center gap-3 px-5 py-3 text-xl font-bold">
        {title} <Badge>{count}</Badge>
      </h3>
      {children}
    </section>
  );
}

function Records({ title, records }: { title: string; records: readonly KeptRecord[] }) {
  return (
    <Section title={title} count={records.length}>
      <ul className="divide-y divide-line border-t border-line">
        {records.map(({ id, title, href, facts }) => (
          <li key={id} className="grid gap-3 px-5 py-4">
            <h4 className="font-bold wrap-anywhere">
              {href ? (
                <a href={href} className="link">
                  {title}
                </a>
              ) : (
                title
              )}
            </h4>
            <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
              {facts.map(({ label, text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a record never move
                <div key={at}>
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Emails({ emails, count }: { emails: readonly KeptEmail[]; count: number }) {
  return (
    <Section title="Emails" count={count}>
      <details className="group border-t border-line">
        <summary className="flex min-h-11 list-none items-center px-5 font-semibold marker:content-none">
          {emails.length < count ? `The newest ${emails.length}` : "All of them"}
          <Icon name="down" size="size-5" className="ml-auto transition-transform group-open:rotate-180" />
        </summary>{" "}
        <ul className="divide-y divide-line border-t border-line">
          {emails.map(({ id, kind, recipient, state, hasText, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
              <div className="mr-auto min-w-0">
                <p className="font-semibold wrap-anywhere">{recipient}</p>
                <p className="text-sm text-muted">
                  {EMAIL_KINDS[kind]}, {dateAndTime(createdAt)}
                  {hasText && ", its text is kept until it was sent"}
                </p>
              </div>
              <Badge>{state}</Badge>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
