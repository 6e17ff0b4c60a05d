import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './builder.module.css';
import { searchOf, type Step, steps } from './steps';

/** Links to the builder's steps, each with its own address. */
export const StepLinks = ({ step }: { step: Step }) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('courses.step.label')} className={styles['steps']}>
      <ul>
        {steps.map((name) => (
          <li key={name}>
            <Link
              to={{ search: searchOf({ step: name }) }}
              aria-current={name === step ? 'step' : undefined}
              preventScrollReset
            >
              {t(`courses.step.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
