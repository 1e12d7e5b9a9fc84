import { type HtmlElement, Rule } from "html-validate";
import { ariaProblem, isRole } from "./aria.ts";
import { isAttributeOf } from "./attributes.ts";
import { INPUT_VALUES, isDateTime, isLanguage, isUrl } from "./values.ts";

const URL_ATTRIBUTES = ["href", "src", "action", "formaction", "cite"];

/** Attributes that name elements by their id, all of which must exist. */
const ID_ATTRIBUTES = [
  ...[
    "for",
    "form",
    "list",
    "headers",
    "popovertarget",
    "commandfor",
    "aria-activedescendant",
    "aria-controls",
  ],
  ...["aria-describedby", "aria-details", "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns"],
];

/** Elements that may contain only elements. White space between them is allowed. */
const WITHOUT_TEXT = new Set(
  "html head ul ol menu dl table colgroup thead tbody tfoot tr select optgroup picture hgroup".split(" "),
);

/** Elements that the standard allows in these parents only. */
const PARENTS: Readonly<Record<string, string>> = {
  li: "ul ol menu",
  dt: "dl div",
  dd: "dl div",
  tr: "table thead tbody tfoot",
  td: "tr",
  th: "tr",
  caption: "table",
  thead: "table",
  tbody: "table",
  tfoot: "table",
  option: "select optgroup datalist",
  optgroup: "select",
};

const isInDrawing = (element: HtmlElement) => element.closest("svg") !== null;

const textOf = (element: HtmlElement) =>
  element.childNodes
    .filter(({ nodeName }) => nodeName === "#text")
    .map(({ textContent }) => textContent)
    .join("");

function attributeProblems(element: HtmlElement): string[] {
  return element.attributes.flatMap(({ key, value }) => {
    const name = key.toLowerCase();
    const text = value === null ? "" : String(value);
    if (name.startsWith("aria-")) return ariaProblem(name, text) ?? [];
    if (name === "role" && !isRole(text)) return `ARIA has no role "${text}"`;
    if (name === "lang" && !isLanguage(text)) return `"${text}" is no language`;
    if (URL_ATTRIBUTES.includes(name) && !isUrl(text)) return `"${text}" is no valid URL`;
    if (isInDrawing(element) || isAttributeOf(element.tagName, name)) return [];
    return `<${element.tagName}> has no attribute "${name}"`;
  });
}

function referenceProblems(element: HtmlElement, ids: ReadonlySet<string>): string[] {
  return ID_ATTRIBUTES.flatMap((name) => {
    const named = element.getAttributeValue(name)?.split(" ") ?? [];
    return named
      .filter((id) => !ids.has(id))
      .map((id) => `"${name}" names "${id}", which is not on the page`);
  });
}

function valueProblems(element: HtmlElement): string[] {
  if (element.tagName === "time") {
    const moment = element.getAttributeValue("datetime") ?? element.textContent;
    return isDateTime(moment) ? [] : [`"${moment}" is no date or time`];
  }
  const isValue = INPUT_VALUES[element.getAttributeValue("type") ?? ""];
  if (element.tagName !== "input" || !isValue) return [];
  return ["value", "min", "max"].flatMap((name) => {
    const value = element.getAttributeValue(name);
    return !value || isValue(value) ? [] : `"${value}" is no ${name} of this input`;
  });
}

/** The pattern of `dl` in the standard: groups, each of one or more names and then one or more values. */
const GROUPS = /^((dt )+(dd )+)*$/;
const ONE_GROUP = /^(dt )+(dd )+$/;

function listProblems(element: HtmlElement): string[] {
  const { tagName, parent } = element;
  const isGroup = tagName === "div" && parent?.tagName === "dl";
  if (tagName !== "dl" && !isGroup) return [];
  const children = element.childElements.map((child) => `${child.tagName} `).join("");
  if (isGroup) return ONE_GROUP.test(children) ? [] : [`a group of <dl> contains ${children}`];
  return GROUPS.test(children) || /^(div )*$/.test(children) ? [] : [`<dl> contains ${children}`];
}

function contentProblems(element: HtmlElement): string[] {
  const { tagName, parent } = element;
  const parents = PARENTS[tagName]?.split(" ");
  const isLost = parents !== undefined && !parents.includes(parent?.tagName ?? "");
  const stray = WITHOUT_TEXT.has(tagName) ? textOf(element).trim() : "";
  const isPressed = tagName === "a" || tagName === "button";
  const focusable = isPressed && !isInDrawing(element) ? element.querySelectorAll("[tabindex]") : [];
  return [
    ...(isLost ? [`<${tagName}> stands in <${parent?.tagName}>`] : []),
    ...(stray ? [`<${tagName}> contains the text "${stray}"`] : []),
    ...focusable.map((inner) => `<${tagName}> contains the focusable <${inner.tagName}>`),
    ...listProblems(element),
  ];
}

/** The document must declare its encoding within this many bytes. */
const ENCODING_WITHIN = 1024;

/** The standard's rules for the head: one description, name and colour scheme at most, and the encoding near the start. */
function headProblems(head: HtmlElement): string[] {
  const names = head.querySelectorAll("meta[name]").map((meta) => meta.getAttributeValue("name"));
  const encoding = head.querySelector("meta[charset]");
  const isEarly = encoding !== null && encoding.location.offset + encoding.location.size < ENCODING_WITHIN;
  return [
    ...["description", "application-name", "color-scheme"]
      .filter((name) => names.filter((other) => other === name).length > 1)
      .map((name) => `<head> has more than one "${name}"`),
    ...(isEarly ? [] : [`the encoding is not said within ${ENCODING_WITHIN} bytes`]),
  ];
}

/** Rules of the HTML standard and of ARIA that the validator's own rules do not cover. */
export class HtmlStandardRule extends Rule {
  setup() {
    this.on("dom:ready", ({ document }) => {
      const elements = document.querySelectorAll("*");
      const ids = new Set(elements.flatMap(({ id }) => id ?? []));
      for (const element of elements) {
        const problems = [
          ...attributeProblems(element),
          ...referenceProblems(element, ids),
          ...(isInDrawing(element) ? [] : [...valueProblems(element), ...contentProblems(element)]),
          ...(element.tagName === "head" ? headProblems(element) : []),
        ];
        for (const message of problems) this.report(element, message);
      }
    });
  }
}
