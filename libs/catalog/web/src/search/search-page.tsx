import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ErrorState, PageHead, type PrefetchContext } from '@lms/ui';
import { useSearchParams } from 'react-router-dom';
import { catalogApi, useFindCoursesQuery } from '../catalog-api';
import { CourseGridSkeleton } from '../courses/course-grid';
import { queryOf } from './catalog-search';
import { Facets } from './facets';
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
    <div className={`container ${styles['page']}`}>
      <PageHead title={title} />
      <h1>{title}</h1>
      <SearchBar />
      {error ? (
        <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['columns']}>
          {data && <Facets facets={data.facets} />}
          <div aria-busy={isFetching}>
            {data ? <Results result={data} /> : <CourseGridSkeleton count={6} />}
          </div>
        </div>
      )}
    </div>
  );
};
