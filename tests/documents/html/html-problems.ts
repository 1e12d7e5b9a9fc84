import { HtmlValidate, type Plugin, StaticConfigLoader } from "html-validate";
import { HtmlStandardRule } from "./html-standard.ts";
import { spaceProblems } from "./word-spaces.ts";

const FURTHER_RULES: Plugin = { name: "further-rules", rules: { "html-standard": HtmlStandardRule } };

/** The validator's rules about conformance to the HTML standard, without its style rules. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    plugins: [FURTHER_RULES],
    rules: {
      "html-standard": "error",
      "missing-doctype": "error",
      "empty-title": "error",
      "no-utf8-bom": "error",
      "input-attributes": "error",
      "aria-hidden-body": "error",
      "hidden-focusable": "error",
      "empty-heading": "error",
      // The text alternative that the standard requires of every image.
      "wcag/h37": "error",
    },
  }),
);

/** Returns the violations of the HTML standard in a document, and in the spaces between its words: one line for each place. */
export const htmlProblems = async (html: string): Promise<string[]> => [
  ...(await standardProblems(html)),
  ...spaceProblems(html),
];

/** Returns the violations of the HTML standard in a document, one line for each place. */
async function standardProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, offset }) => {
      const written = html.slice(offset, offset + 120).replace(/\s+/g, " ");
      return `${ruleId}: ${message} (${selector ?? "document"}) ${written}`;
    }),
  );
}
