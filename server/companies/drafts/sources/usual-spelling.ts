/** Words of up to three letters that are not initials. All other short words keep their capitals, such as "ABC" and "JBT". */
const SHORT_WORDS = new Set(
  (
    "a abe ace ada air alf all amy an and ann art ash ask at ayr bag bay bee ben big bin bio bob bow box bro by cal " +
    "cam can car cat co cwm cyf cy dan day de deb del den der des dig do dog don dr dry du dun eco ed ely end eve ewe eye " +
    "far fay fen few fir fit fly for fox fun gap gas geo get gil go gus guy gym hal hay hen hew hey him his ho hoo hop " +
    "hot how hub huw ian ice in inc ink inn is it its ivy jam jan jay jed jem jet jim jo job joe jon joy jr ken kev " +
    "kew key kim kit la law le lea lee len leo les lew liz lot lou low ltd luc lye lyn mac mal man mat max may " +
    "me mel mia mix mo mr mrs ms mud my nan ned net new nia no now nr oak odd of off oil old on one or ore our " +
    "out owl own pad pam pat pay paz peg pet pig pip pit pop pot pro put rab rae ram raw ray red reg rex rig rob " +
    "rod ron row roy rub rue run rye sam sea seb see set she sid six sky so son spa sr st sue sun sur tam tap tar " +
    "tea ted ten the tim tin tip to toe tom ton too top toy try tub two up us usk val van vat via vic viv war " +
    "wax way we web wem wes wet why wil win wye yes yew you zac zak zip zoe zoo"
  ).split(" "),
);
const SMALL = new Set(
  "a and at by cum de du en for from in la le next of on or over super sur the to under upon with y".split(
    " ",
  ),
);
const ALWAYS = new Map([
  ...["LLP", "PLC", "CIC", "CIO", "LP", "UK", "GB", "EU", "NI"].map((word) => [word, word] as const),
  ...["HR", "HRS", "KM", "YD", "YDS"].map((word) => [word, word.toLowerCase()] as const),
]);
/** Surnames with a capital letter after "Mac", unlike "Mackie" or the word "Machine". */
const MAC =
  /^MAC(?=(?:ARTHUR|AULAY|BETH|CALLUM|DONALD|DONNELL|DOUGALL|DUFF|EWAN|EWEN|FARLANE|GREGOR|INNES|INTOSH|INTYRE|IVER|KENZIE|KINNON|LACHLAN|LAREN|LEAN|LENNAN|LEOD|MILLAN|NAB|NAMARA|NEIL|NICOL|PHAIL|PHERSON|QUARRIE|QUEEN|RAE|TAGGART|TAVISH)S?$)/;
const WEB_ADDRESS = /^[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.(?:COM|NET|ORG|UK|BIZ|INFO)$/;

const capitalised = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

function spell(word: string): string {
  const digits = /^\d+/.exec(word)?.[0];
  if (digits) {
    const rest = word.slice(digits.length);
    const ordinal = /^(?:ST|ND|RD|TH)(?![A-Z])/.exec(rest)?.[0] ?? "";
    return digits + ordinal.toLowerCase() + spell(rest.slice(ordinal.length));
  }
  const fixed = ALWAYS.get(word);
  if (fixed) return fixed;
  const inner = /\d/.exec(word);
  if (inner) return spell(word.slice(0, inner.index)) + spell(word.slice(inner.index));
  if (/^[IVX]{2,}$/.test(word)) return word;
  const isShort = /^[A-Z]{0,3}$/.test(word);
  // "w" and "y" are vowels in Welsh: "Pwll", "Rhyl".
  if (isShort ? !SHORT_WORDS.has(word.toLowerCase()) : !/[AEIOUWY\u00c0-\u024f]/.test(word)) return word;
  if (/^MC[A-Z]{3,}$/.test(word)) return `Mc${capitalised(word.slice(2))}`;
  return MAC.test(word) ? `Mac${capitalised(word.slice(3))}` : capitalised(word);
}

function spellWord(word: string): string {
  const [first = "", ...rest] = word.split(/(?=['’])/);
  if (rest.length === 0) return spell(word);
  const isPrefix = /^(?:O|D|L|N|MC)$/.test(first) && /^['’]\p{L}{3,}$/u.test(rest[0] ?? "");
  if (!isPrefix)
    return (
      (first.length > 3 || /^[^AEIOUY]{2,3}$/.test(first) ? spell(first) : capitalised(first)) +
      rest.join("").toLowerCase()
    );
  const [name = "", ...endings] = rest;
  return capitalised(first) + name.charAt(0) + spell(name.slice(1)) + endings.join("").toLowerCase();
}

/** "O'BRIEN & SONS SKIPS (UK) LTD" becomes "O'Brien & Sons Skips (UK) Ltd". A name with any small letter stays unchanged. */
export function usualSpelling(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .split(/(\s+)/)
    .map((part) =>
      WEB_ADDRESS.test(part)
        ? capitalised(part)
        : part.replace(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu, spellWord),
    )
    .join("")
    .replace(/(?<=[- ])\p{L}+(?=[- ])/gu, (word) =>
      SMALL.has(word.toLowerCase()) && word.length > 1 ? word.toLowerCase() : word,
    );
}
