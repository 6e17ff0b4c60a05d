import type { LearnerQuestion } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, Button, Dialog } from '@lms/ui';
import type { Answers } from './answer-sheet';
import { isAnswered } from './answers';
import styles from './attempt.module.css';
import { questionElementId } from './question-card';

interface SubmitDialogProps {
  open: boolean;
  questions: LearnerQuestion[];
  answers: Answers;
  busy: boolean;
  failed: boolean;
  onClose: () => void;
  onShow: (index: number) => void;
  onSubmit: () => void;
}

/** Confirms the submission and lists unanswered questions. */
export const SubmitDialog = (props: SubmitDialogProps) => {
  const { open, questions, answers, busy, failed, onClose, onShow, onSubmit } = props;
  const { t } = useTranslation();
  const unanswered = questions.flatMap((question, index) =>
    isAnswered(question, answers.answerOf(question.id).response) ? [] : [index],
  );
  return (
    <Dialog
      open={open}
      title={t('learning.submit.title')}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={onSubmit}>
            {t('learning.submit.confirm')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('learning.submit.back')}
          </Button>
        </>
      }
    >
      {unanswered.length === 0 && <p>{t('learning.submit.allAnswered')}</p>}
      {unanswered.length > 0 && (
        <>
          <p>{t('learning.submit.unanswered', { count: unanswered.length })}</p>
          <ul className={styles['unanswered']}>
            {unanswered.map((index) => (
              <li key={index}>
                <a
                  href={`#${questionElementId(index)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onShow(index);
                  }}
                >
                  {t('learning.submit.question', { number: index + 1 })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('learning.submit.final')}</p>
      {failed && <Alert tone="bad">{t('learning.submit.failed')}</Alert>}
    </Dialog>
  );
};
