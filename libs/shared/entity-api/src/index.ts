export * from './api';
export type { ApiExtra } from './call';
export * from './entity-calls';
export * from './entity-endpoints';
export { followEvents, type Following, whileWatched } from './event-stream';
export * from './fallbacks';
export * from './is-outdated';
export * from './is-temporary';
export { hearLiveEvents, tellLiveEvent } from './live-listeners';
export {
  useGetListViewsQuery,
  useLazyGetListViewsQuery,
  useSaveListViewsMutation,
} from './list-views';
export { useFindOwnersQuery } from './owners';
export * from './lapse-slice';
export * from './outbox';
export * from './problem';
export * from './see-as';
export * from './session-slice';
export * from './store-batching';
export * from './unsaved';
