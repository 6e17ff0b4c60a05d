import { useTranslation } from '@lms/i18n';

/** Nothing to tell, which is not the same as none. */
export const NoValue = () => {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('reports.noValue')}</span>
    </>
  );
};
