import type { PathDetail } from '@lms/catalog/contract';
import { paletteOf } from '@lms/contract';
import { pageStatus } from '@lms/entity-api';
import { useDuration, useTranslation } from '@lms/i18n';
import { ButtonLink, PageHead, type PageModule, PatchArt, RichText, UnloadedPage } from '@lms/ui';
import { Link, useParams } from 'react-router-dom';
import hero from '../courses/patch-hero.module.css';
import { Price } from '../courses/price';
import { PathList } from './path-list';
import type { PathParts } from './path-parts';
import { PathSteps } from './path-steps';
import { pathsApi, useGetPathQuery } from './paths-api';
import styles from './paths.module.css';
import { structuredData } from './structured-data';

const Hero = ({ path }: { path: PathDetail }) => {
  const { t } = useTranslation();
  const category = path.courses[0]?.category.slug ?? '';
  return (
    <div className={hero['hero']} data-patch={paletteOf(category)}>
      <PatchArt slug={path.slug} category={category} viewBox="-272 -28 900 280" />
      <div className={`container ${hero['heroText']}`}>
        <p className={hero['trail']}>
          <Link to="/paths">{t('paths.title')}</Link>
        </p>
        <h1 lang={path.language}>{path.title}</h1>
        <p className={hero['lead']} lang={path.language}>
          {path.summary}
        </p>
      </div>
    </div>
  );
};

const Facts = ({ path }: { path: PathDetail }) => {
  const { t } = useTranslation();
  const duration = useDuration();
  return (
    <dl className={styles['facts']}>
      <dt>{t('paths.total')}</dt>
      <dd>
        <Price poisha={path.price} />
      </dd>
      <dt>{t('paths.hours')}</dt>
      <dd>{duration(path.durationMinutes)}</dd>
      <dt>{t('paths.provider')}</dt>
      <dd>
        <Link to={`/organization/${path.organization.code}`}>{path.organization.name}</Link>
      </dd>
    </dl>
  );
};

const PathView = ({ path, Actions, StepState }: PathParts & { path: PathDetail }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={path.title}
        description={path.summary}
        structuredData={import.meta.env.SSR ? structuredData(path) : undefined}
      />
      <Hero path={path} />
      <div className={`container ${styles['columns']}`}>
        <aside className={`panel ${styles['side']}`}>
          <Facts path={path} />
          <Actions path={path} />
          <p className={styles['outcome']}>{t('paths.outcome')}</p>
        </aside>
        <div className={styles['main']}>
          <PathSteps path={path} StepState={StepState} />
          {path.description && (
            <section className={styles['block']}>
              <h2>{t('paths.about')}</h2>
              <RichText html={path.description} lang={path.language} />
            </section>
          )}
        </div>
      </div>
    </>
  );
};

const PathPage = (parts: PathParts) => {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  // Unlike `data`, it does not hold the previous path while the next one loads.
  const { currentData, error, refetch } = useGetPathQuery(slug);
  if (currentData) return <PathView path={currentData} {...parts} />;
  return (
    <UnloadedPage
      error={error}
      onRetry={refetch}
      title={t('paths.title')}
      missing={{ title: t('paths.notFound'), text: t('paths.notFoundHint') }}
    >
      <ButtonLink to="/paths">{t('paths.back')}</ButtonLink>
    </UnloadedPage>
  );
};

/** `/paths` and `/paths/:slug`, with the parts that the app adds from other domains. */
export const pathScreen = (parts: PathParts): PageModule => ({
  Page: () => (useParams()['slug'] ? <PathPage {...parts} /> : <PathList />),
  prefetch: async ({ dispatch, params: { slug } }) => {
    if (!slug) {
      await dispatch(pathsApi.endpoints.getPaths.initiate());
      return undefined;
    }
    const { error } = await dispatch(pathsApi.endpoints.getPath.initiate(slug));
    return pageStatus(error);
  },
});
