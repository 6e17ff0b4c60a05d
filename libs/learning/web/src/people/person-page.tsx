import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { PublicProfile } from '@lms/learning/contract';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Loading,
  PageHead,
  type PrefetchContext,
  Skeleton,
} from '@lms/ui';
import { useParams } from 'react-router-dom';
import { LazyShare } from '../share/lazy-share';
import { peopleApi } from './people-api';
import { PersonView } from './person-view';
import styles from './person.module.css';
import { structuredData } from './structured-data';

export const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const { error } = await dispatch(
    peopleApi.endpoints.getPublicProfile.initiate(params['slug'] ?? ''),
  );
  return error && toCallProblem(error).code === 'entity.notFound' ? 404 : undefined;
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
  const problem = error && toCallProblem(error);
  const isMissing = problem?.code === 'entity.notFound';
  const title = t(isMissing ? 'people.notFound' : 'people.kind');
  return (
    <div className={`container ${styles['missing']}`}>
      <PageHead title={title} isPrivate />
      {problem ? (
        <>
          <h1>{title}</h1>
          {isMissing ? (
            <EmptyState text={t('people.notFoundHint')}>
              <ButtonLink to="/courses">{t('common.nav.courses')}</ButtonLink>
            </EmptyState>
          ) : (
            <ErrorState problem={problem} onRetry={() => void refetch()} />
          )}
        </>
      ) : (
        <Loading>
          <Skeleton height={12} />
          <Skeleton height={24} />
        </Loading>
      )}
    </div>
  );
};
