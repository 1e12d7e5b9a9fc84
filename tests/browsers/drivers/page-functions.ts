// Functions that run in the page, as source text, because each driver sends them over its own protocol.

/** An element that a person looks for on a page: its kind and its name. */
export interface Target {
  kind: "button" | "link" | "field";
  /** The source of a regular expression. */
  name: string;
  /** The position among the visible elements that match, from 0. */
  index: number;
}

/**
 * Returns the visible element of a target, scrolled into view; null if there is none. For a checkbox or radio button with a
 * visible label, the element is the label, which people press. A summary counts as a button.
 */
export const FIND = `(kind, name, index) => {
  const pattern = new RegExp(name);
  const nameOf = (element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\\s+/g, " ");
  const isVisible = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const labelled = () => {
    const labels = all("label").filter((label) => label.control && pattern.test(nameOf(label)));
    const named = all("input[aria-label], select[aria-label], textarea[aria-label]").filter((control) => pattern.test(nameOf(control)));
    const controls = labels.map((label) =>
      /^(checkbox|radio)$/.test(label.control.type) && isVisible(label) ? label : label.control);
    return [...controls, ...named];
  };
  const candidates =
    kind === "field"
      ? labelled()
      : all(kind === "link" ? "a[href]" : "button, summary").filter((element) => pattern.test(nameOf(element)));
  const found = candidates.filter(isVisible)[index] ?? null;
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}`;

/** Sets the value of a select or a date field directly, because their pickers differ between browsers. */
export const CHOOSE = `(element, value) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value");
  set.call(element, value);
  for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }));
}`;

/** Returns true if React has hydrated the element that the selector matches. */
export const IS_HYDRATED = `(selector) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__reactProps"))`;

/** Resolves to true if the element is where it was one frame before. Firefox scrolls back to a field some time after a key. */
export const IS_STEADY = `(element) => new Promise((resolve) => {
  const top = () => element.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const before = top();
    requestAnimationFrame(() => resolve(top() === before));
  });
})`;
