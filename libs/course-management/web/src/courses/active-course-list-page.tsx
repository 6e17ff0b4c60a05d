import { courseResource } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { PageHead } from '@lms/ui';
import { builderPath } from './course-paths';
import { FixedCourseList } from './fixed-course-list';

/** List of the published courses of all organizations. */
export const Page = () => {
  const { t } = useTranslation();
  const table = useTableState(courseResource);
  return (
    <>
      <PageHead title={t('courses.active.title')} />
      <h1>{t('courses.active.title')}</h1>
      <FixedCourseList
        table={table}
        filter={{ status: 'ACTIVE' }}
        pathOf={(id) => builderPath(id, 'preview')}
      />
    </>
  );
};
