import { type Language, languages } from '@lms/contract';
import {
  changeLanguage,
  languageChanged,
  languageNames,
  languageTag,
  selectLanguage,
  useTranslation,
} from '@lms/i18n';
import { useDispatch, useSelector } from 'react-redux';
import styles from './language-menu.module.css';
import { page } from './screen-shown';

/** Native select: it works with every keyboard and screen reader, and full-screen on phones. */
export const LanguageMenu = () => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  const choose = async (next: Language) => {
    await page.whole;
    if (await changeLanguage(i18n, next)) dispatch(languageChanged(next));
  };
  return (
    <select
      name="language"
      // Keeps the browser from restoring an earlier choice on reload.
      autoComplete="off"
      className={styles['select']}
      aria-label={t('common.nav.language')}
      value={language}
      onChange={(event) => void choose(event.target.value as Language)}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={languageTag(code)}>
          {languageNames[code]}
        </option>
      ))}
    </select>
  );
};
