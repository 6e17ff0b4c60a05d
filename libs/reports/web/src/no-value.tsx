import { useTranslation } from '@lms/i18n';

/** Placeholder of a `null` value, which is not the same as zero. */
export const NoValue = () => {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('reports.noValue')}</span>
    </>
  );
};
