import { toPage } from '@lms/contract';
import type { EssayToMark } from '@lms/learning/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EssaySearch } from './marking-api';

/** State of the marking desk in the address: filters, page and open essay. */
interface MarkingPlace {
  courseId: string;
  quizId: string;
  /** Shows marked essays instead of waiting ones. */
  isMarked: boolean;
  page: number;
  /** Key of the open essay, see {@link essayKey}. */
  essay: string;
}

/** Identifies one answer of one attempt in the address. */
export const essayKey = ({
  attemptId,
  questionId,
}: Pick<EssayToMark, 'attemptId' | 'questionId'>) => `${attemptId}.${questionId}`;

/** Age up to which marked essays are listed. */
const shownDays = 30;
const dayMs = 86_400_000;

const toParams = ({ courseId, quizId, isMarked, page, essay }: MarkingPlace) => ({
  ...(courseId && { course: courseId }),
  ...(quizId && { quiz: quizId }),
  ...(isMarked && { marked: '1' }),
  ...(page > 1 && { page: String(page) }),
  ...(essay && { essay }),
});

export const useMarkingLocation = () => {
  const [params, setParams] = useSearchParams();
  const [from] = useState(() => new Date(Date.now() - shownDays * dayMs).toISOString());
  const place: MarkingPlace = {
    courseId: params.get('course') ?? '',
    quizId: params.get('quiz') ?? '',
    isMarked: params.get('marked') === '1',
    page: toPage(params.get('page')),
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
    /** Builds the query string of another state. */
    queryFor: (change: Partial<MarkingPlace>) =>
      `?${new URLSearchParams(toParams({ ...place, ...change })).toString()}`,
    go: (change: Partial<MarkingPlace>) =>
      setParams(toParams({ ...place, ...change }), { preventScrollReset: true }),
  };
};

export type MarkingLocation = ReturnType<typeof useMarkingLocation>;
