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
  const answered = questions.filter((question) =>
    isAnswered(question, answers.answerOf(question.id).response),
  ).length;
  const flagged = questions.filter(({ id }) => answers.answerOf(id).flagged).length;
  const count = questions.length;
  const legend = [
    ['answered', answered],
    ['flagged', flagged],
    ['unanswered', count - answered],
  ] as const;
  return (
    <nav aria-label={t('learning.navigator.title')} className={styles['palette']}>
      <p className={styles['head']}>
        <strong>{t('learning.navigator.title')}</strong>
        <span>{t('learning.navigator.count', { done: answered, count })}</span>
      </p>
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
                <span>
                  <span className="visually-hidden">{t('learning.navigator.question')}</span>
                  {formats.number(index + 1)}
                </span>
                {flagged && (
                  <span className={styles['flag']}>
                    <Icon name="flag" size={12} filled />
                  </span>
                )}
                <span className="visually-hidden">
                  {t(answered ? 'learning.navigator.answered' : 'learning.navigator.unanswered')}
                </span>
                {flagged && (
                  <span className="visually-hidden">{t('learning.navigator.flagged')}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <dl className={styles['legend']}>
        {legend.map(([state, number]) => (
          <div key={state}>
            <dt data-state={state}>{t(`learning.navigator.${state}`)}</dt>
            <dd>{formats.number(number)}</dd>
          </div>
        ))}
      </dl>
    </nav>
  );
};
