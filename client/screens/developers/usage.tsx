import { joinWithAnd } from "#client/components/company/format.ts";
import { API_GROUPS } from "#contract/api/groups.ts";
import { DEMONSTRATION_HEADER } from "#contract/api/openapi.ts";
import { rateLimitWords } from "#contract/api/rate-limit-words.ts";
import { MAX_BODY_BYTES } from "#contract/limits.ts";

/** The rate limits of all calls, without duplicates. */
const LIMITS = [...new Set(API_GROUPS.flatMap(({ calls }) => calls.flatMap((call) => call.rateLimit ?? [])))];

export function Usage({ baseUrl }: { baseUrl: string }) {
  return (
    <section id="usage" aria-labelledby="usage-title" className="article">
      <h2 id="usage-title">How to use it</h2>
      <p>Send a GET request and read the JSON:</p>
      <pre className="card overflow-x-auto p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{`curl "${baseUrl}/companies?location=M1+1AE&radius=10&limit=5"`}</code>
      </pre>
      <ul>
        <li>
          <strong>Format.</strong> Bodies and answers are JSON in UTF-8. Prices and ratings are numbers
          written as text, such as "4.35". Times are ISO 8601 in UTC, distances kilometres.
        </li>
        <li>
          <strong>Errors.</strong> Every error is JSON with a <code>message</code> for people.{" "}
          <code>fields</code> ties messages to the fields of a form.
        </li>
        <li>
          <strong>Limits.</strong> Each visitor may send at most {joinWithAnd(LIMITS.map(rateLimitWords))}.
          Beyond that the answer is 429, with the seconds to wait in Retry-After. A body may have{" "}
          {MAX_BODY_BYTES / 1024} KB.
        </li>
        <li>
          <strong>Other sites.</strong> Scripts of every site may read the calls that only read and are the
          same for everybody. No cookie is sent.
        </li>
        <li>
          <strong>Demonstration.</strong> Where the companies, prices and reviews are invented, JSON answers
          have the header{" "}
          <code>
            {DEMONSTRATION_HEADER.name}: {DEMONSTRATION_HEADER.value}
          </code>
          .
        </li>
        <li>
          <strong>No price.</strong> Rows of the price comparison have numbers for all four groups of sizes.
          Where <code>sources</code> says <code>not-offered</code> or <code>unknown</code>, they are no price
          of that size.
        </li>
        <li>
          <strong>Caching.</strong> Public answers carry an ETag. Send it back as If-None-Match, and an
          unchanged answer comes as 304 without a body.
        </li>
        <li>
          <strong>Signing in.</strong> Calls marked “Administrator” need the header{" "}
          <code>Authorization: Bearer</code> with a token from <code>POST /api/admin/login</code>.
        </li>
      </ul>
    </section>
  );
}
