import type { EntityTypes, FindResult, TableState } from '@lms/contract';
import type { ListExport, StatusChange, Update } from '@lms/entity-api';

interface Answer<Data> {
  data?: Data;
  error?: unknown;
}
type Write<Input, Data> = readonly [(input: Input) => PromiseLike<Answer<Data>>, unknown];

interface Read<Data> extends Answer<Data> {
  currentData?: Data;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => PromiseLike<Answer<Data>>;
}
interface ReadOptions {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean;
}

/** The hooks of one entity, as RTK Query makes them from its endpoints. */
export interface EntityCalls<T extends EntityTypes> {
  useFind: (state: TableState<T>, options: ReadOptions) => Read<FindResult<T['item']>>;
  useGet: (id: string, options: ReadOptions) => Read<T['item']>;
  useCreate: () => Write<T['input'], { id: string }>;
  useUpdate: () => Write<Update<T>, T['item']>;
  useUpdateStatus: () => Write<StatusChange<T>, { ids: string[] }>;
  useDeleteItems: () => Write<string[], { ids: string[] }>;
  useExport?: () => Write<ListExport<T>, string>;
  /** Only for restorable resources. */
  useRestoreItems?: () => Write<string[], { ids: string[] }>;
}
