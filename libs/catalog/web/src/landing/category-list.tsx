import type { CatalogCategory } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { paletteOf, PatchArt } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './landing.module.css';

export const CategoryList = ({ categories }: { categories: CatalogCategory[] }) => {
  const { t, formats } = useTranslation();
  return (
    <ul className={styles['categories']}>
      {categories.map(({ slug, name, courseCount }) => (
        <li key={slug}>
          <Link
            to={`/courses?category=${slug}`}
            className={styles['category']}
            data-patch={paletteOf(slug)}
          >
            <PatchArt slug={slug} category={slug} viewBox="-13 22 383 293" />
            <strong>{formats.content(name)}</strong>
            <span>{t('catalog.landing.categoryCourses', { count: courseCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
