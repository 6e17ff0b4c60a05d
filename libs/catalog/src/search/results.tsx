import { type CatalogResult, defaultCatalogQuery } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyState } from '@lms/ui';
import { useSearchParams } from 'react-router-dom';
import { CourseGrid } from '../courses/course-grid';
import { queryOf, withParam } from './catalog-search';
import styles from './search.module.css';

export const Results = ({ result }: { result: CatalogResult }) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const isNarrowed =
    result.total > 0 || [...search.keys()].some((name) => name !== 'page' && name !== 'sort');
  return (
    <>
      <p role="status" className={styles['found']}>
        {t('catalog.search.found', { count: result.total })}
      </p>
      {result.items.length > 0 ? (
        <CourseGrid courses={result.items} heading="h2" />
      ) : isNarrowed ? (
        <EmptyState text={t('catalog.search.none')}>
          <p>{t('catalog.search.noneHint')}</p>
          <ButtonLink to="/courses">{t('catalog.search.reset')}</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState text={t('catalog.search.empty')} />
      )}
      <Pages total={result.total} />
    </>
  );
};

const Pages = ({ total }: { total: number }) => {
  const { t, formats } = useTranslation();
  const [search] = useSearchParams();
  const { page } = queryOf(search).paginator;
  const pages = Math.ceil(total / defaultCatalogQuery.paginator.pageSize);
  if (pages < 2) return null;
  const to = (number: number) => ({ search: withParam(search, 'page', String(number)).toString() });
  return (
    <nav aria-label={t('catalog.search.pages')} className={styles['pages']}>
      {page > 1 && (
        <ButtonLink to={to(Math.min(page - 1, pages))} look="secondary" rel="prev">
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
