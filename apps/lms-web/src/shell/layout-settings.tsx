import { useTranslation } from '@lms/i18n';
import { asideMinimised, Button, contentFixed, layoutReset, selectLayout } from '@lms/ui';
import { useDispatch, useSelector } from 'react-redux';
import { FLUSH } from 'redux-persist';
import styles from './panels.module.css';
import { ThemeChoice } from './theme-choice';

/** Layout settings, stored in this browser. */
export const LayoutSettings = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isAsideMinimised, isContentFixed } = useSelector(selectLayout);
  const reset = () => {
    dispatch(layoutReset());
    // A reload would lose what redux-persist has not written yet.
    dispatch({ type: FLUSH, result: () => undefined });
    location.reload();
  };
  return (
    <div className={styles['panel']}>
      <ThemeChoice />
      <fieldset className={styles['choice']}>
        <legend>{t('shell.settings.layout')}</legend>
        <label>
          <input
            type="checkbox"
            checked={isAsideMinimised}
            onChange={({ target }) => dispatch(asideMinimised(target.checked))}
          />
          {t('shell.settings.minimised')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={isContentFixed}
            onChange={({ target }) => dispatch(contentFixed(target.checked))}
          />
          {t('shell.settings.fixed')}
        </label>
      </fieldset>
      <p className={styles['soft']}>{t('shell.settings.kept')}</p>
      <Button look="secondary" wide onClick={reset}>
        {t('shell.settings.reset')}
      </Button>
    </div>
  );
};
