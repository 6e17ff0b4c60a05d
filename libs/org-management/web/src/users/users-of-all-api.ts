import type { EntitySelection } from '@lms/admin-ui';
import { api } from '@lms/entity-api';
import type { UsersChange, UserTypes } from '@lms/org-management/contract';
import type { OfAllKind } from './of-all-kinds';

const calls: Record<OfAllKind, { url: string; method: 'PUT' | 'POST' }> = {
  role: { url: '/user/updateRoleOfAll', method: 'PUT' },
  organization: { url: '/user/updateOrganizationOfAll', method: 'PUT' },
  mail: { url: '/user/mailAll', method: 'POST' },
};

interface UsersOfAll {
  kind: OfAllKind;
  selection: EntitySelection<UserTypes>;
  change: object;
  /** Number that the reader has confirmed; without it the users are only counted. */
  confirmed?: number;
}

/** Timeout in milliseconds: a thousand users take their time. */
const changeMs = 300_000;

export const usersOfAllApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeUsersOfAll: build.mutation<UsersChange, UsersOfAll>({
      query: ({ kind, selection: { state, ids }, change, confirmed }) => ({
        ...calls[kind],
        body: { ...state, ...change, ids, confirmed },
        timeout: changeMs,
      }),
      invalidatesTags: (result) =>
        result && result.changed > 0 ? [{ type: 'ManagedUser', id: 'LIST' }] : [],
    }),
  }),
});
