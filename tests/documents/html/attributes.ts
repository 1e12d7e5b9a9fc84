/**
 * Attributes of every HTML element, from the index of attributes in the HTML standard. Event handlers are left out, because the
 * site's Content Security Policy refuses them.
 */
const GLOBAL =
  words(`accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint hidden
  id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce popover role slot spellcheck style tabindex
  title translate writingsuggestions`);

/** Attributes of single elements, from the same index. Elements that the site does not use, such as `video`, can be missing. */
const OWN: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words("href target download ping rel hreflang type referrerpolicy"),
  area: words("alt coords shape href target download ping rel referrerpolicy"),
  base: words("href target"),
  blockquote: words("cite"),
  button:
    words(`command commandfor disabled form formaction formenctype formmethod formnovalidate formtarget name
    popovertarget popovertargetaction type value`),
  col: words("span"),
  colgroup: words("span"),
  data: words("value"),
  del: words("cite datetime"),
  details: words("name open"),
  dialog: words("open closedby"),
  fieldset: words("disabled form name"),
  form: words("accept-charset action autocomplete enctype method name novalidate target rel"),
  iframe: words("src srcdoc name sandbox allow allowfullscreen width height referrerpolicy loading"),
  img: words(`alt src srcset sizes crossorigin usemap ismap width height referrerpolicy decoding loading
    fetchpriority`),
  input:
    words(`accept alpha alt autocomplete checked colorspace dirname disabled form formaction formenctype formmethod
    formnovalidate formtarget height list max maxlength min minlength multiple name pattern placeholder popovertarget
    popovertargetaction readonly required size src step type value width`),
  ins: words("cite datetime"),
  label: words("for"),
  li: words("value"),
  link: words(`href crossorigin rel as media hreflang type sizes imagesrcset imagesizes referrerpolicy integrity blocking
    color disabled fetchpriority`),
  map: words("name"),
  // The attribute "property" belongs to RDFa. Other sites read it for link previews.
  meta: words("name http-equiv content charset media property"),
  meter: words("value min max low high optimum"),
  ol: words("reversed start type"),
  optgroup: words("disabled label"),
  option: words("disabled label selected value"),
  output: words("for form name"),
  progress: words("value max"),
  q: words("cite"),
  script: words("src type nomodule async defer crossorigin integrity referrerpolicy blocking fetchpriority"),
  select: words("autocomplete disabled form multiple name required size"),
  source: words("type media src srcset sizes width height"),
  style: words("media blocking"),
  td: words("colspan rowspan headers"),
  textarea:
    words(`autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows
    wrap`),
  th: words("colspan rowspan headers scope abbr"),
  time: words("datetime"),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Returns true if the element may have the attribute. Names of ARIA attributes are checked separately. */
export const isAttributeOf = (element: string, attribute: string): boolean =>
  /^(data|aria)-./.test(attribute) || GLOBAL.has(attribute) || (OWN[element]?.has(attribute) ?? false);
