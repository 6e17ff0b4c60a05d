import { type EntityAction, type EntityView, StatusTag, When } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type {
  Organization,
  OrganizationStatus,
  OrganizationTypes,
} from '@lms/org-management/contract';
import { useTypeOptions } from './use-organization-labels';

interface OrganizationViewOptions {
  /** Statuses that the list's rows can have. */
  statuses: readonly OrganizationStatus[];
  actionsOf?: (organization: Organization) => EntityAction[];
}

/** Columns and filters of the organization lists. */
export const useOrganizationView = ({
  statuses,
  actionsOf,
}: OrganizationViewOptions): EntityView<OrganizationTypes> => {
  const { t } = useTranslation();
  const types = useTypeOptions();
  const statusText = (status: OrganizationStatus) => t(`organizations.status.${status}`);
  return {
    nameOf: ({ name }) => name,
    statusText,
    consequenceOf: (status) =>
      status === 'INACTIVE' ? t('organizations.list.inactiveNote') : undefined,
    actionsOf,
    columns: [
      {
        field: 'name',
        title: t('organizations.field.name'),
        personOf: ({ name, logoUrl }) => ({ name, imageUrl: logoUrl }),
      },
      {
        field: 'code',
        title: t('organizations.field.code'),
        render: ({ code }) => <span lang="en">{code}</span>,
      },
      {
        field: 'type',
        title: t('organizations.field.type'),
        render: ({ type }) => t(`organizations.type.${type}`),
        exportTexts: Object.fromEntries(types.map(({ value, label }) => [value, label])),
      },
      {
        field: 'contactPerson',
        title: t('organizations.field.contactPerson'),
        render: ({ contactPerson }) => contactPerson.name,
        exportField: 'contactPerson.name',
      },
      {
        field: 'status',
        title: t('organizations.field.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
      {
        field: 'createdAt',
        title: t('organizations.field.createdAt'),
        render: ({ createdAt }) => <When at={createdAt} />,
      },
    ],
    filters: [
      { field: 'type', label: t('organizations.field.type'), options: types },
      {
        field: 'status',
        label: t('organizations.field.status'),
        options: statuses.map((value) => ({ value, label: statusText(value) })),
      },
    ],
  };
};
