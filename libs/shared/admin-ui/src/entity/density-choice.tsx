import { useTranslation } from '@lms/i18n';
import { densities, densityChanged } from '@lms/ui';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import styles from './entity.module.css';
import { useDensity } from './use-density';

/** Choice of the height of rows, which all lists of this browser keep. */
export const DensityChoice = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const density = useDensity();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('admin.table.density.label')}
      className={styles['density']}
    >
      <strong aria-hidden="true">{t('admin.table.density.label')}</strong>
      {densities.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === density}
            onChange={() => dispatch(densityChanged(value))}
          />
          {t(`admin.table.density.${value}`)}
        </label>
      ))}
    </div>
  );
};
