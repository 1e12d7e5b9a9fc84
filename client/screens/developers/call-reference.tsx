import type { ReactNode } from "react";
import { Badge } from "#client/components/ui/badge.tsx";
import type { JsonSchema, MediaType, OpenApiResponse, Parameter } from "#contract/api/openapi.ts";
import type { Call } from "./calls.ts";

/** One API call. Its parameters, bodies and errors are collapsed at first. */
export function CallReference({ call: { method, path, operation } }: { call: Call }) {
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
          {parameters.length > 0 && <Parameters parameters={parameters} />}
          {requestBody && <Body title="Body" content={requestBody.content} />}
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

function Parameters({ parameters }: { parameters: Parameter[] }) {
  return (
    <Section title="Parameters">
      <dl className="grid gap-2">
        {parameters.map(({ name, in: place, schema, description }) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
            <dt>
              <code className="font-semibold">{name}</code>
              <span className="text-sm text-muted"> in {place}</span>
            </dt>
            <dd className="text-ink-soft">
              {describeType(schema)}
              {description && `. ${description}`}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Describes a JSON type in words: "Text", "Number", "Whole number", or the values of an enumeration. */
function describeType({ enum: values, type }: JsonSchema): string {
  if (Array.isArray(values)) return `One of ${values.map((value) => `“${value}”`).join(", ")}`;
  return type === "integer" ? "Whole number" : type === "number" ? "Number" : "Text";
}

function Body({ title, content }: { title: string; content: Record<string, MediaType> }) {
  return Object.entries(content).map(([type, { example }]) => (
    <Section key={type} title={`${title} (${type})`}>
      <Example value={example} />
    </Section>
  ));
}

function Responses({ responses }: { responses: Record<string, OpenApiResponse> }) {
  const [success, ...errors] = Object.entries(responses);
  return (
    <>
      {success && (
        <Section title={`Answer ${success[0]}`}>
          <p className="text-ink-soft">{success[1].description}.</p>
          {Object.values(success[1].content ?? {}).map(({ example }) => (
            <Example key="example" value={example} />
          ))}
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

function Example({ value }: { value: unknown }) {
  if (value === undefined) return null;
  return (
    <pre className="rounded-control bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere">
      <code>{typeof value === "string" ? value : JSON.stringify(value, null, 2)}</code>
    </pre>
  );
}
