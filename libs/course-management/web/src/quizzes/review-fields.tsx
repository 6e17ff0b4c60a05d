import { reviewMoments } from '@lms/contract';
import type { QuizInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import styles from './quizzes.module.css';

const parts = ['marks', 'answers', 'feedback'] as const;

/** Review settings: the parts of an attempt that its learner sees, and when. */
export const ReviewFields = () => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<QuizInput>();
  return (
    <div className={styles['matrix']} role="group" aria-label={t('quizzes.review.title')}>
      <h3>{t('quizzes.review.title')}</h3>
      {parts.map((part) => (
        <div
          key={part}
          role="radiogroup"
          aria-label={t(`quizzes.review.${part}`)}
          className={styles['matrixRow']}
        >
          <strong aria-hidden="true">{t(`quizzes.review.${part}`)}</strong>
          {reviewMoments.map((moment) => (
            <label key={moment}>
              <input
                type="radio"
                name={`review.${part}`}
                checked={values.review[part] === moment}
                onChange={() => void setFieldValue(`review.${part}`, moment)}
              />
              {t(`quizzes.review.moment.${moment}`)}
            </label>
          ))}
        </div>
      ))}
    </div>
  );
};
