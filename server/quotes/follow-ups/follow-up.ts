/** What becomes due some time after an event. */
export interface FollowUp {
  /** References of the requests for which it is due, as the tables say. */
  due(): Promise<string[]>;
  /** Does it for one of them. Several processes may try at the same time, so it checks again under the quote's lock. */
  run(reference: string): Promise<void>;
}

/** Requests of one kind in one look. The rest follow with the next. */
export const MAX_AT_ONCE = 100;
