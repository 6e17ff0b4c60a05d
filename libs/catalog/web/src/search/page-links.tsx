import { useTranslation } from '@lms/i18n';
import { ButtonLink, NoSuchPage } from '@lms/ui';
import type { To } from 'react-router-dom';
import styles from './search.module.css';

/** Links to the pages of a list; empty for a single page. Leads back from one that it has not. */
export const PageLinks = ({
  page,
  pages,
  to,
}: {
  page: number;
  pages: number;
  to: (page: number) => To;
}) => {
  const { t, formats } = useTranslation();
  if (pages > 0 && page > pages) return <NoSuchPage {...{ page, pages, to }} />;
  if (pages < 2) return null;
  return (
    <nav aria-label={t('catalog.search.pages')} className={styles['pages']}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} look="secondary" rel="prev">
          {t('catalog.search.previous')}
        </ButtonLink>
      )}
      <span>
        {t('catalog.search.page', { page: formats.number(page), pages: formats.number(pages) })}
      </span>
      {page < pages && (
        <ButtonLink to={to(page + 1)} look="secondary" rel="next">
          {t('catalog.search.next')}
        </ButtonLink>
      )}
    </nav>
  );
};
