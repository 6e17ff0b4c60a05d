import { useTranslation } from '@lms/i18n';
import { UserList } from './user-list';

export const Page = () => {
  const { t } = useTranslation();
  return <UserList list="pending" title={t('users.list.pendingTitle')} />;
};
