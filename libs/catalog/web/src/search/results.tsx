import { type CatalogResult, catalogSorts, defaultCatalogQuery } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyList, EmptyState, Select } from '@lms/ui';
import { useSearchParams } from 'react-router-dom';
import { CourseGrid } from '../courses/course-grid';
import { queryOf, withParam } from './catalog-search';
import { PageLinks } from './page-links';
import styles from './search.module.css';

export const Results = ({ result }: { result: CatalogResult }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { paginator, sorting } = queryOf(search);
  const isNarrowed = [...search.keys()].some((name) => !['page', 'sort'].includes(name));
  return (
    <>
      <div className={styles['head']}>
        <p role="status">{t('catalog.search.found', { count: result.total })}</p>
        <label className={styles['sort']}>
          <span>{t('catalog.search.sort')}</span>
          <Select
            value={sorting.column}
            onChange={(event) => setSearch(withParam(search, 'sort', event.target.value))}
          >
            {catalogSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`catalog.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
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
        page={paginator.page}
        pages={Math.ceil(result.total / defaultCatalogQuery.paginator.pageSize)}
        to={(page) => ({ search: withParam(search, 'page', String(page)).toString() })}
      />
    </>
  );
};
