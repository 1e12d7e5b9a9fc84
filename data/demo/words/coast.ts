import { splitNames } from "./lines.ts";

/** Island counties without a bridge to the mainland. */
export const ISLANDS: ReadonlySet<string> = new Set(
  splitNames("Shetland, Orkney, Outer Hebrides, Isle of Wight, Isles of Scilly"),
);

/** Towns whose firms can mention the coast. */
export const SEASIDE: ReadonlySet<string> = new Set(
  splitNames(`Blackpool, Scarborough, Whitby, Bridlington, Skegness, Great Yarmouth, Cromer, Margate, Brighton, Hastings,
    Eastbourne, Bournemouth, Weymouth, Torquay, Paignton, Newquay, Ilfracombe, St Ives, Weston-super-Mare, Minehead, Tenby,
    Barmouth, Llandudno, Rhyl, Southport, Morecambe, Portrush, Oban, Largs, Ayr, Sheringham, Clacton-on-Sea,
    Southend-on-Sea, Whitley Bay`),
);
