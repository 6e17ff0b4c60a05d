import { pageStatus } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { PublicProfile } from '@lms/learning/contract';
import { ButtonLink, PageHead, type PrefetchContext, UnloadedPage } from '@lms/ui';
import { useParams } from 'react-router-dom';
import { LazyShare } from '../share/lazy-share';
import { peopleApi } from './people-api';
import { PersonView } from './person-view';
import { structuredData } from './structured-data';

export const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const { error } = await dispatch(
    peopleApi.endpoints.getPublicProfile.initiate(params['slug'] ?? ''),
  );
  return pageStatus(error);
};

const Person = ({ profile }: { profile: PublicProfile }) => {
  const { t } = useTranslation();
  const { slug, name, headline, isSearchable } = profile;
  return (
    <>
      <PageHead
        title={name}
        description={headline || t('people.description', { name })}
        isPrivate={!isSearchable}
        image={`/share/people/${slug}.png`}
        structuredData={import.meta.env.SSR ? structuredData(profile) : undefined}
      />
      <PersonView profile={profile} linked>
        <LazyShare path={`/people/${slug}`} title={name} />
      </PersonView>
    </>
  );
};

/** `/people/:slug`: what a learner shows everybody. */
export const Page = () => {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const { currentData, error, refetch } = peopleApi.useGetPublicProfileQuery(slug, {
    // Asked for anew where it may have changed since, as after its owner saved it.
    refetchOnMountOrArgChange: 5,
  });
  if (currentData) return <Person profile={currentData} />;
  return (
    <UnloadedPage
      error={error}
      onRetry={refetch}
      title={t('people.kind')}
      missing={{ title: t('people.notFound'), text: t('people.notFoundHint') }}
      isPrivate
    >
      <ButtonLink to="/courses">{t('common.nav.courses')}</ButtonLink>
    </UnloadedPage>
  );
};
