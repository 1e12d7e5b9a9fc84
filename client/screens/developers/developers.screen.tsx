import { BackToHome } from "#client/components/back-to-home.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import type { OpenApiDocument } from "#contract/api/openapi.ts";
import { BRAND } from "#contract/brand.ts";
import { CallReference } from "./call-reference.tsx";
import { type CallGroup, groupCalls } from "./calls.ts";
import { DataTerms } from "./data-terms.tsx";
import { OpenData } from "./open-data.tsx";
import { Usage } from "./usage.tsx";

interface DevelopersProps {
  document: OpenApiDocument;
}

export const loader = ({ services }: LoaderArgs): LoaderResult => ({
  props: { document: services.openApi() } satisfies DevelopersProps,
});

export default function DevelopersScreen({ document }: ScreenProps & DevelopersProps) {
  return (
    <div className="page grid gap-8 py-6 sm:py-8">
      <PageMeta
        title="Developers"
        description={`How to use the ${BRAND.name} API: every call with its parameters, answers and errors, the limits, and the terms of use of the data.`}
        path="/developers"
      />
      <div className="grid gap-3">
        <BackToHome />
        <h1 className="display text-3xl sm:text-5xl">Developers</h1>
        <p className="max-w-3xl text-lg text-ink-soft">
          Everything on {BRAND.name} comes from one JSON API. Reading it needs no key. This page describes
          each call; the same description is at{" "}
          <a href="/api/openapi.json" className="link">
            /api/openapi.json
          </a>{" "}
          as OpenAPI 3.1.
        </p>
      </div>
      <Reference document={document} />
    </div>
  );
}

function Reference({ document }: DevelopersProps) {
  const groups = groupCalls(document);
  return (
    <div className="grid gap-10 lg:grid-cols-[17rem_1fr] lg:items-start">
      <Contents groups={groups} />
      <div className="grid min-w-0 gap-12">
        <Usage baseUrl={`${document.servers[0]?.url}/api`} />
        <OpenData publicUrl={document.servers[0]?.url ?? ""} />
        <DataTerms />
        {groups.map(({ title, id, calls }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
            <h2 id={`${id}-title`} className="display text-2xl">
              {title}
            </h2>
            {calls.map((call) => (
              <CallReference key={call.operation.operationId} call={call} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Contents({ groups }: { groups: CallGroup[] }) {
  const sections = [
    { id: "usage", title: "How to use it" },
    { id: "open-data", title: "Open data" },
    { id: "terms", title: "Terms of use of the data" },
    ...groups,
  ];
  return (
    <nav aria-label="On this page" className="card p-5 lg:sticky lg:top-6">
      <ul className="grid gap-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-8 items-center hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
