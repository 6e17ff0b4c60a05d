import { useTranslation } from '@lms/i18n';
import { PageHead, type PrefetchContext } from '@lms/ui';
import { catalogApi, useGetLandingQuery } from '../catalog-api';

export const prefetch = async ({ dispatch }: PrefetchContext) => {
  await dispatch(catalogApi.endpoints.getLanding.initiate());
};

export const Page = () => {
  const { t } = useTranslation();
  const { data } = useGetLandingQuery();
  return (
    <div className="container">
      <PageHead title={t('common.nav.courses')} />
      <h1>{t('common.brand.name')}</h1>
      <p>{data?.figures.courses}</p>
    </div>
  );
};
