import { PageTabs } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { useLocation } from 'react-router-dom';
import { userPageApi } from './user-page-api';

const userTabs = ['overview', 'enrolments', 'attempts', 'certificates', 'activity'] as const;

/** Returns the open tab, which the hash of the address names. */
export const useUserTab = () => {
  const { hash } = useLocation();
  return userTabs.find((tab) => `#${tab}` === hash) ?? 'overview';
};

/** Tabs of a user's page, with how many things each holds. */
export const UserTabs = ({ user }: { user: User }) => {
  const { t, formats } = useTranslation();
  const current = useUserTab();
  const { currentData } = userPageApi.useGetUserStudyQuery(user.id);
  const totals = currentData?.totals;
  return (
    <PageTabs
      label={t('users.page.tabs')}
      tabs={userTabs.map((tab) => {
        const count = tab === 'overview' || tab === 'activity' ? undefined : totals?.[tab];
        return {
          to: { hash: tab },
          text: t(`users.page.${tab}`),
          isCurrent: tab === current,
          count: count === undefined ? undefined : formats.number(count),
        };
      })}
    />
  );
};
