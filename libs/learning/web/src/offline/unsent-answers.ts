import type { Attempt } from '@lms/learning/contract';
import type { UnsentAnswer } from '../quiz/answers';
import { openStudyOf, type Unsent } from './study-database';
import { readStudy, studyState } from './study-state';
import { pageId } from './unsent';

type KeptAnswer = Unsent & { kind: 'ANSWER' };

/** Quiz attempt of the answers, and its learner; none for whoever sees as one. */
export interface AnswersOf extends Pick<Attempt, 'id' | 'courseId' | 'lessonId'> {
  userId?: string;
}

const idOf = (attemptId: string, questionId: string) => `${attemptId} ${questionId}`;

/**
 * Keeps an answer on the device until it has arrived, unless another tab kept one that was given
 * later; returns whether it is kept.
 */
export const keepAnswer = async (
  { userId, id: attemptId, courseId, lessonId }: AnswersOf,
  questionId: string,
  answer: UnsentAnswer,
): Promise<boolean> => {
  if (userId === undefined) return false;
  try {
    const { store } = (await openStudyOf(userId)).transaction('unsent', 'readwrite');
    const id = idOf(attemptId, questionId);
    const kept = (await store.get(id)) as KeptAnswer | undefined;
    if (!kept || kept.answer.givenAt <= answer.givenAt) {
      const about = { id, courseId, lessonId, attemptId, questionId };
      await store.put({ kind: 'ANSWER', ...about, answer, at: Date.now(), pageId });
    }
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
};

/** Forgets an answer that has arrived, unless one that was given later took its place. */
export const dropAnswer = async (
  userId: string | undefined,
  attemptId: string,
  questionId: string,
  { givenAt }: UnsentAnswer,
) => {
  if (userId === undefined) return;
  const { store } = (await openStudyOf(userId)).transaction('unsent', 'readwrite');
  const id = idOf(attemptId, questionId);
  const kept = (await store.get(id)) as KeptAnswer | undefined;
  if (kept && kept.answer.givenAt <= givenAt) await store.delete(id);
  if (studyState().unsent.some((act) => act.id === id)) await readStudy(userId);
};

/** Finds the answers to an attempt that this device keeps, also from a page that was closed. */
export const keptAnswersOf = async ({ userId, id }: AnswersOf): Promise<KeptAnswer[]> => {
  if (userId === undefined) return [];
  try {
    const all = await (await openStudyOf(userId)).getAll('unsent');
    return all.filter(
      (act): act is KeptAnswer =>
        act.kind === 'ANSWER' && act.attemptId === id && act.refused === undefined,
    );
  } catch {
    // Storage is blocked.
    return [];
  }
};
