import type { CatalogCategory } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './landing.module.css';

export const CategoryList = ({ categories }: { categories: CatalogCategory[] }) => {
  const { t, formats } = useTranslation();
  return (
    <ul className={styles['categories']}>
      {categories.map((category) => (
        <li key={category.slug}>
          <Link to={`/courses?category=${category.slug}`} className={styles['category']}>
            <strong>{formats.content(category.name)}</strong>
            <span>{t('catalog.landing.categoryCourses', { count: category.courseCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
