export * from './decision';
export * from './lazy-parts';
export * from './use-held-item';

export type { Held } from './held';
