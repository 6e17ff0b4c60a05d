import type { Course } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { builderPath } from './course-paths';
import type { CourseAction, CourseDispatch } from './run-course-action';

/** Status of the version being edited: the course's own at first, later its revision's. */
export const stageOf = ({ status, revisionStatus }: Pick<Course, 'status' | 'revisionStatus'>) =>
  revisionStatus ?? status;

/** Acts on a course besides editing it, for its author; one act at a time, loaded with the first. */
export const useCourseAction = () => {
  const translation = useTranslation();
  const dispatch = useDispatch<CourseDispatch>();
  const navigate = useNavigate();
  const running = useRef(false);

  return async (action: CourseAction, course: Pick<Course, 'id' | 'version' | 'title'>) => {
    if (running.current) return undefined;
    running.current = true;
    try {
      const { runCourseAction } = await import('./run-course-action');
      const made = await runCourseAction(action, course, dispatch, translation);
      if (action === 'duplicate' && made?.id) await navigate(builderPath(made.id));
      return made;
    } finally {
      running.current = false;
    }
  };
};
