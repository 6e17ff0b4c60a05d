import type { RegradeChange } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import styles from './quizzes.module.css';

/** Table of the results that a regrade changes, with old and new score. */
export const RegradeChanges = ({ changes }: { changes: RegradeChange[] }) => {
  const { t, formats } = useTranslation();
  const resultOf = ({ percent, passed }: RegradeChange['before']) =>
    t(passed ? 'quizzes.regrade.passed' : 'quizzes.regrade.failed', {
      percent: formats.percent(percent),
    });
  return (
    <table className={styles['changes']}>
      <caption>{t('quizzes.regrade.changes', { count: changes.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quizzes.field.userId')}</th>
          <th scope="col">{t('quizzes.regrade.attempt')}</th>
          <th scope="col">{t('quizzes.regrade.before')}</th>
          <th scope="col">{t('quizzes.regrade.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ attemptId, learner, number, before, after }) => (
          <tr key={attemptId}>
            <th scope="row">{learner}</th>
            <td>{formats.number(number)}</td>
            <td>{resultOf(before)}</td>
            <td>{resultOf(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
