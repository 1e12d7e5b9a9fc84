/** The texts already on a company's page, to avoid repetitions. */
export interface Page {
  /** Whether the template is unused on this page. */
  isFresh(template: string): boolean;
  /** Adds a text to the page. Returns false if one of its sentences is already there. */
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

/** The sentences of a text in lower case. */
export const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.!?])["”]?\s+/)
    .map((sentence) => sentence.replace(/[.!?"”]+$/, "").trim())
    .filter(Boolean);
