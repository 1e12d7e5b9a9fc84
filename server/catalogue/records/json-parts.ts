/** Offsets at which a company's JSON is cut into its own bytes, and a middle and an end that many companies have in common. */
interface JsonParts {
  middleStart: number;
  middleEnd: number;
  endStart: number;
}

// Quotation marks within a text are escaped, so these bytes occur only where a field begins.
const PAUSED_UNTIL = Buffer.from(',"pausedUntil":');
const CREATED_AT = Buffer.from(',"createdAt":"');
const NATION = Buffer.from(',"nation":');
const NO_METHOD = Buffer.from(',"method":null,');
const REGULATOR = Buffer.from(',"regulator":');

/** Cuts JSON whose closing brace has been taken off. Parts that it does not have are empty. */
export function splitJson(json: Buffer): JsonParts {
  // The middle contains `pausedUntil` and `answers`. Most companies are not paused and have too few quote requests for figures
  // about their answers, so many middles are equal.
  const paused = json.lastIndexOf(PAUSED_UNTIL);
  const created = paused === -1 ? -1 : json.indexOf(CREATED_AT, paused);
  const [middleStart, middleEnd] = created === -1 ? [0, 0] : [paused, created + CREATED_AT.length];
  // The end is the last part of `carrier`, and `ownScore` if there is one. Many companies whose registration number nobody
  // checked have the same text from `nation` on. A check adds its dates, so checked companies share only the text from
  // `regulator` on.
  const nation = json.indexOf(NATION, middleEnd);
  const isUnchecked = nation !== -1 && json.includes(NO_METHOD, nation);
  const end = isUnchecked ? nation : json.indexOf(REGULATOR, middleEnd);
  return { middleStart, middleEnd, endStart: end === -1 ? json.length : end };
}
