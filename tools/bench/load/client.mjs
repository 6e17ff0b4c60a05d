import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';

const socketsPerServer = 100;
const timeout = 30_000;

/** Makes a call over HTTP; without a status no answer came. */
const send = (url, agent, { method, token, address, body, signal }) =>
  new Promise((resolve) => {
    const failed = (error) => resolve({ problem: error.code ?? error.message });
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      'x-forwarded-for': address,
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = request(url, { method, agent, headers, timeout, signal }, async (answer) => {
      try {
        resolve({ status: answer.statusCode, text: await text(answer) });
      } catch (error) {
        failed(error);
      }
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', failed);
    sent.end(body && JSON.stringify(body));
  });

const noCalls = { asked: 0, answered: 0, refused: 0, failed: 0, cut: 0 };

/**
 * Creates a client that sends each call to the next server, over a bounded number of connections,
 * and counts what became of it by kind: `answered`, `refused` (4xx), `failed` (5xx, or no answer) or
 * `cut` (the learner's link was lost). The time of an answer is counted from when it was due, so a
 * wait for a connection is part of it.
 */
export function createClient(origins) {
  const servers = origins.map((origin) => ({
    origin,
    agent: new Agent({ keepAlive: true, maxSockets: socketsPerServer }),
  }));
  const kinds = new Map();
  const problems = {};
  let asked = 0;

  const figuresOf = (kind) => {
    const known = kinds.get(kind) ?? { ...noCalls, times: createHistogram() };
    kinds.set(kind, known);
    return known;
  };
  const outcomeOf = ({ status }, signal) => {
    if (status === undefined) return signal?.aborted ? 'cut' : 'failed';
    if (status < 300) return 'answered';
    return status < 500 ? 'refused' : 'failed';
  };

  return {
    /**
     * Returns the body of a 2xx answer; otherwise nothing, and whether another try makes sense.
     *
     * @param dueAt - time of `performance.now()` from which the answer's time is counted
     */
    async call(kind, path, { dueAt = performance.now(), ...options }) {
      const { origin, agent } = servers[asked % servers.length];
      asked += 1;
      const figures = figuresOf(kind);
      figures.asked += 1;
      const answer = await send(`${origin}/lms-web/api${path}`, agent, options);
      const outcome = outcomeOf(answer, options.signal);
      figures[outcome] += 1;
      if (outcome === 'answered') {
        figures.times.record(Math.max(1, Math.round((performance.now() - dueAt) * 1_000)));
        return { body: JSON.parse(answer.text) };
      }
      if (outcome !== 'cut') {
        const problem = `${kind}: ${answer.problem ?? answer.text}`;
        problems[problem] = (problems[problem] ?? 0) + 1;
      }
      return { again: outcome !== 'refused' || answer.status === 429 };
    },
    /** Returns the figures of each kind of call; times in milliseconds. */
    figures: () =>
      [...kinds].map(([kind, { times, ...counts }]) => [
        kind,
        {
          ...counts,
          p50: times.percentile(50) / 1_000,
          p95: times.percentile(95) / 1_000,
          p99: times.percentile(99) / 1_000,
        },
      ]),
    /** Numbers of refusals and failures by what was answered. */
    problems,
    close: () => servers.forEach(({ agent }) => agent.destroy()),
  };
}
