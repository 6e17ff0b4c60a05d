/** Why a document of another site was not read. */
export type OutgoingProblem =
  /** The address is not https of a public host, or must not be asked. */
  | 'refused'
  /** No such host, no connection, no valid certificate, or another status than 200. */
  | 'notReached'
  | 'timeout'
  | 'tooLarge'
  /** The answer is not the kind of text that was asked for. */
  | 'notJson';

/** Failure of an outgoing call. It holds nothing of what the other site sent, but its status. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';

  constructor(
    readonly problem: OutgoingProblem,
    readonly status?: number,
  ) {
    super(`A document of another site was not read: ${problem}`);
  }
}
