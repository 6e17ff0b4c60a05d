import type { CatalogOrganizationDetail } from '@lms/catalog/contract';
import { paletteOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Petals } from '@lms/ui';
import { Link } from 'react-router-dom';
import { languageOf } from '../courses/language-of';
import { Logo } from '../courses/logo';
import styles from './organization.module.css';

/** Head of an organization's page: its name and figures. */
export const OrganizationHero = ({ organization }: { organization: CatalogOrganizationDetail }) => {
  const { t, formats } = useTranslation();
  const { code, name, type, description, website, address, bannerUrl, courseCount, figures } =
    organization;
  const counts = [
    [courseCount, t('catalog.landing.economy.courses', { count: courseCount })],
    [figures.enrolments, t('catalog.organization.enrolments', { count: figures.enrolments })],
    [
      figures.certificates,
      t('catalog.landing.economy.certificates', { count: figures.certificates }),
    ],
  ] as const;
  return (
    <div className={styles['hero']}>
      {bannerUrl && (
        <img className={styles['banner']} src={bannerUrl} alt="" width={1600} height={400} />
      )}
      {!bannerUrl && (
        <svg
          viewBox="-100 -100 200 200"
          data-patch={paletteOf(name)}
          className={styles['flower']}
          aria-hidden="true"
        >
          <Petals slug={code} />
        </svg>
      )}
      <div className={`container ${styles['heroText']}`}>
        <p className={styles['trail']}>
          <Link to="/partners">{t('common.nav.partners')}</Link>
          {' / '}
          {t(`catalog.organization.type.${type}`)}
        </p>
        <div className={styles['title']}>
          <Logo organization={organization} />
          <h1>{name}</h1>
        </div>
        {description && (
          <p className={styles['lead']} lang={languageOf(description)}>
            {description}
          </p>
        )}
        <p className={styles['facts']}>
          {address && <span lang={languageOf(address)}>{address}</span>}
          {/^https?:\/\//.test(website) && (
            <a href={website} rel="noopener nofollow">
              {website}
            </a>
          )}
        </p>
        <ul className={styles['figures']}>
          {counts.map(([count, text]) => (
            <li key={text}>
              <strong>{formats.number(count)}</strong> {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
