import { useTranslation } from '@lms/i18n';

/** Minutes as hours and minutes in the reader's language. */
export const useDuration = () => {
  const { t } = useTranslation();
  return (minutes: number) =>
    t('common.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim();
};
