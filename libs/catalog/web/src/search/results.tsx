import { type CatalogResult, defaultCatalogQuery } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyList, EmptyState } from '@lms/ui';
import { useSearchParams } from 'react-router-dom';
import { CourseGrid } from '../courses/course-grid';
import { queryOf, withParam } from './catalog-search';
import { PageLinks } from './page-links';
import styles from './search.module.css';

export const Results = ({ result }: { result: CatalogResult }) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const isNarrowed = [...search.keys()].some((name) => !['page', 'sort'].includes(name));
  return (
    <>
      <p role="status" className={styles['found']}>
        {t('catalog.search.found', { count: result.total })}
      </p>
      {result.total > 0 ? (
        <CourseGrid courses={result.items} heading="h2" />
      ) : isNarrowed ? (
        <EmptyList text={t('catalog.search.noneHint')}>
          <ButtonLink to="/courses">{t('catalog.search.reset')}</ButtonLink>
        </EmptyList>
      ) : (
        <EmptyState text={t('catalog.search.empty')} />
      )}
      <PageLinks
        page={queryOf(search).paginator.page}
        pages={Math.ceil(result.total / defaultCatalogQuery.paginator.pageSize)}
        to={(page) => ({ search: withParam(search, 'page', String(page)).toString() })}
      />
    </>
  );
};
