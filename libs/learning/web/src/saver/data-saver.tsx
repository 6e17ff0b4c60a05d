import { useTranslation } from '@lms/i18n';
import { Select } from '@lms/ui';
import { useId } from 'react';
import {
  chooseDataSaver,
  type DataSaverChoice,
  dataSaverChoices,
  useDataSaverChoice,
} from './data-saver-choice';
import styles from './saver.module.css';

/** Switch of the data saver: as the device says, on or off. */
export const DataSaver = ({ explains = false }: { explains?: boolean }) => {
  const { t } = useTranslation();
  const choice = useDataSaverChoice();
  const hint = useId();
  return (
    <div className={styles['saver']}>
      <label className={styles['quality']}>
        {t('offline.saver.title')}
        <Select
          value={choice}
          aria-describedby={explains ? hint : undefined}
          onChange={(event) => chooseDataSaver(event.target.value as DataSaverChoice)}
        >
          {dataSaverChoices.map((one) => (
            <option key={one} value={one}>
              {t(`offline.saver.choice.${one}`)}
            </option>
          ))}
        </Select>
      </label>
      {explains && (
        <p id={hint} className={styles['hint']}>
          {t('offline.saver.about')}
        </p>
      )}
    </div>
  );
};
