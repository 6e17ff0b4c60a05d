import type { CatalogOrganization } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import { Logo } from '../courses/logo';
import styles from './landing.module.css';
import { Section } from './section';

export const Partners = ({ organizations }: { organizations: CatalogOrganization[] }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('catalog.landing.partners')}>
      <ul className={styles['partners']}>
        {organizations.map((organization) => (
          <li key={organization.code}>
            <Link
              to={`/organization/${organization.code}`}
              className={`panel ${styles['partner']}`}
            >
              <Logo organization={organization} />
              <span>
                <strong>{organization.name}</strong>
                <br />
                <span className={styles['soft']}>
                  {t('catalog.landing.categoryCourses', { count: organization.courseCount })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};
