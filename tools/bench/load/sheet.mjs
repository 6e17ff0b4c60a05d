/**
 * Holds an attempt's answers until the server has them, as the browser does: one call at a time for
 * a question, the newest answer last.
 *
 * @param save - returns the outcome of the client's call
 * @param told - gets what is known of each answer: the last response `given` and `acknowledged`
 */
export function createSheet(attemptId, save, told) {
  const known = new Map();
  const waiting = new Map();
  const sending = new Set();

  const deliver = async (questionId, dueAt) => {
    const answer = waiting.get(questionId);
    waiting.delete(questionId);
    sending.add(questionId);
    const { body, again } = await save(answer, dueAt);
    sending.delete(questionId);
    if (body) known.get(questionId).acknowledged = answer.response;
    if (again && !waiting.has(questionId)) waiting.set(questionId, answer);
  };

  return {
    put(questionId, response, givenAt) {
      if (!known.has(questionId)) {
        known.set(questionId, { attemptId, questionId });
        told.push(known.get(questionId));
      }
      known.get(questionId).given = response;
      waiting.set(questionId, { questionId, response, givenAt });
    },
    async flush(dueAt) {
      const ready = [...waiting.keys()].filter((questionId) => !sending.has(questionId));
      await Promise.all(ready.map((questionId) => deliver(questionId, dueAt)));
    },
    isEmpty: () => waiting.size + sending.size === 0,
  };
}
