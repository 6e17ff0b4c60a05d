import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ErrorState, PageHead, type PrefetchContext } from '@lms/ui';
import { CourseGridSkeleton } from '../courses/course-grid';
import { Hero } from './hero';
import { landingApi, useGetLandingQuery } from './landing-api';
import { LandingSections } from './landing-sections';

export const prefetch = async ({ dispatch }: PrefetchContext) => {
  await dispatch(landingApi.endpoints.getLanding.initiate());
};

export const Page = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetLandingQuery();
  return (
    <>
      <PageHead title={t('catalog.landing.title')} description={t('catalog.landing.lead')} />
      <Hero landing={data} />
      {data && <LandingSections landing={data} />}
      {error && <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="container">
          <CourseGridSkeleton count={6} />
        </div>
      )}
    </>
  );
};
