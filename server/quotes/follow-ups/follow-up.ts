/** An action that becomes due some time after an event. */
export interface FollowUp {
  /** References of the requests for which the action is due, according to the tables. */
  due(): Promise<string[]>;
  /**
   * Performs the action for one request. Several processes may try at the same time, so it checks again under the quote's lock.
   */
  run(reference: string): Promise<void>;
}

/** Maximum number of requests of one kind per run. The next run handles the rest. */
export const MAX_AT_ONCE = 100;
