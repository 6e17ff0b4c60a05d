export * from './decision';
export * from './lazy-parts';
export * from './use-held-item';
export * from './use-refusal';
