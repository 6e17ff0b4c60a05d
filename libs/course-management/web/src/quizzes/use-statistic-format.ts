import { useTranslation } from '@lms/i18n';

/** Formats statistics with two decimals; "–" where there are too few attempts. */
export const useStatisticFormat = () => {
  const { t, formats } = useTranslation();
  const unknown = t('quizzes.statistics.unknown');
  return {
    decimal: (value: number | null) =>
      value === null ? unknown : formats.number(Math.round(value * 100) / 100),
    percent: (value: number | null) =>
      value === null ? unknown : formats.percent(Math.round(value * 100) / 100),
  };
};
