import { EntityTable } from '@lms/admin-ui';
import type { TableState } from '@lms/contract';
import { courseResource, type CourseTypes } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { courseCalls } from './courses-api';
import { useCourseView } from './use-course-view';

interface FixedCourseListProps {
  table: TableControl<CourseTypes>;
  /** Filter that always applies. */
  filter: Partial<CourseTypes['filter']>;
  /** Path of a course's page. */
  pathOf: (id: string) => string;
}

/** Read-only list of courses with a fixed filter. */
export const FixedCourseList = ({ table, filter, pathOf }: FixedCourseListProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { status, revisionStatus } = filter;
  const query = useMemo<TableState<CourseTypes>>(() => {
    const filters = { ...table.query.filter };
    delete filters.status;
    delete filters.revisionStatus;
    return {
      ...table.query,
      filter: { ...filters, ...(status && { status }), ...(revisionStatus && { revisionStatus }) },
    };
  }, [table.query, status, revisionStatus]);
  return (
    <EntityTable
      resource={courseResource}
      table={{ ...table, query, open: (id?: string) => id && void navigate(pathOf(id)) }}
      calls={courseCalls}
      view={useCourseView({ pathOf, withStatus: false })}
      createText={t('courses.list.create')}
      mayWrite={false}
    />
  );
};
