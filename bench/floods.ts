import type { RequestEncoding } from "./load.ts";

/** A flood connects from this address, so that the server can distinguish it from the measured visitor. */
export const FLOOD_ADDRESS = "127.0.0.2";
/** nginx takes this address from the request's header, and limits floods by it. */
export const FLOOD_ADDRESS_AT_NGINX = "198.51.100.7";

export interface Flood {
  /** The path of request `n`. All connections of a flood share one count, which starts at 0. */
  pathOf(n: number): string;
  encoding?: RequestEncoding;
  /** Requests that a connection sends at once, before it waits for their responses. By default 1. */
  pipelined?: number;
  /** False for clients that never read the responses. */
  reads?: boolean;
}

const nation = (n: number) => `/api/companies?location=England&radius=${1 + (n % 9_900) / 100}`;
const postcodes = (n: number) =>
  `/api/companies?location=M${1 + (n % 40)}+${n % 10}AA&radius=${90 + (n % 1_000) / 100}`;
const searchPage = (n: number) => `/search?location=Leeds&radius=${1 + (n % 100)}&search=${n}`;
const map = (n: number) =>
  `/api/map?location=England&mapArea=${(51 + (n % 3_000) / 1_000).toFixed(3)},-1.5,300`;
const unknownParameters = (n: number) => `/api/companies?zz=${n}`;

export const FLOODS = {
  "the directory with unknown parameters": { pathOf: unknownParameters },
  "lists of 100 km around ever new postcodes": { pathOf: postcodes, encoding: "identity" },
  "ever new search pages": { pathOf: searchPage },
  "ever new maps of all England": { pathOf: map },
  "ever new lists of all England, compressed": { pathOf: nation },
  "the same, by clients that never read": { pathOf: nation, reads: false },
  "300 pipelined requests on each connection": { pathOf: nation, pipelined: 300 },
  "all of them in turn": {
    pathOf: (n) => ([unknownParameters, postcodes, searchPage, map, nation][n % 5] ?? nation)(n),
  },
} satisfies Record<string, Flood>;
export type FloodName = keyof typeof FLOODS;
