import { useTranslation } from '@lms/i18n';

/** Labels of a person's fields, in forms, lists and pages. */
export const useUserLabels = () => {
  const { t } = useTranslation();
  return {
    username: t('users.field.username'),
    name: t('users.field.name'),
    roles: t('users.field.roles'),
    organizationId: t('users.field.organizationId'),
    occupation: t('users.field.occupation'),
    companyName: t('users.field.companyName'),
    phone: t('users.field.phone'),
    preferredLanguage: t('users.field.preferredLanguage'),
    'accommodations.extraTimePercent': t('users.field.extraTimePercent'),
    'accommodations.largeText': t('users.field.largeText'),
  };
};
