import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ErrorState, Loading, type PrefetchContext, Skeleton } from '@lms/ui';
import { catalogApi, useGetLandingQuery } from '../catalog-api';
import { CategoryList } from '../landing/category-list';
import { SitePage } from './site-page';
import styles from './site-page.module.css';

const sections = ['foundation', 'intermediate', 'advanced', 'jobRise'] as const;

export const prefetch = async ({ dispatch }: PrefetchContext) => {
  await dispatch(catalogApi.endpoints.getLanding.initiate());
};

export const Page = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetLandingQuery();
  return (
    <SitePage
      title={t('site.skills.title')}
      intro={t('site.skills.intro')}
      sections={sections.map((key) => ({
        title: t(`site.skills.${key}.title`),
        text: t(`site.skills.${key}.text`),
      }))}
    >
      <section className={styles['part']}>
        <h2>{t('catalog.landing.categories')}</h2>
        {data && <CategoryList categories={data.categories} />}
        {error && <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading>
            <Skeleton height={6} />
          </Loading>
        )}
      </section>
    </SitePage>
  );
};
