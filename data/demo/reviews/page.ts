/** What one company's page has said already, so that nothing on it is said twice. */
export interface Page {
  /** Whether a template has not been used on this page. */
  isFresh(template: string): boolean;
  /** Keeps a text for this page; false if one of its sentences stands there already. */
  take(template: string, text: string): boolean;
  customers: Set<string>;
  titles: Set<string>;
}

export function createPage(): Page {
  const templates = new Set<string>();
  const sentences = new Set<string>();
  return {
    isFresh: (template) => !templates.has(template),
    take: (template, text) => {
      const said = sentencesOf(text);
      if (said.some((sentence) => sentences.has(sentence))) return false;
      templates.add(template);
      for (const sentence of said) sentences.add(sentence);
      return true;
    },
    customers: new Set(),
    titles: new Set(),
  };
}

/** The sentences of a text, without regard to case. */
export const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.!?])["”]?\s+/)
    .map((sentence) => sentence.replace(/[.!?"”]+$/, "").trim())
    .filter(Boolean);
