import type { CatalogOrganizationItem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyList, Loading, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { languageOf } from '../courses/language-of';
import { Logo } from '../courses/logo';
import styles from './organization.module.css';

/** List of organizations; each whole card is a link. */
export const OrganizationCards = ({
  organizations,
}: {
  organizations: CatalogOrganizationItem[];
}) => {
  const { t } = useTranslation();
  if (organizations.length === 0) {
    return (
      <EmptyList text={t('catalog.organization.none')}>
        <ButtonLink to="/courses" look="secondary">
          {t('common.nav.courses')}
        </ButtonLink>
      </EmptyList>
    );
  }
  return (
    <ul className={styles['cards']}>
      {organizations.map((organization) => (
        <li key={organization.id} className={styles['card']}>
          <Logo organization={organization} />
          <div className={styles['cardText']}>
            <h3>
              <Link to={`/organization/${organization.code}`}>{organization.name}</Link>
            </h3>
            <p className={styles['soft']}>
              {t(`catalog.organization.type.${organization.type}`)} ·{' '}
              {t('catalog.landing.categoryCourses', { count: organization.courseCount })}
            </p>
            <p lang={languageOf(organization.description)}>{organization.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};

export const OrganizationCardsSkeleton = () => (
  <Loading>
    <div className={styles['cards']}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={8} />
      ))}
    </div>
  </Loading>
);
