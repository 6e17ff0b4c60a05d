import { EntityTable, MountOnOpen } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { organizationResource, type OrganizationStatus } from '@lms/org-management/contract';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { useNavigate } from 'react-router-dom';
import { pendingPath } from './organization-paths';
import { organizationCalls } from './organizations-api';
import { useOrganizationView } from './use-organization-view';
import { useTableWithin } from './use-table-within';

const OrganizationForm = lazyPart({
  load: () => import('./organization-form').then((module) => module.OrganizationForm),
});

const shown: readonly OrganizationStatus[] = ['ACTIVE', 'INACTIVE'];

/** List of the approved organizations. */
export const Page = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const table = useTableState(organizationResource);
  const view = useOrganizationView({
    statuses: shown,
    actionsOf: ({ code, status }) =>
      status === 'ACTIVE'
        ? [
            {
              key: 'publicPage',
              label: t('organizations.list.publicPage'),
              onClick: () => void navigate(`/organization/${code}`),
            },
          ]
        : [],
  });
  // A new organization starts pending, like a registered one.
  const open = (id?: string) =>
    id === 'new' ? void navigate(`${pendingPath}?item=new`) : table.open(id);
  return (
    <>
      <PageHead title={t('admin.menu.organizations')} />
      <h1>{t('admin.menu.organizations')}</h1>
      <p>{t('organizations.list.inactiveNote')}</p>
      <EntityTable
        resource={organizationResource}
        table={{ ...useTableWithin(table, shown), open }}
        calls={organizationCalls}
        view={view}
        createText={t('organizations.list.create')}
        mayWrite
        mayDelete={false}
      />
      <MountOnOpen open={table.state.entityId !== undefined}>
        <OrganizationForm entityId={table.state.entityId} onClose={() => table.open()} />
      </MountOnOpen>
    </>
  );
};
