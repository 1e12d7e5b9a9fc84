/** The texts, customer names and titles already used on a company's page. Only titles can repeat. */
export interface ReviewPage {
  isUnused(template: string): boolean;
  /** Records a template and its text. Returns false if the page already contains one of the text's sentences. */
  addText(template: string, text: string): boolean;
  customers: Set<string>;
  titles: Set<string>;
}

export function createReviewPage(): ReviewPage {
  const templates = new Set<string>();
  const sentences = new Set<string>();
  return {
    isUnused: (template) => !templates.has(template),
    addText: (template, text) => {
      const added = sentencesOf(text);
      if (added.some((sentence) => sentences.has(sentence))) return false;
      templates.add(template);
      for (const sentence of added) sentences.add(sentence);
      return true;
    },
    customers: new Set(),
    titles: new Set(),
  };
}

/** Splits a text into sentences, in lower case. */
export const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.!?])["”]?\s+/)
    .map((sentence) => sentence.replace(/[.!?"”]+$/, "").trim())
    .filter(Boolean);
