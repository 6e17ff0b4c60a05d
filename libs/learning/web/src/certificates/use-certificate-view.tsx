import { type EntityView, StatusTag, When } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { CertificateItem, CertificateTypes } from '@lms/learning/contract';
import { filtersApi } from '../filters-api';

interface CertificateActions {
  onRevoke: (certificate: CertificateItem) => void;
  onReissue: (certificate: CertificateItem) => void;
}

/** Columns and filters of the list; actions only for users who may revoke. */
export const useCertificateView = (actions?: CertificateActions): EntityView<CertificateTypes> => {
  const { t } = useTranslation();
  const courses = filtersApi.useFindFilterCoursesQuery().data?.items ?? [];
  const statusText = (status: CertificateItem['status']) => t(`certificates.status.${status}`);
  return {
    nameOf: ({ holderName, courseTitle }) => `${holderName}, ${courseTitle}`,
    statusText,
    columns: [
      { field: 'serial', title: t('certificates.field.serial') },
      { field: 'holderName', title: t('certificates.field.holderName') },
      {
        field: 'courseTitle',
        title: t('certificates.field.courseTitle'),
        render: ({ courseTitle, language }) => <span lang={language}>{courseTitle}</span>,
      },
      {
        field: 'status',
        title: t('certificates.field.status'),
        render: ({ status, replaced }) => (
          <>
            <StatusTag status={status} text={statusText(status)} />
            {replaced && ` ${t('certificates.replaced')}`}
          </>
        ),
      },
      {
        field: 'issuedAt',
        title: t('certificates.field.issuedAt'),
        render: ({ issuedAt }) => <When at={issuedAt} />,
      },
    ],
    filters: [
      {
        field: 'courseId',
        label: t('certificates.field.courseTitle'),
        options: courses.map(({ id, title }) => ({ value: id, label: title })),
      },
    ],
    actionsOf: (certificate) => {
      if (!actions || certificate.replaced) return [];
      const reissue = {
        key: 'reissue',
        label: t('certificates.reissue.open'),
        onClick: () => actions.onReissue(certificate),
      };
      const revoke = {
        key: 'revoke',
        label: t('certificates.revoke.open'),
        onClick: () => actions.onRevoke(certificate),
      };
      return certificate.status === 'VALID' ? [reissue, revoke] : [reissue];
    },
  };
};
