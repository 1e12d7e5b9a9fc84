/** An action that becomes due some time after an event. */
export interface FollowUp {
  /** Returns the references of the requests for which the action is due. */
  due(): Promise<string[]>;
  /**
   * Performs the action for one request. Several processes may try at the same time, so `run` checks again under the quote's
   * lock whether the action is due.
   */
  run(reference: string): Promise<void>;
}

/**
 * Maximum number of requests in one run, for each kind of reminder and for the choices to announce. The next run handles the
 * rest. Invitations have no limit.
 */
export const MAX_AT_ONCE = 100;
