import type { CatalogInstructor } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import { languageOf } from '../courses/language-of';
import styles from './organization.module.css';

/** Instructors of an organization; each whole card is a link. */
export const InstructorList = ({ instructors }: { instructors: CatalogInstructor[] }) => {
  const { t } = useTranslation();
  if (instructors.length === 0) return null;
  return (
    <section className={styles['list']}>
      <h2>{t('catalog.course.instructor', { count: instructors.length })}</h2>
      <ul className={styles['cards']}>
        {instructors.map(({ id, name, designation, imageUrl }) => (
          <li key={id} className={styles['card']}>
            <img
              className={styles['portrait']}
              src={imageUrl ?? '/media/blank-user.svg'}
              alt=""
              width={56}
              height={56}
              loading="lazy"
            />
            <div className={styles['cardText']}>
              <h3>
                <Link to={`/instructors/${id}`}>{name}</Link>
              </h3>
              <p className={styles['soft']} lang={languageOf(designation)}>
                {designation}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
