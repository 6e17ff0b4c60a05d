import type { Course } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { builderPath } from './course-paths';
import type { CourseAction, CourseDispatch } from './run-course-action';

/** Status of the version being edited: the course's own at first, later its revision's. */
export const stageOf = ({ status, revisionStatus }: Course) => revisionStatus ?? status;

type Target = Pick<Course, 'id' | 'version' | 'title'>;

/** Actions of an author on a course besides editing; one at a time, loaded with the first. */
export const useCourseActions = () => {
  const translation = useTranslation();
  const dispatch = useDispatch<CourseDispatch>();
  const navigate = useNavigate();
  const running = useRef(false);

  const run = async (action: CourseAction, course: Target) => {
    if (running.current) return undefined;
    running.current = true;
    try {
      const { runCourseAction } = await import('./run-course-action');
      return await runCourseAction(action, course, dispatch, translation);
    } finally {
      running.current = false;
    }
  };

  return {
    submit: (course: Target) => run('submit', course),
    withdraw: (course: Target) => run('withdraw', course),
    duplicate: async (course: Target) => {
      const made = await run('duplicate', course);
      if (made?.id) await navigate(builderPath(made.id));
    },
  };
};
