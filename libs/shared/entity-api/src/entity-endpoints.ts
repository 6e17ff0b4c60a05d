import type {
  EntityTypes,
  ExportColumn,
  ExportFormat,
  FindResult,
  Resource,
  TableState,
} from '@lms/contract';
import type { api, Tag } from './api';
import { isOutdated } from './is-outdated';

/** Builder that `api.injectEndpoints` passes to a domain library. */
export type EndpointBuilder = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];

/** Body of a save: the form's values and the version that was loaded. */
export interface Update<T extends EntityTypes> {
  id: string;
  version: number;
  input: T['input'];
}

/** Timeout of an export in milliseconds: a long list takes its time. */
const exportMs = 300_000;

export interface ListExport<T extends EntityTypes> {
  state: TableState<T>;
  format: ExportFormat;
  /** Title of the list, which names the sheet. */
  title?: string;
  columns: ExportColumn[];
  ids?: string[];
}

export interface StatusChange<T extends EntityTypes> {
  ids: string[];
  status: T['status'];
  reason?: string;
}

/**
 * Builds the generic endpoints of one entity (specification, section 7). A library renames them:
 * `findCourses: find`. Every write invalidates the lists.
 */
export const entityEndpoints = <T extends EntityTypes>(
  build: EndpointBuilder,
  { path, tag }: Resource<T, Tag>,
) => {
  const list = { type: tag, id: 'LIST' };
  const one = (id: string) => ({ type: tag, id });
  return {
    find: build.query<FindResult<T['item']>, TableState<T>>({
      query: (body) => ({ url: `${path}/find`, method: 'POST', body }),
      providesTags: (result) => [list, ...(result?.items ?? []).map(({ id }) => one(id))],
    }),
    get: build.query<T['item'], string>({
      query: (id) => `${path}/${id}`,
      providesTags: (_item, _error, id) => [one(id)],
    }),
    create: build.mutation<{ id: string }, T['input']>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: (result) => (result ? [list] : []),
    }),
    update: build.mutation<T['item'], Update<T>>({
      query: ({ id, version, input }) => ({
        url: `${path}/${id}`,
        method: 'PUT',
        body: { ...input, version },
      }),
      invalidatesTags: (item) => (item ? [list, one(item.id)] : []),
    }),
    updateStatus: build.mutation<{ ids: string[]; status: T['status'] }, StatusChange<T>>({
      query: (body) => ({ url: `${path}/updateStatus`, method: 'PUT', body }),
      invalidatesTags: (result, error, { ids }) =>
        result || isOutdated(error) ? [list, ...ids.map(one)] : [],
    }),
    deleteItems: build.mutation<{ ids: string[] }, string[]>({
      query: (ids) => ({ url: `${path}/deleteItems`, method: 'PUT', body: { ids } }),
      invalidatesTags: (result) => (result ? [list] : []),
    }),
    /** Exports all matching rows, or the selected ones; returns the object URL of the file. */
    exportItems: build.mutation<string, ListExport<T>>({
      query: ({ state, ...rest }) => ({
        url: `${path}/export`,
        method: 'POST',
        body: { ...state, ...rest },
        timeout: exportMs,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
    /** Restores items that were just deleted, for restorable entities. */
    restoreItems: build.mutation<{ ids: string[] }, string[]>({
      query: (ids) => ({ url: `${path}/restoreItems`, method: 'PUT', body: { ids } }),
      invalidatesTags: (result) => (result ? [list] : []),
    }),
  };
};
