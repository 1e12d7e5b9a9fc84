/** Slots, or distance keys if a place was searched. */
export type ResultKeys = Int32Array | Float64Array;
