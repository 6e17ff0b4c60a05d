import { useTranslation } from '@lms/i18n';

const unknown = '–';

/** Formats statistics with two decimals; "–" where there are too few attempts. */
export const useStatisticFormat = () => {
  const { formats } = useTranslation();
  return {
    decimal: (value: number | null) =>
      value === null ? unknown : formats.number(Math.round(value * 100) / 100),
    percent: (value: number | null) =>
      value === null ? unknown : formats.percent(Math.round(value * 100) / 100),
  };
};
