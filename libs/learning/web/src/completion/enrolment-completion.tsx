import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { Enrolment } from '@lms/learning/contract';
import { ErrorState } from '@lms/ui';
import { enrolmentsApi } from '../enrolments/enrolments-api';
import { CompletionList } from './completion-list';

/** What somebody's enrolment still needs, for administrators: without ways into the lessons. */
export const EnrolmentCompletion = ({ enrolment }: { enrolment: Enrolment }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = enrolmentsApi.useGetEnrolmentCompletionQuery(enrolment.id);
  if (error && !data) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  return (
    <section>
      {!data.complete && <h3>{t('learning.completion.why')}</h3>}
      <CompletionList completion={data} lang={enrolment.courseLanguage} />
    </section>
  );
};
