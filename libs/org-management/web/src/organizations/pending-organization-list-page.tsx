import { EntityTable, MountOnOpen, PageTabs } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { organizationResource } from '@lms/org-management/contract';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { useNavigate } from 'react-router-dom';
import { reviewPath } from './organization-paths';
import { organizationCalls } from './organizations-api';
import { useOrganizationView } from './use-organization-view';
import { useTableWithin } from './use-table-within';

const OrganizationForm = lazyPart({
  load: () => import('./organization-form').then((module) => module.OrganizationForm),
});

const waiting = ['PENDING'] as const;
const rejected = ['REJECTED'] as const;

/** Review has a page of its own, with everything the organization submitted. */
const judgedElsewhere = {
  ...organizationResource,
  transitions: { PENDING: [], REJECTED: [], ACTIVE: [], INACTIVE: [] },
} as typeof organizationResource;

/** List of pending and rejected organizations. */
export const Page = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const table = useTableState(organizationResource);
  const isRejected = table.state.filter.status === 'REJECTED';
  const view = useOrganizationView({ statuses: [] });
  const open = (id?: string) =>
    id && id !== 'new' ? void navigate(reviewPath(id)) : table.open(id);
  const { entityId } = table.state;
  return (
    <>
      <PageHead title={t('admin.menu.pendingOrganizations')} />
      <h1>{t('admin.menu.pendingOrganizations')}</h1>
      <PageTabs
        label={t('admin.menu.pendingOrganizations')}
        tabs={[
          {
            to: { search: '' },
            text: t('organizations.pending.waiting'),
            isCurrent: !isRejected,
          },
          {
            to: { search: 'filter.status=REJECTED' },
            text: t('organizations.pending.rejected'),
            isCurrent: isRejected,
          },
        ]}
      />
      <EntityTable
        key={String(isRejected)}
        resource={judgedElsewhere}
        table={{ ...useTableWithin(table, isRejected ? rejected : waiting), open }}
        calls={organizationCalls}
        view={{
          ...view,
          pathOf: ({ id }) => reviewPath(id),
          filters: view.filters.filter(({ field }) => field !== 'status'),
          actionsOf: ({ id }) => [
            {
              key: 'judge',
              label: t('organizations.list.judge'),
              onClick: () => void navigate(reviewPath(id)),
            },
          ],
        }}
        createText={t('organizations.list.create')}
        mayWrite
      />
      <MountOnOpen open={entityId !== undefined}>
        <OrganizationForm entityId={entityId} onClose={() => table.open()} />
      </MountOnOpen>
    </>
  );
};
