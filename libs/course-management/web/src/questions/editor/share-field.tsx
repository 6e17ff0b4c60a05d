import { FieldBox, Select } from '@lms/admin-ui';
import { allowedFractions } from '@lms/assessment';
import { useTranslation } from '@lms/i18n';
import { getIn, useFormikContext } from 'formik';

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
  const shareText = useShareText();
  const fraction = getIn(values, name) as number;
  const fractions = allowedFractions.includes(fraction)
    ? allowedFractions
    : [fraction, ...allowedFractions];
  return (
    <FieldBox name={name}>
      {(control) => (
        <Select
          {...control}
          value={fraction}
          onChange={(value) => void setFieldValue(name, value)}
          options={fractions.map((value) => ({ value, label: shareText(value, together) }))}
        />
      )}
    </FieldBox>
  );
};
