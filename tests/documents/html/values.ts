const YEAR = String.raw`\d{4,}`;
const MONTH = "(0[1-9]|1[0-2])";
const DAY = "(0[1-9]|[12]\\d|3[01])";
const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?`;
const ZONE = String.raw`(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)`;
const DURATION = String.raw`P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d{1,3})?S)?)?`;

const whole = (pattern: string) => new RegExp(`^(${pattern})$`);

const DATE = whole(`${YEAR}-${MONTH}-${DAY}`);
const MOMENT = whole(
  [
    `${YEAR}(-${MONTH}(-${DAY}([T ]${TIME}${ZONE}?)?)?)?`,
    String.raw`${YEAR}-W(0[1-9]|[1-4]\d|5[0-3])`,
    `${MONTH}-${DAY}`,
    TIME,
    ZONE,
    DURATION,
  ].join("|"),
);
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/;

/** Returns true if the date exists. For example, 30 February does not. */
function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns true if the text is a valid `datetime` value of a `time` element, such as a date, a time, a week or a duration. */
export function isDateTime(text: string): boolean {
  const [day] = /^\d{4,}-\d\d-\d\d/.exec(text) ?? [];
  return MOMENT.test(text) && (day === undefined || isDate(day));
}

/** Characters that a valid URL contains only percent-encoded, and percent signs that encode nothing. */
const NOT_IN_URLS = /[\s"<>\\^`{|}[\]]|%(?![\da-f]{2})/i;

/** Returns true if the text is a valid URL, absolute or relative. */
export const isUrl = (text: string): boolean =>
  !NOT_IN_URLS.test(text) && URL.canParse(text, "https://skips.example/");

/** Returns true if the text is a language tag without rare parts, such as "en", "en-GB" or "zh-Hant". */
export const isLanguage = (text: string): boolean =>
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(text);

/** The format of an input's value and of its limits `min` and `max`, by type. The values of other types are not checked. */
export const INPUT_VALUES: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  month: (text) => whole(`${YEAR}-${MONTH}`).test(text),
  time: (text) => whole(TIME).test(text),
  "datetime-local": (text) => whole(`${YEAR}-${MONTH}-${DAY}[T ]${TIME}`).test(text),
  number: (text) => NUMBER.test(text),
  range: (text) => NUMBER.test(text),
  color: (text) => /^#[\da-f]{6}$/i.test(text),
};
