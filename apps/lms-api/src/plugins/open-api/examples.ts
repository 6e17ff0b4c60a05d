/** A request and its answer, of the calls that a newcomer tries first. */
interface Example {
  request?: unknown;
  response?: unknown;
}

/** By operation. A test holds them against the document. */
export const examples: Record<string, Example> = {};
