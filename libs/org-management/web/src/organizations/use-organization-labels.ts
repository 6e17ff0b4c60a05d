import { organizationTypes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';

/** Labels of an organization's fields, in every form. */
export const useOrganizationLabels = () => {
  const { t } = useTranslation();
  return {
    name: t('organizations.field.name'),
    code: t('organizations.field.code'),
    type: t('organizations.field.type'),
    email: t('organizations.field.email'),
    phone: t('organizations.field.phone'),
    website: t('organizations.field.website'),
    address: t('organizations.field.address'),
    description: t('organizations.field.description'),
    'contactPerson.name': t('organizations.field.contactName'),
    'contactPerson.designation': t('organizations.field.contactDesignation'),
    'contactPerson.email': t('organizations.field.contactEmail'),
    'contactPerson.phone': t('organizations.field.contactPhone'),
  };
};

/** Options of the organization type. */
export const useTypeOptions = () => {
  const { t } = useTranslation();
  return organizationTypes.map((value) => ({ value, label: t(`organizations.type.${value}`) }));
};
