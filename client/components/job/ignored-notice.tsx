import { ignoredSentence } from "./job-words.ts";

/** Names the parameters of the URL that the page left out, so that nobody compares prices for a different job by mistake. */
export function IgnoredNotice({ ignored }: { ignored: string | null }) {
  const sentence = ignoredSentence(ignored);
  if (!sentence) return null;
  return <p className="rounded-control border-l-4 border-skip bg-skip-pale px-4 py-2.5">{sentence}</p>;
}
