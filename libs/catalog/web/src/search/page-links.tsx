import { useTranslation } from '@lms/i18n';
import { ButtonLink, Icon } from '@lms/ui';
import { Link, type To } from 'react-router-dom';
import styles from './page-links.module.css';

/** Returns the first and the last page and those around the current one; no gap hides one page. */
const shownPages = (page: number, pages: number) =>
  Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - page) < 2 ||
      (number === 2 && page === 4) ||
      (number === pages - 1 && page === pages - 3),
  );

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
  const texts = (number: number) => ({
    page: formats.number(number),
    pages: formats.number(pages),
  });
  const step = (rel: 'previous' | 'next', number: number) => (
    <ButtonLink to={to(number)} look="secondary" rel={rel === 'next' ? 'next' : 'prev'}>
      <span className={styles[rel]}>
        <Icon name="chevron" />
      </span>
      <span className={styles['word']}>{t(`catalog.search.${rel}`)}</span>
    </ButtonLink>
  );
  const shown = shownPages(page, pages);
  return (
    <nav aria-label={t('catalog.search.pages')} className={styles['pages']}>
      {page > 1 && step('previous', Math.min(page - 1, pages))}
      {page > pages ? (
        <span>{t('common.state.noPage', texts(page))}</span>
      ) : (
        <ol>
          {shown.map((number, index) => (
            <li
              key={number}
              // A phone shows the first, the current and the last page: its gaps are others.
              data-far={![1, page, pages].includes(number) || undefined}
              data-gap={number - (shown[index - 1] ?? 0) > 1 || undefined}
              data-phone-gap={
                (number === page ? page > 2 : number === pages && pages - page > 1) || undefined
              }
            >
              <Link
                to={to(number)}
                aria-label={t('catalog.search.page', texts(number))}
                aria-current={number === page ? 'page' : undefined}
              >
                {formats.number(number)}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {page < pages && step('next', page + 1)}
    </nav>
  );
};
