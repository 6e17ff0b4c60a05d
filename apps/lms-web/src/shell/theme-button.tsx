import { useTranslation } from '@lms/i18n';
import { Icon, selectTheme, themeChanged } from '@lms/ui';
import { useDispatch, useSelector } from 'react-redux';
import styles from './header.module.css';

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const ThemeButton = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const toggle = () => {
    const shown = theme === 'system' ? systemTheme() : theme;
    dispatch(themeChanged(shown === 'dark' ? 'light' : 'dark'));
  };
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-pressed={theme === 'dark'}
      aria-label={t('common.nav.theme.dark')}
      onClick={toggle}
    >
      <Icon name="moon" />
    </button>
  );
};
