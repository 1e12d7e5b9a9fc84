import type { Random } from "../random.ts";
import { outcode } from "./addresses.ts";

/** Landline numbers that Ofcom reserves for drama, without the last three digits. `serves` matches their postcode districts. */
const LANDLINES: readonly { numbers: string; serves: RegExp }[] = [
  { numbers: "020 7946 0", serves: /^(E|EC|N|NW|SE|SW|W|WC)\d|^(BR|CR|EN|HA|IG|KT|SM|TW|UB)\d/ },
  { numbers: "0113 496 0", serves: /^LS([1-9]|1\d|2[0-8])$/ },
  { numbers: "0114 496 0", serves: /^S([1-9]|1\d|2[0-6]|3[56])$/ },
  { numbers: "0115 496 0", serves: /^NG([1-9]|1[0-6])$/ },
  { numbers: "0116 496 0", serves: /^LE([1-9]|19)$/ },
  { numbers: "0117 496 0", serves: /^BS([1-9]|1[0-6]|3\d)$/ },
  { numbers: "0118 496 0", serves: /^RG([1-9]|10|30|31|4[015])$/ },
  { numbers: "0121 496 0", serves: /^B([1-9]|[1-4]\d|6[5-9]|7\d|9[0-4])$/ },
  { numbers: "0131 496 0", serves: /^EH([1-9]|1\d|2[0128]|30)$/ },
  { numbers: "0141 496 0", serves: /^G([1-9]|[1-5]\d|6[0-4269]|7[1-8]|81)$/ },
  { numbers: "0151 496 0", serves: /^(L([1-9]|[12]\d|3[0-8])|CH(4[1-9]|6[0-6]))$/ },
  { numbers: "0161 496 0", serves: /^(M([1-9]|[1-4]\d)|SK([1-8])|OL([1-9])|WA1[45])$/ },
  { numbers: "0191 498 0", serves: /^(NE([1-9]|[1-3]\d)|SR[1-6]|DH[1-5])$/ },
  { numbers: "028 9649 6", serves: /^BT/ },
  { numbers: "029 2018 0", serves: /^CF([35]|1[0-5]|23|24|64|83)$/ },
];
/** Reserved numbers without a real area code. */
const ANYWHERE = "01632 960";
const MOBILE = "07700 900";
const OTHERS = [MOBILE, MOBILE, MOBILE, "0808 157 0", "0306 999 0"];

type ChoosePhone = (postcode: string | null, random: Random) => string;

/**
 * Creates a function that chooses a unique fictional number. Four in five have the local area code, or 01632 where Ofcom
 * reserves no local numbers, as long as some are left. The others are mostly mobile numbers.
 */
export function createPhones(): ChoosePhone {
  const taken = new Set<string>();
  const free = (numbers: string, random: Random) => {
    const start = random.between(0, 999);
    for (let step = 0; step < 1000; step++) {
      const phone = `${numbers}${String((start + step) % 1000).padStart(3, "0")}`;
      if (taken.has(phone)) continue;
      taken.add(phone);
      return phone;
    }
    return null;
  };
  return (postcode, random) => {
    const local = LANDLINES.find(({ serves }) => serves.test(outcode(postcode ?? "")))?.numbers ?? ANYWHERE;
    const preferred = random.chance(0.2) ? [random.pick(OTHERS), local] : [local, random.pick(OTHERS)];
    const phone = [...preferred, ...OTHERS, ANYWHERE].reduce<string | null>(
      (found, numbers) => found ?? free(numbers, random),
      null,
    );
    if (!phone) throw new Error("No fictitious telephone numbers are left");
    return phone;
  };
}
