import type { LearnerQuestion } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import type { Answers } from './answer-sheet';
import { isAnswered } from './answers';
import styles from './navigator.module.css';

interface QuestionNavigatorProps {
  questions: LearnerQuestion[];
  answers: Answers;
  /** Id of the current question, if they are shown one at a time. */
  current?: number;
  onShow: (index: number) => void;
}

/** Overview of all questions: answered, unanswered and flagged, in words. */
export const QuestionNavigator = ({
  questions,
  answers,
  current,
  onShow,
}: QuestionNavigatorProps) => {
  const { t, formats } = useTranslation();
  return (
    <nav aria-label={t('learning.navigator.title')}>
      <ol className={styles['list']}>
        {questions.map((question, index) => {
          const { response, flagged } = answers.answerOf(question.id);
          const answered = isAnswered(question, response);
          return (
            <li key={question.id}>
              <button
                type="button"
                className={styles['item']}
                data-answered={answered}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onShow(index)}
              >
                <span className={styles['number']}>
                  <span className="visually-hidden">{t('learning.navigator.question')}</span>
                  {formats.number(index + 1)}
                  {flagged && <Icon name="flag" size={14} filled />}
                </span>
                <span className={styles['state']}>
                  {t(answered ? 'learning.navigator.answered' : 'learning.navigator.unanswered')}
                </span>
                {flagged && (
                  <span className={styles['state']}>{t('learning.navigator.flagged')}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
