import { useTranslation } from '@lms/i18n';

/**
 * Returns how a list names people: who has closed the account has no name, and no address but a
 * stand-in without an "@".
 */
export const usePerson = () => {
  const { t } = useTranslation();
  const emailOf = (email: string) => (email.includes('@') ? email : '');
  return {
    nameOf: (name: string, email: string) => name || emailOf(email) || t('admin.closedAccount'),
    emailOf,
  };
};
