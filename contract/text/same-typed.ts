/** What counts as the same in a form that is sent twice: spaces and lines between words, and the capitals of an email address. */
export const sameTyped = (name: string, value: unknown): unknown => {
  if (typeof value !== "string") return value;
  const text = value.replace(/\s+/g, " ").trim();
  return name === "email" ? text.toLowerCase() : text;
};
