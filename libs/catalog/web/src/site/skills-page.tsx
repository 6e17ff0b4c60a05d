import type { CourseLabel } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ErrorState, type IconName, Loading, type PrefetchContext, Skeleton } from '@lms/ui';
import { CategoryList } from '../landing/category-list';
import { landingApi, useGetLandingQuery } from '../landing/landing-api';
import { SitePage } from './site-page';
import styles from './site-page.module.css';

const sections = [
  { key: 'foundation', icon: 'flag', label: 'Job Ready: Foundation' },
  { key: 'intermediate', icon: 'bolt', label: 'Job Ready: Intermediate' },
  { key: 'advanced', icon: 'star', label: 'Job Ready: Advanced' },
  { key: 'jobRise', icon: 'up', label: 'Job-Rise V 2.2' },
] as const satisfies { key: string; icon: IconName; label: CourseLabel }[];

export const prefetch = async ({ dispatch }: PrefetchContext) => {
  await dispatch(landingApi.endpoints.getLanding.initiate());
};

export const Page = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetLandingQuery();
  return (
    <SitePage
      title={t('site.skills.title')}
      intro={t('site.skills.intro')}
      name="skills"
      sections={sections.map(({ key, icon, label }) => ({
        title: label,
        text: t(`site.skills.${key}.text`),
        icon,
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
