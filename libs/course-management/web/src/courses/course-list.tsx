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
import { stageOf, useCourseActions } from './use-course-actions';
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
  const { submit, withdraw, duplicate } = useCourseActions();
  const mayWrite = can(courseManagementPermissions['courseware.write']);

  const actionsOf = (course: Course): EntityAction[] => {
    const preview = {
      key: 'preview',
      label: t('courses.action.preview'),
      onClick: () => void navigate(builderPath(course.id, 'preview')),
    };
    if (!mayWrite) return [preview];
    const stage = stageOf(course);
    const handIn = {
      key: 'submit',
      label: t('courses.action.submit'),
      onClick: () => void submit(course),
    };
    const takeBack = {
      key: 'withdraw',
      label: t('courses.action.withdraw'),
      onClick: () => void withdraw(course),
    };
    return [
      preview,
      {
        key: 'duplicate',
        label: t('courses.action.duplicate'),
        onClick: () => void duplicate(course),
      },
      {
        key: 'questions',
        label: t('courses.action.questions'),
        onClick: () => void navigate(questionsPath(course.id)),
      },
      ...(stage === 'DRAFT' || stage === 'REJECTED' ? [handIn] : []),
      ...(stage === 'PENDING' ? [takeBack] : []),
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
