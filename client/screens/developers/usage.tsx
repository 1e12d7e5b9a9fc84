import { joinWithAnd } from "#client/components/company/format.ts";
import { Markdown } from "#client/components/markdown.tsx";
import { API_GROUPS } from "#contract/api/groups.ts";
import { DEMONSTRATION_HEADER } from "#contract/api/openapi.ts";
import { rateLimitWords } from "#contract/api/rate-limit-words.ts";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import rules from "../../../content/pages/developers.md?raw";

const LIMITS = [...new Set(API_GROUPS.flatMap(({ calls }) => calls.flatMap((call) => call.rateLimit ?? [])))];

export function Usage({ baseUrl }: { baseUrl: string }) {
  return (
    <section id="usage" aria-labelledby="usage-title" className="article">
      <h2 id="usage-title">How to use it</h2>
      <p>Send a GET request and read the JSON:</p>
      <pre className="card overflow-x-auto p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{`curl "${baseUrl}/companies?location=M1+1AE&radius=10&limit=5"`}</code>
      </pre>
      <Markdown
        text={rules}
        facts={{
          limits: joinWithAnd(LIMITS.map(rateLimitWords)),
          bodyKilobytes: MAX_BODY_BYTES / 1024,
          header: `${DEMONSTRATION_HEADER.name}: ${DEMONSTRATION_HEADER.value}`,
        }}
      />
    </section>
  );
}
