import { useTranslation } from '@lms/i18n';
import { ButtonLink } from '@lms/ui';
import type { To } from 'react-router-dom';
import styles from './search.module.css';

/** Links to the pages of a list; empty for a single page. Leads back from a page beyond the last. */
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
  // The first page of one page, or of none.
  if (page + pages < 3) return null;
  return (
    <nav aria-label={t('catalog.search.pages')} className={styles['pages']}>
      {page > 1 && (
        <ButtonLink to={to(Math.min(page - 1, pages))} look="secondary" rel="prev">
          {t('catalog.search.previous')}
        </ButtonLink>
      )}
      <span>
        {t(page > pages ? 'common.state.noPage' : 'catalog.search.page', {
          page: formats.number(page),
          pages: formats.number(pages),
        })}
      </span>
      {page < pages && (
        <ButtonLink to={to(page + 1)} look="secondary" rel="next">
          {t('catalog.search.next')}
        </ButtonLink>
      )}
    </nav>
  );
};
