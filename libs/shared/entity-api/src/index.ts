export * from './api';
export type { ApiExtra } from './base-query';
export * from './entity-endpoints';
export { followEvents } from './event-stream';
export * from './fallbacks';
export { useFindOwnersQuery } from './owners';
export * from './problem';
export * from './see-as';
export * from './session-slice';
