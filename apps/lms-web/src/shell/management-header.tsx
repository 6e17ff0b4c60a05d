import { useLogout } from '@lms/auth';
import { useTranslation } from '@lms/i18n';
import { Button, Icon } from '@lms/ui';
import { Link } from 'react-router-dom';
import { LanguageMenu } from './language-menu';
import styles from './management-layout.module.css';
import { ThemeButton } from './theme-button';

interface ManagementHeaderProps {
  userName: string;
  /** Of the button that opens, narrows or widens the menu. */
  menuLabel: string;
  isMenuOpen: boolean;
  onMenu: () => void;
}

export const ManagementHeader = ({
  userName,
  menuLabel,
  isMenuOpen,
  onMenu,
}: ManagementHeaderProps) => {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <header className={styles['header']}>
      <button
        type="button"
        className={styles['menuButton']}
        aria-label={menuLabel}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Icon name="menu" size={24} />
      </button>
      <Link to="/" className={styles['brand']}>
        {t('common.brand.name')}
      </Link>
      <div className={styles['tools']}>
        <LanguageMenu />
        <ThemeButton />
        <span className={styles['user']}>{userName}</span>
        <Button look="plain" onClick={() => void logout()}>
          {t('common.nav.logout')}
        </Button>
      </div>
    </header>
  );
};
