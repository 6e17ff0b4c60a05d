import type { CatalogOrganization } from '@lms/contract';
import { paletteOf } from '@lms/ui';
import styles from './logo.module.css';

/** Logo of the organization, or the first letter of its name. */
export const Logo = ({
  organization: { logoUrl, name },
}: {
  organization: Pick<CatalogOrganization, 'logoUrl' | 'name'>;
}) =>
  logoUrl ? (
    <img className={styles['picture']} src={logoUrl} alt="" width={56} height={56} loading="lazy" />
  ) : (
    <span className={styles['logo']} data-patch={paletteOf(name)} aria-hidden="true">
      {[...name][0]}
    </span>
  );
