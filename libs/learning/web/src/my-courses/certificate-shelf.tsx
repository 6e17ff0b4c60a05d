import { useTranslation } from '@lms/i18n';
import type { MyCourse } from '@lms/learning/contract';
import { ButtonLink, Rosette } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './certificate-shelf.module.css';
import { StudyLink } from './study-link';

const Earned = ({ course }: { course: MyCourse }) => {
  const { t, formats } = useTranslation();
  const { slug, title, language, categorySlug, completedAt, certificateSerial } = course;
  return (
    <article className={`panel ${styles['card']}`}>
      <Rosette slug={slug} category={categorySlug} className={styles['seal']} />
      <h3 lang={language}>{title}</h3>
      {completedAt && (
        <p className={styles['detail']}>
          {t('learning.myCourses.completed', { date: formats.date(completedAt) })}
        </p>
      )}
      <div className={styles['actions']}>
        <ButtonLink to={`/certificate/${certificateSerial}`} look="secondary">
          {t('learning.certificate.see')}
        </ButtonLink>
        <StudyLink course={course} />
      </div>
    </article>
  );
};

const ToWin = ({ course }: { course: MyCourse }) => {
  const { t } = useTranslation();
  if (!course.next) return null;
  const { lessonCount, lessonsDone } = course.next;
  return (
    <article className={`${styles['card']} ${styles['open']}`}>
      <Rosette slug={course.slug} category={course.categorySlug} className={styles['seal']} />
      <p className={styles['title']} lang={course.language}>
        {course.title}
      </p>
      <p className={styles['detail']}>
        {t('learning.myCourses.toWin', { count: lessonCount - lessonsDone })}
      </p>
    </article>
  );
};

interface CertificateShelfProps {
  earned: MyCourse[];
  /** Course whose certificate comes next. */
  next: MyCourse | undefined;
}

/** Certificates that were won, and the next one to win. */
export const CertificateShelf = ({ earned, next }: CertificateShelfProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles['shelf']} aria-labelledby="certificates">
      <h2 id="certificates">{t('learning.myCourses.certificates')}</h2>
      {earned.length > 0 && (
        <Link to="/my-certificates" className={styles['all']}>
          {t('learning.myCourses.allCertificates')}
        </Link>
      )}
      <ul className={styles['cards']}>
        {earned.map((course) => (
          <li key={course.enrolmentId}>
            <Earned course={course} />
          </li>
        ))}
        {next && (
          <li>
            <ToWin course={next} />
          </li>
        )}
      </ul>
    </section>
  );
};
