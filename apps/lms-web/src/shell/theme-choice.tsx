import { useTranslation } from '@lms/i18n';
import { selectTheme, themeChanged, themes } from '@lms/ui';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './panels.module.css';

/** Choice of theme: light, dark, or the device's. */
export const ThemeChoice = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const chosen = useSelector(selectTheme);
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('shell.theme.label')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => dispatch(themeChanged(theme))}
          />
          {t(`shell.theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  );
};
