import { courseResource } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { PageHead } from '@lms/ui';
import { Button } from 'antd';
import { reviewPath } from './course-paths';
import styles from './courses.module.css';
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
      <div role="group" aria-label={t('courses.pending.title')} className={styles['choice']}>
        {(['first', 'changes'] as const).map((name) => (
          <Button
            key={name}
            type={name === shown ? 'primary' : 'default'}
            aria-pressed={name === shown}
            onClick={() => table.change({ filter: lists[name] })}
          >
            {t(`courses.pending.${name}`)}
          </Button>
        ))}
      </div>
      <FixedCourseList key={shown} table={table} filter={lists[shown]} pathOf={reviewPath} />
    </>
  );
};
