import { PageTabs } from '@lms/admin-ui';
import { defaultTableState } from '@lms/contract';
import { courseResource } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState, writeTableUrl } from '@lms/table-state';
import { PageHead } from '@lms/ui';
import { reviewPath } from './course-paths';
import { FixedCourseList } from './fixed-course-list';

const lists = {
  first: { status: 'PENDING' },
  changes: { revisionStatus: 'PENDING' },
} as const;

/** Courses and revisions that wait for approval. */
export const Page = () => {
  const { t } = useTranslation();
  const table = useTableState(courseResource);
  const shown = table.state.filter.revisionStatus ? 'changes' : 'first';
  return (
    <>
      <PageHead title={t('courses.pending.title')} />
      <h1>{t('courses.pending.title')}</h1>
      <PageTabs
        label={t('courses.pending.title')}
        tabs={(['first', 'changes'] as const).map((name) => ({
          to: { search: writeTableUrl({ ...defaultTableState, filter: lists[name] }) },
          text: t(`courses.pending.${name}`),
          isCurrent: name === shown,
        }))}
      />
      <FixedCourseList key={shown} table={table} filter={lists[shown]} pathOf={reviewPath} />
    </>
  );
};
