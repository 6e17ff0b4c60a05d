import { coursePaths, CourseTabs, type EntityAction, EntityTable } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import {
  type Course,
  courseManagementPermissions,
  courseResource,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { PageHead } from '@lms/ui';
import { Link, useNavigate } from 'react-router-dom';
import { builderPath, newCoursePath, questionsPath } from './course-paths';
import { courseCalls } from './courses-api';
import type { CourseAction } from './run-course-action';
import { stageOf, useCourseAction } from './use-course-action';
import { useCourseView } from './use-course-view';

/** Approval has its own page; this list submits, withdraws, shows and hides courses. */
const ownResource = {
  ...courseResource,
  transitions: {
    DRAFT: [],
    PENDING: [],
    REJECTED: [],
    ACTIVE: ['INACTIVE'],
    INACTIVE: ['ACTIVE'],
  },
} as typeof courseResource;

/** List of the courses within the reader's reach, with every action on them. */
export const CourseList = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const navigate = useNavigate();
  const table = useTableState(courseResource);
  const act = useCourseAction();
  const mayWrite = can(courseManagementPermissions['courseware.write']);

  const actionsOf = (course: Course): EntityAction[] => {
    const action = (key: 'preview' | 'questions' | CourseAction, run: () => unknown) => ({
      key,
      label: t(`courses.action.${key}`),
      onClick: () => void run(),
    });
    const own = (key: CourseAction) => action(key, () => act(key, course));
    const preview = action('preview', () => navigate(builderPath(course.id, 'preview')));
    if (!mayWrite) return [preview];
    const stage = stageOf(course);
    return [
      preview,
      own('duplicate'),
      action('questions', () => navigate(questionsPath(course.id))),
      ...(stage === 'DRAFT' || stage === 'REJECTED' ? [own('submit')] : []),
      ...(stage === 'PENDING' ? [own('withdraw')] : []),
    ];
  };
  const view = useCourseView({ pathOf: builderPath, actionsOf });
  const open = (id?: string) => {
    if (id) void navigate(id === 'new' ? newCoursePath : builderPath(id));
  };
  return (
    <>
      <PageHead title={t('courses.list.title')} />
      <h1>{t('courses.list.title')}</h1>
      {can(sharedPermissions['order.read']) ? (
        <CourseTabs current="courses" />
      ) : (
        <Link to={coursePaths.paths}>{t('courses.list.paths')}</Link>
      )}
      <EntityTable
        resource={ownResource}
        table={{ ...table, open }}
        calls={courseCalls}
        view={view}
        createText={t('courses.list.create')}
        mayWrite={mayWrite}
      />
    </>
  );
};
