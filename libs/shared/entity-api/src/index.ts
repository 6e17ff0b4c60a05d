export * from './api';
export type { ApiExtra } from './base-query';
export * from './problem';
export * from './session-slice';
