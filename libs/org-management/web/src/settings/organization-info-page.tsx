import { EmptyState, ErrorState, Notice } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { Loading, PageHead, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { OrganizationFacts } from '../organizations/organization-facts';
import { organizationsApi } from '../organizations/organizations-api';
import styles from '../organizations/organizations.module.css';
import { OrganizationPictures } from './organization-pictures';
import { OwnOrganizationForm } from './own-organization-form';

const Content = () => {
  const { t } = useTranslation();
  const { can, user } = useSession();
  const hasNoOrganization = user?.organizationCode === null;
  const { data, error, isFetching, refetch } = organizationsApi.useGetMyOrganizationQuery(
    undefined,
    { refetchOnMountOrArgChange: true, skip: hasNoOrganization },
  );
  if (hasNoOrganization) return <EmptyState text={t('organizations.settings.none')} />;
  if (data) {
    const mayChange = can(orgManagementPermissions['organization.update']);
    return (
      <>
        <p>
          {t('organizations.settings.intro')}{' '}
          <Link to={`/organization/${data.code}`}>{t('organizations.settings.publicPage')}</Link>
        </p>
        {mayChange ? (
          <>
            <section className={styles['section']} aria-labelledby="own-pictures">
              <h2 id="own-pictures">{t('organizations.settings.pictures')}</h2>
              <OrganizationPictures organization={data} />
            </section>
            <section className={styles['section']} aria-labelledby="own-details">
              <h2 id="own-details">{t('organizations.settings.details')}</h2>
              <OwnOrganizationForm organization={data} />
            </section>
          </>
        ) : (
          <>
            <Notice tone="info" silent>
              {t('organizations.settings.readOnly')}
            </Notice>
            <OrganizationFacts organization={data} />
          </>
        )}
      </>
    );
  }
  if (!error || isFetching) {
    return (
      <Loading>
        <Skeleton height={12} />
        <Skeleton height={30} />
      </Loading>
    );
  }
  return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
};

/** `/settings/organization-info`: profile of one's own organization. */
export const Page = () => {
  const { t } = useTranslation();
  return (
    <div className={styles['settings']}>
      <PageHead title={t('admin.menu.organizationInfo')} />
      <h1>{t('admin.menu.organizationInfo')}</h1>
      <Content />
    </div>
  );
};
