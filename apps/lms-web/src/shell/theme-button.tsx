import { useTranslation } from '@lms/i18n';
import { Icon, themeChanged, useShownTheme } from '@lms/ui';
import { useDispatch } from 'react-redux';
import styles from './header.module.css';

export const ThemeButton = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isDark = useShownTheme() === 'dark';
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-pressed={isDark}
      aria-label={t('common.nav.theme.dark')}
      data-scripted
      onClick={() => dispatch(themeChanged(isDark ? 'light' : 'dark'))}
    >
      <Icon name="moon" />
    </button>
  );
};
