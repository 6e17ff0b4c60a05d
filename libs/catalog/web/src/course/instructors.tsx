import type { CatalogInstructor } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import { languageOf } from '../courses/language-of';
import blocks from './block.module.css';
import styles from './instructors.module.css';

export const Instructors = ({ instructors }: { instructors: CatalogInstructor[] }) => {
  const { t } = useTranslation();
  if (instructors.length === 0) return null;
  return (
    <section className={`below-fold ${blocks['block']}`}>
      <h2>{t('catalog.course.instructor', { count: instructors.length })}</h2>
      {instructors.map((instructor) => (
        <div key={instructor.id} className={styles['instructor']}>
          <img
            src={instructor.imageUrl ?? '/media/blank-user.svg'}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className={styles['portrait']}
          />
          <div>
            <h3>
              <Link to={`/instructors/${instructor.id}`}>{instructor.name}</Link>
            </h3>
            <p className={blocks['soft']} lang={languageOf(instructor.designation)}>
              {instructor.designation}
            </p>
            <p lang={languageOf(instructor.bio)}>{instructor.bio}</p>
          </div>
        </div>
      ))}
    </section>
  );
};
