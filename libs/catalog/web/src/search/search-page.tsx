import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ErrorState, PageHead, type PrefetchContext } from '@lms/ui';
import { useSearchParams } from 'react-router-dom';
import { catalogApi, useFindCoursesQuery } from '../catalog-api';
import { LateCompareBar } from '../compare/late-compare-bar';
import { CourseGridSkeleton } from '../courses/course-grid';
import { queryOf } from './catalog-search';
import { FacetGroup, Facets } from './facets';
import { Results } from './results';
import { SearchBar } from './search-bar';
import styles from './search.module.css';

export const prefetch = async ({ dispatch, search }: PrefetchContext) => {
  await dispatch(catalogApi.endpoints.findCourses.initiate(queryOf(search)));
};

export const Page = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data, error, refetch, isFetching } = useFindCoursesQuery(queryOf(search));
  const title = t(
    search.get('kind') === 'APTITUDE_TEST'
      ? 'catalog.landing.aptitudeTests'
      : 'catalog.search.title',
  );
  return (
    <>
      <PageHead title={title} />
      <div className={styles['band']}>
        <div className={`container ${styles['bar']}`}>
          <h1>{title}</h1>
          <SearchBar />
          {data && <FacetGroup facet="category" values={data.facets.category} className="chips" />}
        </div>
      </div>
      {error ? (
        <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={`container ${styles['columns']}`}>
          {data && <Facets facets={data.facets} />}
          <div className={styles['results']} aria-busy={isFetching}>
            {data ? <Results result={data} /> : <CourseGridSkeleton count={6} />}
          </div>
        </div>
      )}
      <LateCompareBar />
    </>
  );
};
