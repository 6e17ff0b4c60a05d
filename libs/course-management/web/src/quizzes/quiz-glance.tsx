import type { QuizInput } from '@lms/course-management/contract';
import { useDuration, useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { totalOf } from './quiz-input';
import styles from './quizzes.module.css';

/** Summary of the quiz for its author, by the values of the form, saved or not. */
export const QuizGlance = () => {
  const { t, formats } = useTranslation();
  const duration = useDuration();
  const heading = useId();
  const { values } = useFormikContext<QuizInput>();
  const { questions, marks } = totalOf(values.items);
  // A number field is empty while being typed over.
  const percent = Number(values.passMark) || 0;
  const facts: [label: string, value: string][] = [
    [t('quizzes.glance.questions'), formats.number(questions)],
    [t('quizzes.glance.marks'), formats.mark(marks)],
    [
      t('quizzes.glance.passes'),
      t('quizzes.glance.passMark', {
        marks: formats.mark((marks * percent) / 100),
        total: formats.mark(marks),
        percent: formats.percent(percent),
      }),
    ],
    [
      t('quizzes.glance.time'),
      duration(Number(values.timeLimitMinutes) || 0) || t('quizzes.glance.noLimit'),
    ],
  ];
  return (
    <section className={styles['glance']} aria-labelledby={heading}>
      <h2 id={heading}>{t('quizzes.glance.title')}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
