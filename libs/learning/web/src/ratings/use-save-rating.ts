import { defaultTableState, type TableState } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import type { CourseRating, CourseRatingInput, CourseRatingTypes } from '@lms/learning/contract';
import { ratingsApi } from './ratings-api';

/** A learner finds only the own rating. */
export const ownRatingState = (courseId: string): TableState<CourseRatingTypes> => ({
  ...(defaultTableState as TableState<CourseRatingTypes>),
  filter: { courseId },
});

/**
 * Saves the own rating of a course; resolves to the error, if any. One that this page does not know
 * of is changed, too: it was given in another tab, or by a call whose answer was lost.
 */
export const useSaveRating = () => {
  const [create] = ratingsApi.useCreateCourseRatingMutation();
  const [update] = ratingsApi.useUpdateCourseRatingMutation();
  const [find] = ratingsApi.useLazyFindCourseRatingsQuery();
  return async (input: CourseRatingInput, known: CourseRating | undefined) => {
    let rating = known;
    if (!rating) {
      const { error } = await create(input);
      if (!error || toCallProblem(error).code !== 'entity.duplicate') return error;
      rating = (await find(ownRatingState(input.courseId))).data?.items[0];
      if (!rating) return error;
    }
    const { id, version } = rating;
    return (await update({ id, version, input })).error;
  };
};
