import { api, entityCalls, entityEndpoints } from '@lms/entity-api';
import {
  type Organization,
  organizationResource,
  type OrganizationReview,
  type OrganizationTypes,
} from '@lms/org-management/contract';

interface Document {
  organizationId: string;
  documentId: string;
}
interface Picture {
  id: string;
  name: 'logo' | 'banner';
  body: FormData;
}

const tag = (id: string) => ({ type: 'Organization' as const, id });

export const organizationsApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, organizationResource);
    return {
      findOrganizationsToManage: entity.find,
      getOrganizationToManage: entity.get,
      createOrganization: entity.create,
      updateOrganization: entity.update,
      updateOrganizationStatus: entity.updateStatus,
      deleteOrganizations: entity.deleteItems,
      exportOrganizations: entity.exportItems,
      getMyOrganization: build.query<Organization, void>({
        query: () => '/organization/mine',
        providesTags: (item) => (item ? [tag(item.id)] : []),
      }),
      getOrganizationReview: build.query<OrganizationReview, string>({
        query: (id) => `/organization/${id}/review`,
        providesTags: (_review, _error, id) => [tag(id)],
      }),
      /** Object URL of a document; the caller revokes it. */
      readDocument: build.mutation<string, Document>({
        query: ({ organizationId, documentId }) => ({
          url: `/organization/${organizationId}/document/${documentId}`,
          responseHandler: async (response) =>
            response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
        }),
      }),
      setOrganizationPicture: build.mutation<Organization, Picture>({
        query: ({ id, name, body }) => ({
          url: `/organization/${id}/${name}`,
          method: 'PUT',
          body,
        }),
        invalidatesTags: (item) => (item ? [tag(item.id)] : []),
      }),
      removeOrganizationPicture: build.mutation<Organization, Omit<Picture, 'body'>>({
        query: ({ id, name }) => ({ url: `/organization/${id}/${name}`, method: 'DELETE' }),
        invalidatesTags: (item) => (item ? [tag(item.id)] : []),
      }),
    };
  },
});

export const organizationCalls = entityCalls<OrganizationTypes>({
  useFind: organizationsApi.useFindOrganizationsToManageQuery,
  useGet: organizationsApi.useGetOrganizationToManageQuery,
  useCreate: organizationsApi.useCreateOrganizationMutation,
  useUpdate: organizationsApi.useUpdateOrganizationMutation,
  useUpdateStatus: organizationsApi.useUpdateOrganizationStatusMutation,
  useDeleteItems: organizationsApi.useDeleteOrganizationsMutation,
  useExport: organizationsApi.useExportOrganizationsMutation,
});
