import type { EntityTypes, FindResult, TableState } from '@lms/contract';
import type { ListExport, StatusChange, Update } from './entity-endpoints';
import { type Answered, orFallback } from './fallbacks';

interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

interface Read<Data> extends Outcome<Data> {
  currentData?: Data;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => PromiseLike<Outcome<Data>>;
}
interface ReadOptions {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean;
}
type Write<Input, Answer> = readonly [
  (input: Input) => PromiseLike<Answer>,
  { isLoading: boolean },
];
type RawWrite<Input, Data> = () => Write<Input, Outcome<Data>>;

interface Ids {
  ids: string[];
}

/** Hooks of one entity's endpoints, as RTK Query makes them. */
interface EntityHooks<T extends EntityTypes> {
  useFind: (state: TableState<T>, options: ReadOptions) => Read<FindResult<T['item']>>;
  useGet: (id: string, options: ReadOptions) => Read<T['item']>;
  useCreate: RawWrite<T['input'], { id: string }>;
  useUpdate: RawWrite<Update<T>, T['item']>;
  useUpdateStatus: RawWrite<StatusChange<T>, Ids>;
  useDeleteItems: RawWrite<string[], Ids>;
  useExport?: RawWrite<ListExport<T>, string>;
  /** Only for restorable resources. */
  useRestoreItems?: RawWrite<string[], Ids>;
}

/** Generic list service of one entity: its callers get answers or fallbacks, never an exception. */
export interface EntityCalls<T extends EntityTypes> {
  /** `answer` is empty while the first rows load. */
  useFind: (
    state: TableState<T>,
    options: ReadOptions,
  ) => Read<FindResult<T['item']>> & { answer: Answered<FindResult<T['item']>> };
  /** `answer` is missing while the item loads. */
  useGet: (
    id: string,
    options: ReadOptions,
  ) => Read<T['item']> & { answer?: Answered<T['item'], { id: undefined }> };
  useCreate: () => Write<T['input'], Answered<{ id: string }, { id: undefined }>>;
  /** The fallback of an update is the item as it was sent. */
  useUpdate: () => Write<Update<T>, Answered<T['item'], T['input'] & { id: string }>>;
  useUpdateStatus: () => Write<StatusChange<T>, Answered<Ids>>;
  useDeleteItems: () => Write<string[], Answered<Ids>>;
  useExport?: RawWrite<ListExport<T>, string>;
  useRestoreItems?: () => Write<string[], Answered<Ids>>;
}

const answering =
  <Input, Data, Answer>(
    useWrite: RawWrite<Input, Data>,
    answerOf: (outcome: Outcome<Data>, input: Input) => Answer,
  ) =>
  (): Write<Input, Answer> => {
    const [send, state] = useWrite();
    return [async (input) => answerOf(await send(input), input), state];
  };

/** Makes the generic list service of an entity from the hooks of its endpoints. */
export const entityCalls = <T extends EntityTypes>(hooks: EntityHooks<T>): EntityCalls<T> => ({
  useFind: (state, options) => {
    const query = hooks.useFind(state, options);
    const isPending = query.error === undefined && !query.data;
    return {
      ...query,
      answer: isPending ? { items: [], total: 0 } : orFallback.find(query),
    };
  },
  useGet: (id, options) => {
    const query = hooks.useGet(id, options);
    const isPending = query.error === undefined && !query.data;
    return { ...query, answer: isPending ? undefined : orFallback.get(query) };
  },
  useCreate: answering(hooks.useCreate, orFallback.create),
  useUpdate: answering(hooks.useUpdate, (outcome, { id, input }) =>
    orFallback.update(outcome, { ...input, id }),
  ),
  useUpdateStatus: answering(hooks.useUpdateStatus, orFallback.items),
  useDeleteItems: answering(hooks.useDeleteItems, orFallback.items),
  useExport: hooks.useExport,
  useRestoreItems: hooks.useRestoreItems && answering(hooks.useRestoreItems, orFallback.items),
});
