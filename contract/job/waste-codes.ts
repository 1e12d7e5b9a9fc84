/**
 * Codes of the European Waste Catalogue, as used on transfer notes.
 *
 * Codes and descriptions: `src/constants/ewc-codes.js` of DEFRA/waste-movement-utils at 4986c60 (21 July 2026), Crown
 * copyright, Open Government Licence v3. A star marks hazardous waste.
 */
import type { Waste } from "./job.ts";

interface WasteCode {
  code: string;
  description: string;
}

/** Several codes are possible. Somebody who sees the waste and knows its origin must decide. */
interface UndecidedCode {
  between: readonly [string, string, ...string[]];
}

export const WASTE_CODES: Readonly<Record<Waste, WasteCode | UndecidedCode>> = {
  general: { code: "20 03 01", description: "mixed municipal waste" },
  garden: { code: "20 02 01", description: "biodegradable waste" },
  soil: { between: ["17 05 04", "20 02 02", "17 05 03*"] },
  rubble: { between: ["17 01 07", "17 01 06*"] },
  wood: { between: ["17 02 01", "20 01 38", "17 02 04*"] },
  metal: { between: ["17 04 07", "20 01 40", "17 04 09*"] },
  "mixed-building": { between: ["17 09 04", "17 09 03*"] },
  plasterboard: { between: ["17 08 02", "17 08 01*"] },
  upholstery: { code: "20 03 07", description: "bulky waste" },
  mattress: { code: "20 03 07", description: "bulky waste" },
  electrical: { between: ["20 01 36", "20 01 35*"] },
  fridge: { code: "20 01 23*", description: "discarded equipment containing chlorofluorocarbons" },
  tyres: { code: "16 01 03", description: "end-of-life tyres" },
  paint: { between: ["20 01 28", "20 01 27*"] },
  asbestos: { between: ["17 06 05*", "17 06 01*"] },
};

export const isAlwaysHazardous = (waste: Waste): boolean => {
  const codes = WASTE_CODES[waste];
  return ("between" in codes ? codes.between : [codes.code]).every((code) => code.endsWith("*"));
};
