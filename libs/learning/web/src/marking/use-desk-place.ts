import type { EssayToMark } from '@lms/learning/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EssaySearch } from './marking-api';

/** What the address says: which essays are asked for, and which of them is open. */
interface DeskPlace {
  courseId: string;
  quizId: string;
  /** The marked ones in place of those that wait. */
  isMarked: boolean;
  page: number;
  /** See {@link keyOf}. */
  essay: string;
}

/** One answer of one attempt, in an address. */
export const keyOf = ({ attemptId, questionId }: Pick<EssayToMark, 'attemptId' | 'questionId'>) =>
  `${attemptId}.${questionId}`;

/** So far back marked essays are shown. */
const shownDays = 30;
const dayMs = 86_400_000;

const toParams = ({ courseId, quizId, isMarked, page, essay }: DeskPlace) => ({
  ...(courseId && { course: courseId }),
  ...(quizId && { quiz: quizId }),
  ...(isMarked && { marked: '1' }),
  ...(page > 1 && { page: String(page) }),
  ...(essay && { essay }),
});

export const useDeskPlace = () => {
  const [params, setParams] = useSearchParams();
  const [from] = useState(() => new Date(Date.now() - shownDays * dayMs).toISOString());
  const place: DeskPlace = {
    courseId: params.get('course') ?? '',
    quizId: params.get('quiz') ?? '',
    isMarked: params.get('marked') === '1',
    page: Math.max(1, Number(params.get('page')) || 1),
    essay: params.get('essay') ?? '',
  };
  const { courseId, quizId, isMarked, page } = place;
  const search = useMemo<EssaySearch>(() => {
    return {
      filter: {
        ...(courseId && { courseId }),
        ...(quizId && { quizId }),
        ...(isMarked && { markedAt: { from } }),
      },
      page,
    };
  }, [courseId, quizId, isMarked, page, from]);
  return {
    place,
    search,
    /** The parts of the address that lead to a place from here. */
    paramsOf: (change: Partial<DeskPlace>) =>
      `?${new URLSearchParams(toParams({ ...place, ...change })).toString()}`,
    go: (change: Partial<DeskPlace>) =>
      setParams(toParams({ ...place, ...change }), { preventScrollReset: true }),
  };
};

export type Desk = ReturnType<typeof useDeskPlace>;
