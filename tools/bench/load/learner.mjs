import { setTimeout } from 'node:timers/promises';
import { randomAddress } from '../server.mjs';
import { createSheet } from './sheet.mjs';

/** Returns a learner's response: the right one if it is known, or another one in each round. */
const responseTo = ({ id, options }, round, right) =>
  right?.get(id) ?? options[round % options.length].id;

/**
 * Does what a learner and the browser do in an exam: start, answer a question at each beat, keep
 * what can't be sent with the time that it was given, send it when the link is back, and submit
 * once the quiz is closed and nothing is left to send.
 *
 * @param exam - what all learners share: client, quiz, plan, opening, clock, `told`, `counts` of
 * answers given while the link was `away` and acknowledged `late`, and the signal that ends the run
 * @param right - right responses by question, for a learner who knows them
 */
export async function takeExam(exam, learner, right) {
  const { client, quizId, plan, opensAt, told, counts, end } = exam;
  const { startAt, loss, token } = learner;
  const { closesAt, saveEvery, retryAfter } = plan;
  const address = randomAddress();
  const now = () => performance.now() - opensAt;
  const until = (time) => setTimeout(Math.max(0, time - now()), undefined, { signal: end });
  let link = new AbortController();

  const call = (kind, method, path, { dueAt = now(), body }) =>
    client.call(kind, path, {
      method,
      token,
      address,
      body,
      signal: link.signal,
      dueAt: opensAt + dueAt,
    });
  const persist = async (kind, path, dueAt) => {
    for (;;) {
      const { body, again } = await call(kind, 'POST', path, { dueAt });
      if (!again) return body;
      await until(now() + retryAfter);
    }
  };

  await until(startAt);
  const attempt = await persist('start', `/learning/quiz/${quizId}/attempt`, startAt);
  if (!attempt) return;

  const path = `/learning/attempt/${attempt.id}`;
  const save = async (body, dueAt) => {
    const saved = await call('save', 'PUT', `${path}/answers`, { body, dueAt });
    if (saved.body && now() > closesAt) counts.late += 1;
    return saved;
  };
  const sheet = createSheet(attempt.id, save, told);
  const answerUntilClosed = async () => {
    const { questions } = attempt;
    for (let beat = 1; startAt + beat * saveEvery < closesAt; beat += 1) {
      const dueAt = startAt + beat * saveEvery;
      await until(dueAt);
      if (now() >= closesAt) break;
      const question = questions[beat % questions.length];
      const response = responseTo(question, Math.floor(beat / questions.length), right);
      sheet.put(question.id, response, exam.timeOf(now()));
      if (link.signal.aborted) counts.away += 1;
      else void sheet.flush(dueAt);
    }
  };
  const loseLink = async ({ from, to }) => {
    await until(from);
    link.abort();
    await until(to);
    link = new AbortController();
    await sheet.flush();
  };

  await Promise.all([answerUntilClosed(), loss && loseLink(loss)]);
  await until(closesAt);
  for (;;) {
    await sheet.flush();
    if (sheet.isEmpty()) break;
    await until(now() + retryAfter);
  }
  await persist('submit', `${path}/submit`, now());
}
