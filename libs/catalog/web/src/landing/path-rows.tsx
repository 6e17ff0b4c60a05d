import type { PathCard } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Rosette } from '@lms/ui';
import { Link } from 'react-router-dom';
import { Price } from '../courses/price';
import styles from './course-rows.module.css';

/** Learning paths as rows with their seals, and the way to all of them. */
export const PathRows = ({ paths }: { paths: PathCard[] }) => {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles['rows']}>
        {paths.map(({ id, slug, title, language, organization, courseCount, price }) => (
          <li key={id} className={`panel ${styles['row']}`}>
            <Rosette slug={slug} category="" className={styles['seal']} />
            <div>
              <h3 lang={language}>
                <Link to={`/paths/${slug}`}>{title}</Link>
              </h3>
              <p className={styles['provider']}>
                {t('catalog.path.courses', { count: courseCount })} · {organization.name}
              </p>
            </div>
            <Price poisha={price} />
          </li>
        ))}
      </ul>
      <Link to="/paths" className={styles['all']}>
        {t('catalog.path.all')}
      </Link>
    </>
  );
};
