import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, ErrorState, type PrefetchContext } from '@lms/ui';
import { useSearchParams } from 'react-router-dom';
import { OrganizationCards, OrganizationCardsSkeleton } from '../organization/organization-cards';
import { organizationsApi, useFindOrganizationsQuery } from '../organization/organizations-api';
import { partnersQuery } from '../organization/partners-query';
import { PageLinks } from '../search/page-links';
import { SitePage } from './site-page';
import styles from './site-page.module.css';

const sections = [
  ['offer', 'article'],
  ['quality', 'check'],
  ['join', 'chat'],
] as const;

export const prefetch = async ({ dispatch, search }: PrefetchContext) => {
  await dispatch(organizationsApi.endpoints.findOrganizations.initiate(partnersQuery(search)));
};

export const Page = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const query = partnersQuery(search);
  const { data, error, refetch } = useFindOrganizationsQuery(query);
  const { page, pageSize } = query.paginator;
  return (
    <SitePage
      title={t('site.partners.title')}
      intro={t('site.partners.intro')}
      name="partners"
      sections={sections.map(([key, icon]) => ({
        title: t(`site.partners.${key}.title`),
        text: t(`site.partners.${key}.text`),
        icon,
      }))}
    >
      <section className={styles['part']}>
        <h2>{t('catalog.landing.partners')}</h2>
        {error ? (
          <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            {(data.total === 0 || data.items.length > 0) && (
              <OrganizationCards organizations={data.items} />
            )}
            <PageLinks
              page={page}
              pages={Math.ceil(data.total / pageSize)}
              to={(number) => `?page=${number}`}
            />
          </>
        ) : (
          <OrganizationCardsSkeleton />
        )}
      </section>
      <div className={styles['actions']}>
        <ButtonLink to="/partners/join">{t('common.footer.joinOrganization')}</ButtonLink>
      </div>
    </SitePage>
  );
};
