import { useTranslation } from '@lms/i18n';
import { type QuizStart } from '@lms/learning/contract';
import styles from './quiz-start.module.css';

/** Rules of a quiz as a short list. */
export const QuizRules = ({ quiz }: { quiz: QuizStart }) => {
  const { t, formats } = useTranslation();
  const { timeLimitMinutes, attemptsAllowed, attemptsLeft, penalty, opensAt, closesAt } = quiz;
  const { graceMinutes } = quiz;
  const facts = [
    [t('learning.quiz.questions'), formats.number(quiz.questionCount)],
    [
      t('learning.quiz.time'),
      timeLimitMinutes === null
        ? t('learning.quiz.noLimit')
        : t('learning.minutes', { count: timeLimitMinutes }),
    ],
    [t('learning.quiz.passMark'), formats.percent(quiz.passMark)],
    [
      t('learning.quiz.attemptsLeft'),
      attemptsLeft === null
        ? t('learning.quiz.noLimit')
        : t('learning.quiz.leftOf', { left: attemptsLeft, allowed: attemptsAllowed }),
    ],
    ...(attemptsAllowed === 1
      ? []
      : [[t('learning.quiz.counts'), t(`learning.quiz.method.${quiz.gradingMethod}`)]]),
    ...(penalty > 0
      ? [
          [
            t('learning.quiz.penalty'),
            t('learning.quiz.penaltyText', { share: formats.percent(penalty * 100) }),
          ],
        ]
      : []),
    ...(opensAt ? [[t('learning.quiz.opens'), formats.dateTime(opensAt)]] : []),
    ...(closesAt ? [[t('learning.quiz.closes'), formats.dateTime(closesAt)]] : []),
  ];
  return (
    <div className={styles['terms']}>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles['rules']}>
        {timeLimitMinutes !== null && <li>{t('learning.quiz.rule.time')}</li>}
        <li>{t('learning.quiz.rule.saved')}</li>
        <li>{t('learning.quiz.rule.connection')}</li>
        {(timeLimitMinutes !== null || closesAt) && graceMinutes > 0 && (
          <li>{t('learning.quiz.rule.grace', { count: graceMinutes })}</li>
        )}
      </ul>
    </div>
  );
};
