import { allowedFractions } from '@lms/assessment';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, Select, useField } from '@lms/ui';
import { getIn, useFormikContext } from 'formik';
import styles from './editor.module.css';

interface ShareFieldProps {
  name: string;
  /** True if several answers earn the mark together. */
  together?: boolean;
}

/** Returns a formatter of an answer's share of the mark. */
export const useShareText = () => {
  const { t, formats } = useTranslation();
  return (fraction: number, together = false) => {
    const percent = formats.percent(Math.abs(fraction) * 100);
    if (fraction === 0) return t('questions.share.wrong');
    if (fraction < 0) return t('questions.share.minus', { percent });
    if (together) return t('questions.share.earns', { percent });
    return fraction === 1 ? t('questions.share.right') : t('questions.share.partly', { percent });
  };
};

/** Selects the share of the mark that an answer earns or loses. */
export const ShareField = ({ name, together }: ShareFieldProps) => {
  const { values, setFieldValue } = useFormikContext();
  const { label, error, control } = useField(name);
  const shareText = useShareText();
  const fraction = getIn(values, name) as number;
  const fractions = allowedFractions.includes(fraction)
    ? allowedFractions
    : [fraction, ...allowedFractions];
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Select
        {...control}
        value={fraction}
        onChange={({ target }) => void setFieldValue(name, Number(target.value))}
      >
        {fractions.map((value) => (
          <option key={value} value={value}>
            {shareText(value, together)}
          </option>
        ))}
      </Select>
      <FieldNotes id={control.id} error={error} />
    </div>
  );
};
