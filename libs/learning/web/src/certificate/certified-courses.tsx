import { useTranslation } from '@lms/i18n';
import type { CertifiedCourse } from '@lms/learning/contract';
import { Icon } from '@lms/ui';
import styles from './certified-courses.module.css';

/** Courses that a path's certificate rests on, and which of their certificates were revoked. */
export const CertifiedCourses = ({ courses }: { courses: CertifiedCourse[] }) => {
  const { t } = useTranslation();
  return (
    <section className={styles['courses']}>
      <p>{t('certificate.path.rests')}</p>
      <ul>
        {courses.map(({ title, language, isValid }, index) => (
          <li key={index} data-valid={isValid}>
            <Icon name={isValid ? 'check' : 'close'} size={18} />
            <span>
              <span lang={language}>{title}</span>
              {!isValid && `: ${t('certificate.path.revoked')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
