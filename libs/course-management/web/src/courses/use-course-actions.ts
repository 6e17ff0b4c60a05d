import type { Course } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown, useProblemText } from '@lms/ui';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { builderPath } from './course-paths';
import { coursesApi } from './courses-api';

/** Status of the version being edited: the course's own at first, later its revision's. */
export const stageOf = ({ status, revisionStatus }: Course) => revisionStatus ?? status;

/** Actions of an author on a course besides editing; one at a time. */
export const useCourseActions = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [moveCourse] = coursesApi.useMoveCourseMutation();
  const [duplicate] = coursesApi.useDuplicateCourseMutation();
  const running = useRef(false);

  const run = async (
    call: () => PromiseLike<{ data?: unknown; error?: unknown }>,
    message: string,
  ) => {
    if (running.current) return undefined;
    running.current = true;
    const { data, error } = await call();
    running.current = false;
    if (error) {
      const text = problemText(toCallProblem(error));
      dispatch(toastShown({ type: 'error', message: text }));
      return undefined;
    }
    dispatch(toastShown({ type: 'success', message }));
    return data ?? {};
  };

  const mover =
    (move: 'submit' | 'withdraw', told: 'submitted' | 'withdrawn') =>
    ({ id, version, title }: Pick<Course, 'id' | 'version' | 'title'>) =>
      run(() => moveCourse({ id, version, move }), t(`courses.toast.${told}`, { title }));

  return {
    submit: mover('submit', 'submitted'),
    withdraw: mover('withdraw', 'withdrawn'),
    duplicate: async ({ id, title }: Course) => {
      const made = await run(() => duplicate(id), t('courses.toast.duplicated', { title }));
      const { id: copy } = (made ?? {}) as { id?: string };
      if (copy) await navigate(builderPath(copy));
    },
  };
};
