import type { PreparedAttempts, QuizStart } from '@lms/learning/contract';
import type { Call } from './http';
import type { StudyData } from './study-data';
import type { WriteCounter } from './write-counter';

/**
 * Counts attempts made without a connection: each is drawn by the server, answered, and sent until it
 * is acknowledged.
 */
export const countSittings = (
  call: Call,
  { course, practiceQuiz }: Pick<StudyData, 'course' | 'practiceQuiz'>,
): WriteCounter => {
  let last: { id: string; questionId: string } | undefined;
  const submit = ({ id, questionId }: NonNullable<typeof last>) => {
    const now = new Date().toISOString();
    const answers = [{ questionId, response: null, givenAt: now }];
    const body = { startedAt: now, submittedAt: now, sentAt: now, answers };
    return call('POST', `/learning/prepared-attempt/${id}/submit`, body);
  };
  /** Writes that ended before anything was drawn: what was never sent can't be stored. */
  let unsent = 0;
  const counter: WriteCounter = {
    kind: 'sitting',
    name: `attempts at quiz ${practiceQuiz.id}, told later`,
    acknowledged: 0,
    sent: 0,
    async write() {
      last = undefined;
      const path = `/learning/course/${course.id}/prepared-attempt`;
      const [drawn] = (await call<PreparedAttempts>('POST', path)).attempts;
      if (!drawn) throw new Error('Nothing was drawn');
      last = { id: drawn.id, questionId: drawn.questions[0]?.id ?? '' };
      await submit(last);
    },
    async read() {
      const { attempts } = await call<QuizStart>('GET', `/learning/quiz/${practiceQuiz.id}`);
      return attempts.length + unsent;
    },
    async repeat() {
      if (last) {
        await submit(last);
        await submit(last);
      } else if (counter.sent > counter.acknowledged) unsent += 1;
      // From here on one more is one that was taken twice.
      counter.acknowledged = counter.sent;
    },
  };
  return counter;
};
