import type { CatalogOrganization } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './landing.module.css';
import { Section } from './section';

const OrganizationList = ({ organizations }: { organizations: CatalogOrganization[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={styles['categories']}>
      {organizations.map((organization) => (
        <li key={organization.code}>
          <Link to={`/organization/${organization.code}`} className={styles['category']}>
            <strong>{organization.name}</strong>
            <span>{t('catalog.landing.categoryCourses', { count: organization.courseCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

export const Partners = ({ organizations }: { organizations: CatalogOrganization[] }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('catalog.landing.partners')}>
      <OrganizationList organizations={organizations} />
    </Section>
  );
};
