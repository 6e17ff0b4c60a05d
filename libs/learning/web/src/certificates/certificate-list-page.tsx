import { CourseTabs, EntityTable, MountOnOpen } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import {
  type CertificateItem,
  certificateResource,
  learningPermissions,
} from '@lms/learning/contract';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { useState } from 'react';
import { certificateCalls } from './certificates-api';
import { useCertificateView } from './use-certificate-view';

const CertificateDialog = lazyPart({
  load: () => import('./certificate-dialog').then((module) => module.CertificateDialog),
});
const dialogs = () => import('./certificate-dialogs');
const RevokeDialog = lazyPart({ load: () => dialogs().then((module) => module.RevokeDialog) });
const ReissueDialog = lazyPart({ load: () => dialogs().then((module) => module.ReissueDialog) });

/** Certificates of the organization's courses, or of all. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const table = useTableState(certificateResource);
  const { entityId } = table.state;
  // The rows of the list are complete, so the dialog loads nothing.
  const { data } = certificateCalls.useFind(table.query, { skip: entityId === undefined });
  const shown = data?.items.find(({ id }) => id === entityId);
  const [revoked, setRevoked] = useState<CertificateItem>();
  const [reissued, setReissued] = useState<CertificateItem>();
  const actions = { onRevoke: setRevoked, onReissue: setReissued };
  const mayRevoke = can(learningPermissions['certificate.revoke']);
  const view = useCertificateView(mayRevoke ? actions : undefined);
  return (
    <>
      <PageHead title={t('certificates.title')} />
      <h1>{t('certificates.title')}</h1>
      <p>{t('certificates.about')}</p>
      <CourseTabs current="certificates" />
      <EntityTable
        resource={certificateResource}
        table={table}
        calls={certificateCalls}
        view={view}
      />
      <MountOnOpen open={shown !== undefined}>
        <CertificateDialog
          certificate={shown}
          actionsOf={view.actionsOf}
          onClose={() => table.open()}
        />
      </MountOnOpen>
      <MountOnOpen open={revoked !== undefined}>
        <RevokeDialog certificate={revoked} onClose={() => setRevoked(undefined)} />
      </MountOnOpen>
      <MountOnOpen open={reissued !== undefined}>
        <ReissueDialog certificate={reissued} onClose={() => setReissued(undefined)} />
      </MountOnOpen>
    </>
  );
};
