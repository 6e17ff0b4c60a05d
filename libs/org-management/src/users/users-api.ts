import {
  type CatalogOrganizationItem,
  defaultTableState,
  type FindResult,
  type OrganizationQuery,
  type SeeAs,
  type User,
  type UserActivity,
  userResource,
  type UserSession,
  type UserStatus,
  type UserStudy,
} from '@lms/contract';
import { api, entityEndpoints } from '@lms/entity-api';

const one = (id: string) => ({ type: 'ManagedUser' as const, id });
const list = one('LIST');

export const usersApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, userResource);
    return {
      findUsers: entity.find,
      getUser: entity.get,
      createUser: entity.create,
      updateUser: entity.update,
      updateUserStatus: entity.updateStatus,
      deleteUsers: entity.deleteItems,
      exportUsers: entity.exportItems,
      rejectUser: build.mutation<{ ids: string[] }, { user: User; reason: string }>({
        query: ({ user, reason }) => ({
          url: '/user/updateStatus',
          method: 'PUT',
          body: { ids: [user.id], status: 'INACTIVE' satisfies UserStatus, reason },
        }),
        invalidatesTags: (_done, _error, { user }) => [list, one(user.id)],
      }),
      resendLink: build.mutation<null, string>({
        query: (id) => ({ url: `/user/${id}/resend`, method: 'POST' }),
      }),
      sendPasswordLink: build.mutation<null, string>({
        query: (id) => ({ url: `/user/${id}/password-link`, method: 'POST' }),
      }),
      startSeeing: build.mutation<SeeAs, string>({
        query: (id) => ({ url: `/user/${id}/see-as`, method: 'POST' }),
      }),
      getUserStudy: build.query<UserStudy, string>({ query: (id) => `/user/${id}/study` }),
      getUserSessions: build.query<{ items: UserSession[] }, string>({
        query: (id) => `/user/${id}/session`,
        providesTags: (_sessions, _error, id) => [one(id)],
      }),
      endUserSession: build.mutation<null, { id: string; sessionId: string }>({
        query: ({ id, sessionId }) => ({
          url: `/user/${id}/session/${sessionId}`,
          method: 'DELETE',
        }),
        invalidatesTags: (_done, _error, { id }) => [one(id)],
      }),
      endUserSessions: build.mutation<null, string>({
        query: (id) => ({ url: `/user/${id}/session`, method: 'DELETE' }),
        invalidatesTags: (_done, _error, id) => [one(id)],
      }),
      getUserActivity: build.infiniteQuery<UserActivity, string, string | undefined>({
        infiniteQueryOptions: {
          initialPageParam: undefined,
          getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
        },
        query: ({ queryArg: id, pageParam: before }) => ({
          url: `/user/${id}/activity`,
          params: before ? { before } : undefined,
        }),
      }),
      /** Whose a person can be, for those who reach all organisations. */
      findUserOrganizations: build.query<FindResult<CatalogOrganizationItem>, void>({
        query: () => ({
          url: '/catalog/organization/find',
          method: 'POST',
          body: {
            filter: {},
            searchTerm: '',
            paginator: { ...defaultTableState.paginator, pageSize: 100 },
            sorting: { column: 'name', direction: 'asc' },
          } satisfies OrganizationQuery,
        }),
      }),
    };
  },
});

export const userCalls = {
  useFind: usersApi.useFindUsersQuery,
  useGet: usersApi.useGetUserQuery,
  useCreate: usersApi.useCreateUserMutation,
  useUpdate: usersApi.useUpdateUserMutation,
  useUpdateStatus: usersApi.useUpdateUserStatusMutation,
  useDeleteItems: usersApi.useDeleteUsersMutation,
  useExport: usersApi.useExportUsersMutation,
};
