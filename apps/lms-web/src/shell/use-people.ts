import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions } from '@lms/org-management/contract';
import type { Found } from './found';
import { useSearchPeopleQuery } from './search-api';

/** List that a person's page is below, by the reader's reach. */
const lists = {
  all: '/user-management/users',
  own: '/user-management/tenant-user',
  none: undefined,
};

/** Finds people for those who may see users; for others there are none, and nobody is asked. */
export const usePeople = (term: string, isTooShort: boolean) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const list = lists[user ? reachOf(user.roles, orgManagementPermissions['user.read']) : 'none'];
  const skip = isTooShort || !list;
  const { currentData, error, isFetching, refetch } = useSearchPeopleQuery(term, { skip });
  const people = (skip ? [] : (currentData?.items ?? [])).map(
    ({ id, name, username, roles }): Found => ({
      path: `${list}/${id}`,
      text: name || username,
      within: [...roles.map((role) => t(`shell.role.${role}.name`)), username].join(' · '),
    }),
  );
  return {
    mayFindPeople: list !== undefined,
    people,
    peopleSearch: { error: skip ? undefined : error, isFetching, refetch },
  };
};
