import { ButtonLink, FactList, Modal, quizPaths } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { UserAttempt } from '@lms/org-management/contract';
import { useResultText } from './use-result-text';

interface AttemptDialogProps {
  /** Closed while undefined. */
  attempt: UserAttempt | undefined;
  onClose: () => void;
}

const Facts = ({ attempt }: { attempt: UserAttempt }) => {
  const { t, formats } = useTranslation();
  const resultText = useResultText();
  const { number, courseTitle: course, startedAt, submittedAt } = attempt;
  return (
    <>
      <p>{t('users.page.attempt', { number: formats.number(number), course })}</p>
      <FactList
        facts={[
          [t('users.page.attemptTimes.started'), formats.dateTime(startedAt)],
          [t('users.page.attemptTimes.submitted'), submittedAt && formats.dateTime(submittedAt)],
          [t('users.page.attemptTimes.result'), resultText(attempt)],
        ]}
      />
    </>
  );
};

/** Links to the screens that act on the attempt. */
const Ways = ({ attempt: { quizId, status } }: { attempt: UserAttempt }) => {
  const { t } = useTranslation();
  const quiz = `${quizPaths.quizzes}/${quizId}`;
  return (
    <>
      {status === 'SUBMITTED' && (
        <ButtonLink type="primary" to={`${quizPaths.essays}?quiz=${quizId}`}>
          {t('quizzes.essay.title')}
        </ButtonLink>
      )}
      <ButtonLink to={`${quiz}#rules`}>{t('quizzes.part.rules')}</ButtonLink>
      <ButtonLink to={quiz}>{t('quizzes.part.edit')}</ButtonLink>
    </>
  );
};

/** Details of one attempt, and the ways to what can be done about it. */
export const AttemptDialog = ({ attempt, onClose }: AttemptDialogProps) => {
  return (
    <Modal
      open={attempt !== undefined}
      title={attempt?.quizTitle ?? ''}
      onClose={onClose}
      actions={attempt && <Ways attempt={attempt} />}
    >
      {attempt && <Facts attempt={attempt} />}
    </Modal>
  );
};
