import { api, entityCalls, entityEndpoints, isOutdated } from '@lms/entity-api';
import { userResource, type UserTypes } from '@lms/org-management/contract';

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
      rejectUser: build.mutation<null, { id: string; reason: string }>({
        query: ({ id, reason }) => ({
          url: `/user/${id}/reject`,
          method: 'POST',
          body: { reason },
        }),
        invalidatesTags: (_none, error, { id }) =>
          !error || isOutdated(error)
            ? ['LIST', id].map((one) => ({ type: userResource.tag, id: one }))
            : [],
      }),
      resendLink: build.mutation<null, string>({
        query: (id) => ({ url: `/user/${id}/resend`, method: 'POST' }),
      }),
      sendPasswordLink: build.mutation<null, string>({
        query: (id) => ({ url: `/user/${id}/password-link`, method: 'POST' }),
      }),
    };
  },
});

export const userCalls = entityCalls<UserTypes>({
  useFind: usersApi.useFindUsersQuery,
  useGet: usersApi.useGetUserQuery,
  useCreate: usersApi.useCreateUserMutation,
  useUpdate: usersApi.useUpdateUserMutation,
  useUpdateStatus: usersApi.useUpdateUserStatusMutation,
  useDeleteItems: usersApi.useDeleteUsersMutation,
  useExport: usersApi.useExportUsersMutation,
});
