import { ErrorState } from '@lms/admin-ui';
import type { CourseDraft } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Icon, Loading, Skeleton } from '@lms/ui';
import styles from './builder.module.css';
import { CourseChecklist } from './checklist';
import { draftApi } from './draft-api';
import { isStuck, type SaveState } from './draft-saver';

interface ChecklistCardProps {
  courseId: string;
  draft: CourseDraft;
  state: SaveState;
}

/** Checklist of the saved draft, beside the fields that mend it. */
export const ChecklistCard = ({ courseId, draft, state }: ChecklistCardProps) => {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = draftApi.useGetChecklistQuery(courseId, {
    refetchOnMountOrArgChange: true,
  });
  // What is missing now is known once it is saved.
  const unsaved = isStuck(state) && t('courses.submit.notSaved');
  const body = () => {
    if (error && !isFetching) {
      return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
    }
    if (!data) {
      return (
        <Loading>
          <Skeleton height={4} />
        </Loading>
      );
    }
    if (data.items.length > 0) {
      return (
        <>
          <p className={styles['lacking']}>
            {unsaved || t('courses.submit.notReady', { count: data.items.length })}
          </p>
          <CourseChecklist items={data.items} draft={draft} linked />
        </>
      );
    }
    if (unsaved) return <p className={styles['lacking']}>{unsaved}</p>;
    return (
      <p className={styles['done']}>
        <Icon name="check" size={16} />
        {t('courses.review.checklistDone')}
      </p>
    );
  };
  return (
    <div className={styles['card']} aria-busy={isFetching}>
      <h3>{t('courses.review.checklist')}</h3>
      {body()}
    </div>
  );
};
