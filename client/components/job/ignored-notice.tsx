import { ignoredSentence } from "./job-words.ts";

/** Names the parameters of the URL that could not be read, so that nobody compares prices for another job than theirs. */
export function IgnoredNotice({ ignored }: { ignored: string | null }) {
  const sentence = ignoredSentence(ignored);
  if (!sentence) return null;
  return <p className="rounded-control border-l-4 border-skip bg-skip-pale px-4 py-2.5">{sentence}</p>;
}
