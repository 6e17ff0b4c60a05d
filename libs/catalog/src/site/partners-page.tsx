import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, ErrorState, Loading, type PrefetchContext, Skeleton } from '@lms/ui';
import { catalogApi, useGetLandingQuery } from '../catalog-api';
import { OrganizationList } from '../landing/partners';
import { SitePage } from './site-page';
import styles from './site-page.module.css';

const sections = ['offer', 'quality', 'join'] as const;

export const prefetch = async ({ dispatch }: PrefetchContext) => {
  await dispatch(catalogApi.endpoints.getLanding.initiate());
};

export const Page = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetLandingQuery();
  return (
    <SitePage
      title={t('site.partners.title')}
      intro={t('site.partners.intro')}
      sections={sections.map((key) => ({
        title: t(`site.partners.${key}.title`),
        text: t(`site.partners.${key}.text`),
      }))}
    >
      <section className={styles['part']}>
        <h2>{t('catalog.landing.partners')}</h2>
        {data && <OrganizationList organizations={data.organizations} />}
        {error && <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading>
            <Skeleton height={6} />
          </Loading>
        )}
      </section>
      <div className={styles['actions']}>
        <ButtonLink to="/contact">{t('common.footer.joinOrganization')}</ButtonLink>
      </div>
    </SitePage>
  );
};
