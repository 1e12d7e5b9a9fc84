import fc from "fast-check";

const KNOWN_TROUBLEMAKERS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "skip \udfff skip",
  `${"x".repeat(59)}😀`,
  "\u202Eevil",
  "\u200B\uFEFF\u2028\u2029",
  "\u0001\u0007\u001b[31m",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "../../../../etc/passwd",
  "%00",
  "%2e%2e%2f",
  "%",
  "%E0%A4%A",
  "'; drop table companies; --",
  "' or '1'='1",
  "\\'",
  "{{7*7}}",
  "$\u007b7*7}",
  '"><script>alert(1)</script>',
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "=cmd|' /C calc'!A0",
  "a@b.example\r\nBcc: victim@c.example",
  "NaN",
  "Infinity",
  "-Infinity",
  "1e308",
  "1e400",
  "-0",
  "0x10",
  "2147483648",
  "9007199254740993",
  "9".repeat(400),
  "١٢٣",
  "1,2",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "a".repeat(199),
  "a".repeat(5_001),
  "(".repeat(120),
  "ﷺ".repeat(120),
  "İ".repeat(120),
  "a\u0301".repeat(60),
  "LS1 1UR",
  "Newport",
];

export const fuzzedText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN_TROUBLEMAKERS) },
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ minLength: 1_000, maxLength: 3_000 }),
);

const fuzzedNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, Number.MIN_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
);

const fuzzedJson = fc.oneof(
  fuzzedText,
  fuzzedNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(fuzzedText, { maxLength: 3 }),
  fc.dictionary(fuzzedText, fuzzedNumber, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Generates an object whose fields are valid, fuzzed or missing. */
export const nearlyValid = (example: Record<string, unknown>, fields: readonly string[]) =>
  fc.record(
    Object.fromEntries(
      [...new Set([...fields, ...Object.keys(example)])].map((field) => [
        field,
        field in example
          ? fc.oneof({ weight: 4, arbitrary: fc.constant(example[field]) }, fuzzedJson)
          : fuzzedJson,
      ]),
    ),
    { requiredKeys: Object.keys(example).filter((_, index) => index % 3 > 0) },
  );

/** Generates JSON text, sometimes with keys that cause prototype pollution in a careless merge. */
export const jsonWithPollution = (value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      value,
      fc.constantFrom("", '"__proto__":{"admin":true},', '"constructor":{"prototype":{"admin":true}},'),
    )
    .map(([object, poison]) => JSON.stringify(object).replace(/^\{(?=")/, `{${poison}`));

/** Generates a query string of known and unknown names, with repetitions and invalid encodings. */
export const fuzzedQuery = (names: readonly string[]) => {
  const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names, "x") }, fuzzedText);
  const pair = fc
    .tuple(name, fuzzedText, fc.boolean())
    .map(([key, value, raw]) =>
      raw ? `${key}=${value}`.replace(/[^!-~]|#/g, "+") : `${encode(key)}=${encode(value)}`,
    );
  return fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => `?${pairs.join("&")}`);
};

/** Percent-encodes text. Lone surrogates are replaced, because encodeURIComponent throws on them. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

export const fuzzedSegment = fc.oneof(
  fuzzedText.map(encode),
  fc.constantFrom(
    "%00",
    "%ff",
    "%c0%ae%c0%ae",
    "%",
    ".",
    "..",
    "%2e%2e",
    "%2f",
    "%5c",
    ";",
    "a;b=c",
    "*",
    "~",
  ),
);
