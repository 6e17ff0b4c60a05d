import type { TableState } from './entity';

export const organizationTypes = ['GOVERNMENT', 'COMPANY', 'UNIVERSITY', 'NGO', 'OTHER'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

export interface CatalogOrganization {
  code: string;
  name: string;
  logoUrl: string | null;
  courseCount: number;
}

/** ACTIVE organization in the answer of `POST /catalog/organization/find`. */
export interface CatalogOrganizationItem extends CatalogOrganization {
  id: string;
  type: OrganizationType;
  description: string;
}

/** Body of `POST /catalog/organization/find`. */
export interface OrganizationQuery extends Pick<TableState, 'paginator' | 'searchTerm'> {
  filter: { code?: string | string[]; type?: OrganizationType | OrganizationType[] };
  sorting: { column: 'id' | 'code' | 'name' | 'type'; direction: 'asc' | 'desc' };
}
