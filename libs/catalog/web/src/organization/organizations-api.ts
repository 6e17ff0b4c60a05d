import type { CatalogOrganizationDetail } from '@lms/catalog/contract';
import type { CatalogOrganizationItem, FindResult, OrganizationQuery } from '@lms/contract';
import { api } from '@lms/entity-api';

export const organizationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findOrganizations: build.query<FindResult<CatalogOrganizationItem>, OrganizationQuery>({
      query: (body) => ({ url: '/catalog/organization/find', method: 'POST', body }),
    }),
    getOrganization: build.query<CatalogOrganizationDetail, string>({
      query: (code) => `/catalog/organization/${encodeURIComponent(code)}`,
    }),
  }),
});

export const { useFindOrganizationsQuery, useGetOrganizationQuery } = organizationsApi;
