import type { ReactNode } from "react";
import { BackToHome } from "#client/components/back-to-home.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { OPEN_DATA_COLUMNS, OPEN_DATA_LICENCE, OPEN_DATA_PATH } from "#contract/api/open-data.ts";
import type { JsonSchema, OpenApiDocument, OpenApiResponse, Parameter } from "#contract/api/openapi.ts";
import { BRAND } from "#contract/brand.ts";
import { DATA_SOURCES, DATA_TERMS } from "#contract/our-data/sources.ts";
import { Usage } from "./usage.tsx";

interface DevelopersProps {
  document: OpenApiDocument;
}

export const loader = ({ services }: LoaderArgs): LoaderResult => ({
  props: { document: services.openApi() } satisfies DevelopersProps,
});

export default function DevelopersScreen({ document }: ScreenProps & DevelopersProps) {
  const groups = groupCalls(document);
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
          as OpenAPI 3.1, with the schemas of all bodies and answers.
        </p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[17rem_1fr] lg:items-start">
        <Contents groups={groups} />
        <div className="grid min-w-0 gap-12">
          <Usage baseUrl={`${document.servers[0]?.url}/api`} />
          <OpenData publicUrl={document.servers[0]?.url ?? ""} />
          <section id="terms" aria-labelledby="terms-title" className="article">
            <h2 id="terms-title">Terms of use of the data</h2>
            <ul>
              {DATA_TERMS.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            <p>Whoever shows places or distances from the API also shows these lines:</p>
            <ul>
              {DATA_SOURCES.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </section>
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

function OpenData({ publicUrl }: { publicUrl: string }) {
  return (
    <section id="open-data" aria-labelledby="open-data-title" className="article">
      <h2 id="open-data-title">Open data</h2>
      <p>
        The whole directory is one table,{" "}
        <a href={OPEN_DATA_PATH} download className="link wrap-anywhere">
          {OPEN_DATA_PATH}
        </a>
        , in CSV and UTF-8. It is as current as the pages. If it is long, its <code>Link</code> header names
        the next file.
      </p>
      <p>
        Copy it, change it and pass it on, also in a business, under{" "}
        <a href={OPEN_DATA_LICENCE.url} className="link">
          {OPEN_DATA_LICENCE.name}
        </a>
        : say “{BRAND.name}, <span className="wrap-anywhere">{publicUrl}</span>” and what you changed.
      </p>
      <p>
        Email addresses, telephone numbers, whole postcodes, licence numbers and free texts are left out,
        because they can belong to a person, and so are prices that nobody stated. An empty cell means “not
        known”.
      </p>
      <dl className="grid min-w-0 grid-cols-1 gap-1">
        {Object.entries(OPEN_DATA_COLUMNS).map(([column, meaning]) => (
          <div key={column} className="flex flex-wrap gap-x-4">
            <dt className="w-48 max-w-full">
              <code className="font-semibold wrap-anywhere">{column}</code>
            </dt>
            <dd className="min-w-0 flex-1 basis-48 text-ink-soft wrap-anywhere">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function CallReference({ call: { method, path, operation } }: { call: CallGroup["calls"][number] }) {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  return (
    <article
      id={operationId}
      aria-labelledby={`${operationId}-title`}
      className="card min-w-0 content-auto p-4 sm:p-5"
    >
      <h3 id={`${operationId}-title`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={method === "GET" ? "go" : "skip"}>{method}</Badge>
        <code className="font-bold wrap-anywhere">{path}</code>{" "}
        {security && <Badge tone="plain">Administrator</Badge>}
      </h3>
      <p className="mt-2 text-ink-soft">{summary}.</p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-skip-deep decoration-2 underline-offset-4">
          Parameters, answers and errors<span className="sr-only"> of {`${method} ${path}`}</span>
        </summary>{" "}
        <div className="mt-2 grid gap-4">
          {parameters.length > 0 && <Fields title="Parameters" fields={parameters} />}
          {Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
            formsOf(schema).map((form, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the forms never change
              <Fields key={at} title={`${at === 0 ? "Body" : "Or"} (${type})`} fields={fieldsOf(form)} />
            )),
          )}
          <Responses responses={responses} />
        </div>
      </details>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-2">
      <h4 className="font-bold">{title}</h4>
      {children}
    </div>
  );
}

type Field = Pick<Parameter, "name" | "schema" | "description"> & Partial<Pick<Parameter, "in">>;

/** A body can have one of several forms. */
const formsOf = (schema: JsonSchema) => (schema.anyOf ?? schema.oneOf ?? [schema]) as JsonSchema[];

/** A picture or a file has no fields. */
const fieldsOf = ({ properties = {} }: JsonSchema): Field[] =>
  Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    schema,
    ...(typeof schema.description === "string" && { description: schema.description }),
  }));

function Fields({ title, fields }: { title: string; fields: Field[] }) {
  return (
    <Section title={title}>
      {fields.length > 0 && (
        <dl className="grid gap-2">
          {fields.map(({ name, in: place, schema, description }) => (
            <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
              <dt>
                <code className="font-semibold">{name}</code>
                {place && <span className="text-sm text-muted"> in {place}</span>}
              </dt>
              <dd className="text-ink-soft">
                {describeType(schema)}
                {description && `. ${description}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

const TYPES: Readonly<Record<string, string>> = {
  integer: "Whole number",
  number: "Number",
  boolean: "True or false",
  array: "List",
  object: "Object",
};

function describeType({ const: value, enum: values, type, anyOf, $ref }: JsonSchema): string {
  if ($ref) return "Object";
  if (value !== undefined) return `“${value}”`;
  if (Array.isArray(values)) return `One of ${values.map((value) => `“${value}”`).join(", ")}`;
  if (Array.isArray(anyOf)) return describeType(anyOf.find((one) => one.type !== "null") ?? {});
  return TYPES[String(type)] ?? "Text";
}

function Responses({ responses }: { responses: Record<string, OpenApiResponse> }) {
  const [success, ...errors] = Object.entries(responses);
  return (
    <>
      {success && (
        <Section title={`Answer ${success[0]}`}>
          <p className="text-ink-soft">{success[1].description}.</p>
        </Section>
      )}{" "}
      {errors.length > 0 && (
        <Section title="Errors">
          <dl className="grid gap-1">
            {errors.map(([status, { description }]) => (
              <div key={status} className="grid grid-cols-[3rem_1fr]">
                <dt className="font-semibold">{status}</dt>
                <dd className="text-ink-soft">{description}.</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

type CallGroup = ReturnType<typeof groupCalls>[number];

function groupCalls({ tags, paths }: OpenApiDocument) {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return tags.map(({ name }) => ({
    id: name.toLowerCase().replaceAll(" ", "-"),
    title: name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}
