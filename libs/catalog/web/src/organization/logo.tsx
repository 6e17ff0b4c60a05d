import type { CatalogOrganization } from '@lms/contract';
import styles from './organization.module.css';

/** Logo of the organization, or the first letter of its name. */
export const Logo = ({
  organization: { logoUrl, name },
}: {
  organization: Pick<CatalogOrganization, 'logoUrl' | 'name'>;
}) =>
  logoUrl ? (
    <img className={styles['logo']} src={logoUrl} alt="" width={64} height={64} loading="lazy" />
  ) : (
    <span className={styles['logo']} aria-hidden="true">
      {[...name][0]}
    </span>
  );
